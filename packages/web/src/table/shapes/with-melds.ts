import { melds } from '../layout/shapes/melds.ts';
import { More } from './more.tsx';
import { shapesWith } from './shapes.ts';

export const shapes = shapesWith({ melds }, { More });
