/** A hand of any size: rows of cards that overlap, each showing enough of itself to be touched. */
import type { Fan, Piece } from '../../scene.ts';
import type { Terms } from '../block.ts';
import type { Boxes } from '../boxes.ts';
import type { Size } from '../flow.ts';
import { LEAST_STRIP, LEAST_TARGET, LIFT } from '../measures.ts';
import type { Part } from '../part.ts';
import { LARGE } from './shape-measures.ts';

/** More rows than these are not held in a hand: then cards lie closer, under a magnifier. */
const MOST_ROWS = 4;
/** On a telephone, with more cards than these a suit has a row of its own, whatever it leaves to the finger. */
const MOST_MIXED = 28;
/** How much of a card shows its picture, as a share of its width. */
const PICTURE = 0.71;
/** How much of it shows its index. */
const INDEX = 0.32;
/** How wide a card may be that shows less than a finger needs. */
const WIDEST_CLOSE = 50;
/** Between rows: a lip under one, and what stands on a new card of the next. */
const BETWEEN = 13;

/** How many cards lie in each row, of how many there is room for, and how far the rows are apart. */
export interface Rows {
  readonly counts: readonly number[];
  readonly places: readonly number[];
  readonly pitch: number;
  readonly size: Size;
}

/** Cards of that size; where some are still to come or were laid, its rows are known, and how they are drawn. */
export function fanPart(
  fan: Fan,
  size: Size,
  room: number,
  terms: Terms,
  { counts, places }: Pick<Rows, 'counts' | 'places'> = plainRows(fan, room),
  drawn: Size = size,
): Part {
  const { id, cards } = fan;
  const { measures, snug, strict } = terms;
  const pitch = snug ? LEAST_TARGET : size.height + BETWEEN;
  const rows = { counts, places, pitch, size: drawn };
  const wide = Math.max(...places.map((count) => widthOf(count, drawn.width, measures.gap, room)));
  // A card of the first row needs room to rise.
  const above = measures.density === 'tightest' ? 0 : LIFT;
  const height = above + heightOf({ ...rows, size });
  return {
    width: wide,
    height: strict && drawn.width > widestFor(fan, places, room) ? Infinity : height,
    fills: 'line',
    put(boxes, x, y) {
      // A few cards lie in the middle of their place.
      const left = x + Math.floor((room - wide) / 2);
      boxes.zones.set(id, { x: left, y, width: wide, height });
      boxes.places.set(id, { x: left, y: y + above, width: drawn.width, height: drawn.height });
      boxes.shapes.set(id, size.shape);
      putRows(boxes, cards, rows, { x: left, y: y + above, width: room }, measures.gap);
    },
  };
}

function plainRows(fan: Fan, room: number): Pick<Rows, 'counts' | 'places'> {
  const places = placesFor(fan.cards.length, fan, room);
  return { counts: places, places };
}

/** Whole targets in up to four rows; beyond that, a row for each part, or four as full as each other. */
export function placesFor(
  count: number,
  { parts, usual = 0 }: Pick<Fan, 'parts' | 'usual'>,
  room: number,
  least = 1,
): readonly number[] {
  if (count <= usual) return [count];
  const fitting = fittingAt(LEAST_TARGET, LEAST_TARGET, room);
  const most = fittingAt(LEAST_STRIP, WIDEST_CLOSE, room);
  if (count > (room < LARGE ? MOST_MIXED : fitting * MOST_ROWS)) {
    const isRows = parts.length > 1 && parts.length <= MOST_ROWS;
    if (isRows && parts.every((part) => part <= most)) return parts;
  }
  const isWhole = count <= fitting * MOST_ROWS;
  const rows = isWhole ? Math.max(least, count / fitting) : Math.max(MOST_ROWS, count / most);
  return evenly(count, Math.ceil(rows));
}

/**
 * Cards do not grow at the cost of what is seen of them; on a large table that is their picture. Where
 * one reckons with so many it is their index, of all of those.
 */
export function widestFor(
  { cards, usual = 0 }: Fan,
  places: readonly number[],
  room: number,
): number {
  if (cards.length <= usual) return room / (1 + (usual - 1) * INDEX);
  const widest = places.map((count) =>
    room < LARGE ? room - (count - 1) * LEAST_TARGET : room / (1 + (count - 1) * PICTURE),
  );
  return Math.min(...widest.map((whole) => (whole < LEAST_TARGET ? WIDEST_CLOSE : whole)));
}

export function fittingAt(step: number, width: number, room: number): number {
  return Math.max(1, 1 + Math.floor((room - width) / step));
}

export function evenly(count: number, rows: number): number[] {
  const each = Math.ceil(count / rows);
  return Array.from({ length: rows }, (_, n) => Math.max(0, Math.min(each, count - n * each)));
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
  boxes: Pick<Boxes, 'pieces' | 'under' | 'magnified'>,
  cards: readonly Piece[],
  { counts, places, pitch, size }: Rows,
  { x, y, width: room }: { readonly x: number; readonly y: number; readonly width: number },
  gap: number,
): void {
  const { width, height } = size;
  let first = 0;
  // Whole ones, so that a row leaves as much of each card: all show the same of their pictures.
  const steps = places.map((place) => Math.floor(stepOf(place, width, gap, room)));
  counts.forEach((count, row) => {
    const step = steps[row]!;
    const below = pitch < height ? (counts[row + 1] ?? 0) * (steps[row + 1] ?? 0) : 0;
    cards.slice(first, first + count).forEach(({ id }, n) => {
      boxes.pieces.set(id, { x: x + n * step, y: y + row * pitch, width, height });
      if (n * step < below) boxes.under.add(id);
      if (step < LEAST_TARGET && n < count - 1) boxes.magnified.add(id);
    });
    first += count;
  });
}
