/** A hand that is drawn to and laid from. */
import type { Fan } from '../../scene.ts';
import type { Terms } from '../block.ts';
import type { Boxes } from '../boxes.ts';
import { sizeOf } from '../flow.ts';
import type { Size } from '../flow.ts';
import { nextId } from '../next-id.ts';
import type { Part } from '../part.ts';
import { evenly, fanPart, fittingAt, placesFor, widestFor } from './fan.ts';
import { LEAST_TARGET } from '../measures.ts';
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

/** A few cards lie in one row, more in two: those have one height, however many cards lie there. */
function heldIn(fan: Fan, size: Size, room: number, terms: Terms): Part {
  const { cards, awaited = 0 } = fan;
  const { full, ...rows } = rowsIn(fan, room);
  const at = (width: number) => sizeOf(width, size.shape);
  const widest = widestFor(fan, full, room);
  if (fan.awaited === undefined || room >= LARGE || full.length > 2) {
    const hand = fanPart(fan, size, room, terms, rows);
    return terms.strict && size.width > widest ? { ...hand, height: Infinity } : hand;
  }
  const two = fanPart(fan, size, room, terms, rows, at(Math.min(size.width, widest)));
  if (full.length === 2) return two;
  const { gap } = terms.measures;
  const each = Math.floor((room + gap) / Math.max(1, cards.length + awaited)) - gap;
  const row = fanPart(fan, at(Math.max(size.width, Math.min(WIDEST, each))), room, terms, rows);
  const height = two.height + at(Math.max(size.width, WIDEST)).height - size.height;
  return {
    ...row,
    height,
    put: (boxes, x, y, width) => row.put(boxes, x, y + height - row.height, width),
  };
}

/**
 * As many rows as when the turn began, shared by what is left; and how full they were then: cards do not
 * grow while others are laid.
 */
function rowsIn({ cards, parts, awaited, kept = 0, usual = 0 }: Fan, room: number) {
  const more = awaited ?? 0;
  const held = cards.length + more;
  const count = Math.max(kept, held);
  // One row that is full has the smallest cards; a hand that is drawn to has larger ones in two.
  const isFew = count < fittingAt(LEAST_TARGET, LEAST_TARGET, room);
  const wider = parts.map((part) => part + more);
  const least = awaited === undefined || isFew ? 1 : 2;
  const full = placesFor(count, { parts: wider, usual }, room, least);
  if (full === wider) return { counts: parts, places: wider, full };
  const places = evenly(held, full.length);
  return { counts: filled(places, cards.length), places, full };
}

/** Row by row. */
function filled(places: readonly number[], count: number): number[] {
  let left = count;
  return places.map((place) => {
    const here = Math.min(place, left);
    left -= here;
    return here;
  });
}

/** After the last card, as far from it as that is from the one before; in a hand of rows by suit there is none. */
function putNext({ pieces, places, magnified }: Boxes, { id, cards }: Fan, gap: number): void {
  const [before, last] = cards.slice(-2).map((card) => pieces.get(card.id));
  if (before === undefined || last === undefined || magnified.size > 0) return;
  const step = before.y === last.y ? last.x - before.x : last.width + gap;
  places.set(nextId(id), { ...last, x: last.x + step });
}
