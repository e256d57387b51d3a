/** A hand that is drawn to and laid from. */
import type { Fan } from '../../scene.ts';
import type { Terms } from '../block.ts';
import type { Boxes } from '../boxes.ts';
import { sizeOf } from '../flow.ts';
import type { Size } from '../flow.ts';
import { nextId } from '../next-id.ts';
import type { Part } from '../part.ts';
import { fanPart, isOneRow } from './fan.ts';
import { LARGE } from './shape-measures.ts';

/** However few cards there are. */
const WIDEST = 61;

/** With the place of the card that will be drawn. */
export function drawnHand(fan: Fan, size: Size, room: number, terms: Terms): Part {
  const hand = heldIn(fan, size, room, terms);
  return {
    ...hand,
    // It has a line to itself, and lies in the middle of that by itself.
    width: room,
    put(boxes, x, y, width) {
      hand.put(boxes, x, y, width);
      if (fan.awaited) putNext(boxes, fan, terms.measures.gap);
    },
  };
}

/** A few cards lie in one row, which has the same height however many they are. */
function heldIn(fan: Fan, size: Size, room: number, terms: Terms): Part {
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

/** After the last card, as far from it as that is from the one before; in a hand of rows by suit there is none. */
function putNext({ pieces, places, magnified }: Boxes, { id, cards }: Fan, gap: number): void {
  const [before, last] = cards.slice(-2).map((card) => pieces.get(card.id));
  if (before === undefined || last === undefined || magnified.size > 0) return;
  const step = before.y === last.y ? last.x - before.x : last.width + gap;
  places.set(nextId(id), { ...last, x: last.x + step });
}
