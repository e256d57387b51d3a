/** A hand that is drawn to and laid from: on a telephone it always has the room of two rows. */
import type { Fan } from '../../scene.ts';
import type { Terms } from '../block.ts';
import { sizeOf } from '../flow.ts';
import type { Size } from '../flow.ts';
import type { Part } from '../part.ts';
import { BETWEEN, fanPart } from './fan.ts';
import { LARGE } from './shape-measures.ts';

/** However few cards there are. */
const WIDEST = 84;

/** Nothing else moves when it comes down to one row: its cards grow instead. */
export function drawnHand(fan: Fan, size: Size, room: number, terms: Terms): Part {
  const { cards, awaited } = fan;
  const usual = fanPart(fan, size, room, terms);
  const isOneRow = usual.height < 2 * size.height;
  if (awaited === undefined || terms.snug || room >= LARGE || !isOneRow) return usual;
  const { gap } = terms.measures;
  const each = Math.floor((room + gap) / Math.max(1, cards.length + awaited)) - gap;
  const grown = sizeOf(Math.max(size.width, Math.min(WIDEST, each)), size.shape);
  const row = fanPart(fan, grown, room, terms);
  const height = usual.height + size.height + BETWEEN;
  return {
    ...row,
    height,
    put: (boxes, x, y, width) => row.put(boxes, x, y + height - row.height, width),
  };
}
