/** Every shape there is, for tables of all games. */
import type { LayoutShapes } from '../shapes.ts';
import { besidePile } from './beside-head.ts';
import { chips } from './chips.ts';
import { melds } from './melds.ts';
import { drawnHand } from './melds-hand.ts';
import { partsWith } from './parts.ts';
import { laySheet } from './sheet.ts';
import { layLines } from './stall-line.ts';
import { stallWith } from './stall.ts';

export const layoutShapes: LayoutShapes = {
  partsOf: partsWith({ besidePile, chips, hand: drawnHand, melds, ...stallWith(layLines) }),
  laySheet,
};
