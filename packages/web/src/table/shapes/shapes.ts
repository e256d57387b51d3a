import { layoutShapes } from '../layout/shapes/shapes.ts';
import type { TableShapes } from '../table-shapes.ts';
import { ShapeLabel } from './shape-label.tsx';
import { Magnifier } from './magnifier.tsx';
import { More } from './more.tsx';
import { opens } from './opens.ts';
import { Sheet } from './sheet.tsx';
import { StallLines } from './stall.tsx';

export const shapes: TableShapes = {
  ...layoutShapes,
  Label: ShapeLabel,
  StallLines,
  Sheet,
  Magnifier,
  More,
  opens,
};
