import type { FunctionComponent } from 'preact';
import { stallWith } from '../layout/shapes/stall.ts';
import type { LayLines } from '../layout/shapes/stall.ts';
import type { TableShapes } from '../table-shapes.ts';
import { shapesWith } from './shapes.ts';
import { stallLines } from './stall.tsx';
import type { StallLineProps } from './stall.tsx';

export function withStall(
  layLines: LayLines,
  Line: FunctionComponent<StallLineProps>,
): TableShapes {
  return shapesWith(stallWith(layLines), { StallLines: stallLines(Line) });
}
