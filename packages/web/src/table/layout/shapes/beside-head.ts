/** On a large table heads stand at the left, and the first pile under them. */
import type { Terms } from '../block.ts';
import type { Part } from '../part.ts';
import { beside } from './beside.ts';
import { broadHead } from './broad-head.ts';

/** The first pile stands under the heads, all else of the middle in line with what is beside those. */
export function besidePile(first: Part, others: readonly Part[], room: number, terms: Terms): Part {
  const width = Math.max(first.width, broadHead(terms));
  const column: Part = {
    ...first,
    width,
    put: (boxes, x, y) =>
      first.put(boxes, x + Math.floor((width - first.width) / 2), y, first.width),
  };
  return beside(column, others, room, terms);
}
