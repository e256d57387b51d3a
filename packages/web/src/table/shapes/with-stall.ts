import { stallPart } from '../layout/shapes/stall.ts';
import { shapesWith } from './shapes.ts';
import { StallLines } from './stall.tsx';

export const shapes = shapesWith({ stall: stallPart }, { StallLines });
