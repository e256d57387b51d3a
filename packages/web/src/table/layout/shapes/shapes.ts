/** Every shape there is, for tables of all games. */
import type { LayoutShapes } from '../shapes.ts';
import { melds } from './melds.ts';
import { partsWith } from './parts.ts';
import { laySheet } from './sheet.ts';
import { stallPart } from './stall.ts';

export const layoutShapes: LayoutShapes = {
  partsOf: partsWith({ melds, stall: stallPart }),
  laySheet,
};
