import type { LayoutShapes } from '../shapes.ts';
import { partsOf } from './parts.ts';
import { laySheet } from './sheet.ts';

export const layoutShapes: LayoutShapes = { partsOf, laySheet };
