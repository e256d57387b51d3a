import { laySheet } from '../layout/shapes/sheet.ts';
import type { Reading } from '../table-shapes.ts';
import { Magnifier } from './magnifier.tsx';
import { Sheet } from './sheet.tsx';

export const reading: Reading = { laySheet, Sheet, Magnifier };
