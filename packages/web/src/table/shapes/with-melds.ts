import { besidePile } from '../layout/shapes/beside-head.ts';
import { chips } from '../layout/shapes/chips.ts';
import { melds } from '../layout/shapes/melds.ts';
import { drawnHand } from '../layout/shapes/melds-hand.ts';
import { MeldLabel } from './meld-label.tsx';
import { More } from './more.tsx';
import { shapesWith } from './shapes.ts';

export const shapes = shapesWith(
  { besidePile, chips, hand: drawnHand, melds },
  { Label: MeldLabel, More },
);
