/** A hand of any size: rows of cards that overlap, each showing enough of itself to be touched. */
import type { Fan, Piece } from '../../scene.ts';
import type { Terms } from '../block.ts';
import type { Boxes } from '../boxes.ts';
import type { Size } from '../flow.ts';
import { LEAST_STRIP, LEAST_TARGET } from '../measures.ts';
import type { Part } from '../part.ts';

/** More rows than these are not held in a hand: then cards lie closer, under a magnifier. */
const MOST_ROWS = 4;
/** How large those are then at most. */
const WIDEST_CLOSE = 50;
/** Above the first row where there is room, so that a card that is lifted covers nothing. */
const LIFT = 12;

/** How many cards lie in each row, of how many there is room for, and how far the rows are apart. */
export interface Rows {
  readonly counts: readonly number[];
  readonly places: readonly number[];
  readonly pitch: number;
  readonly size: Size;
}

export function fanPart(fan: Fan, size: Size, room: number, terms: Terms): Part {
  const { id, cards } = fan;
  const { measures, snug, strict } = terms;
  const pitch = snug ? LEAST_TARGET : size.height + measures.gap;
  const rows = { ...rowsOf(fan, room), pitch, size };
  const { places } = rows;
  const wide = Math.max(...places.map((count) => widthOf(count, size.width, measures.gap, room)));
  const above = snug ? 0 : LIFT;
  const height = above + heightOf(rows);
  return {
    width: wide,
    height: strict && size.width > widestFor(places, room) ? Infinity : height,
    fills: 'line',
    put(boxes, x, y) {
      // A few cards lie in the middle of their place.
      const left = x + Math.floor((room - wide) / 2);
      boxes.zones.set(id, { x: left, y, width: wide, height });
      boxes.places.set(id, { x: left, y: y + above, width: size.width, height: size.height });
      boxes.shapes.set(id, size.shape);
      putRows(boxes, cards, rows, { x: left, y: y + above, width: room }, measures.gap);
    },
  };
}

/** Whole targets in up to four rows; beyond that, a row for each part, or four as full as each other. */
function rowsOf({ cards, parts, awaited }: Fan, room: number): Pick<Rows, 'counts' | 'places'> {
  const more = awaited ?? 0;
  const count = cards.length + more;
  const fitting = fittingAt(LEAST_TARGET, LEAST_TARGET, room);
  const most = fittingAt(LEAST_STRIP, WIDEST_CLOSE, room);
  if (count > fitting * MOST_ROWS) {
    const counts = joinedTo(MOST_ROWS, parts);
    const places = counts.map((part) => part + more);
    if (counts.length > 1 && places.every((part) => part <= most)) return { counts, places };
  }
  const isWhole = count <= fitting * MOST_ROWS;
  // One row that is full has the smallest cards; a hand that is drawn to has larger ones in two.
  const least = awaited === undefined || count < fitting ? 1 : 2;
  const rows = isWhole ? Math.max(least, count / fitting) : Math.max(MOST_ROWS, count / most);
  const places = evenly(count, Math.ceil(rows));
  return { counts: filled(places, cards.length), places };
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

/** Cards do not grow at the cost of what is seen of them. */
function widestFor(places: readonly number[], room: number): number {
  const whole = room - (Math.max(...places) - 1) * LEAST_TARGET;
  return whole < LEAST_TARGET ? WIDEST_CLOSE : whole;
}

export function fittingAt(step: number, width: number, room: number): number {
  return Math.max(1, 1 + Math.floor((room - width) / step));
}

export function evenly(count: number, rows: number): number[] {
  const each = Math.ceil(count / rows);
  return Array.from({ length: rows }, (_, n) => Math.max(0, Math.min(each, count - n * each)));
}

/** Neighbours come together, the fewest first, until there are no more than so many. */
function joinedTo(most: number, parts: readonly number[]): number[] {
  const joined = parts.filter((part) => part > 0);
  while (joined.length > most) {
    const sums = joined.slice(1).map((part, n) => part + joined[n]!);
    const least = sums.indexOf(Math.min(...sums));
    joined.splice(least, 2, sums[least]!);
  }
  return joined;
}

function stepOf(count: number, width: number, gap: number, room: number): number {
  return Math.min(width + gap, (room - width) / Math.max(1, count - 1));
}

function widthOf(count: number, width: number, gap: number, room: number): number {
  return Math.ceil(width + Math.max(0, count - 1) * stepOf(count, width, gap, room));
}

export function heightOf({ counts, pitch, size }: Rows): number {
  return (counts.length - 1) * pitch + size.height;
}

export function putRows(
  boxes: Pick<Boxes, 'pieces' | 'magnified'>,
  cards: readonly Piece[],
  { counts, places, pitch, size }: Rows,
  { x, y, width: room }: { readonly x: number; readonly y: number; readonly width: number },
  gap: number,
): void {
  let first = 0;
  counts.forEach((count, row) => {
    const step = stepOf(places[row]!, size.width, gap, room);
    cards.slice(first, first + count).forEach(({ id }, n) => {
      const box = { x: x + Math.floor(n * step), y: y + row * pitch, width: size.width };
      boxes.pieces.set(id, { ...box, height: size.height });
      if (step < LEAST_TARGET && n < count - 1) boxes.magnified.add(id);
    });
    first += count;
  });
}
