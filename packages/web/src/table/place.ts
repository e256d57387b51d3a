/** A box as the styles of an element, counted from the corner of another. */
import type { Box } from './layout.ts';

const ORIGIN = { x: 0, y: 0 };

export function styleOf(
  { x, y, width, height }: Box,
  corner: Pick<Box, 'x' | 'y'> = ORIGIN,
): Readonly<Record<string, string>> {
  return {
    left: `${x - corner.x}px`,
    top: `${y - corner.y}px`,
    width: `${width}px`,
    height: `${height}px`,
  };
}
