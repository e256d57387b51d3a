/** A hand that is drawn to and laid from. */
import type { Fan } from '../../scene.ts';
import type { Terms } from '../block.ts';
import { sizeOf } from '../flow.ts';
import type { Size } from '../flow.ts';
import type { Part } from '../part.ts';
import { fanPart, isOneRow } from './fan.ts';
import { LARGE } from './shape-measures.ts';

/** However few cards there are. */
const WIDEST = 61;

/** A few cards lie in one row, which has the same height however many they are. */
export function drawnHand(fan: Fan, size: Size, room: number, terms: Terms): Part {
  const { cards, awaited } = fan;
  const usual = fanPart(fan, size, room, terms);
  if (awaited === undefined || room >= LARGE || !isOneRow(fan, room)) return usual;
  const { gap } = terms.measures;
  const each = Math.floor((room + gap) / Math.max(1, cards.length + awaited)) - gap;
  const at = (width: number) => sizeOf(Math.max(size.width, width), size.shape);
  const row = fanPart(fan, at(Math.min(WIDEST, each)), room, terms);
  const height = usual.height + at(WIDEST).height - size.height;
  return {
    ...row,
    height,
    put: (boxes, x, y, width) => row.put(boxes, x, y + height - row.height, width),
  };
}
