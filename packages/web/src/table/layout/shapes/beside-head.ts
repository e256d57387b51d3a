/** On a large table a player's head stands at the left, and all that is theirs beside it. */
import type { Chip, Head, Ribbon } from '../../scene.ts';
import type { Terms } from '../block.ts';
import type { Size } from '../flow.ts';
import type { Part } from '../part.ts';
import { beside } from './beside.ts';
import { chipsPart } from './chips.ts';
import { broadHead, headPart } from './head.ts';
import { ribbonParts } from './ribbon.ts';

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

/** One's own head with its chips under it, and one's melds beside them. */
export function ownBeside(
  head: Head,
  chips: readonly Chip[],
  ribbons: readonly Ribbon[],
  size: Size,
  room: number,
  terms: Terms,
): Part {
  const { apart } = terms.measures;
  const first = headPart(head, broadHead(terms), terms);
  const below = chipsPart(chips, first.width, terms);
  const column: Part = {
    width: first.width,
    height: first.height + apart + below.height,
    fills: 'itself',
    put(boxes, x, y) {
      first.put(boxes, x, y, first.width);
      below.put(boxes, x, y + first.height + apart, first.width);
    },
  };
  const parts = ribbonParts(ribbons, size, room - first.width - apart, terms);
  return beside(column, parts, room, terms);
}
