/** Heads in a row, where they are narrow: words stand under the face. */
import type { Box } from '../layout.ts';

export const LEAST_BESIDE = 100;
export const STACKED = 70;

export function isStacked({ width, height }: Pick<Box, 'width' | 'height'>): boolean {
  return width < LEAST_BESIDE && height >= STACKED;
}
