/** How the cards of one zone lie in a given width. */
import type { CardShape } from '../layout.ts';
import { isNarrow } from './board.ts';
import type { CardGroup } from './board.ts';
import { LEAST_STRIP, LEAST_TARGET } from './measures.ts';
import type { Measures } from './measures.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
  readonly shape: CardShape;
}

export function sizeOf(width: number, shape: CardShape): Size {
  return { width, height: heightOf(width, shape), shape };
}

/** Around a small card, at both sides together. */
const AROUND = { x: 8, y: 4 };

function heightOf(width: number, shape: CardShape): number {
  if (shape === 'tile') return width;
  return shape === 'card'
    ? Math.round(width * 1.4)
    : Math.round((width - AROUND.x) * 1.4) + AROUND.y;
}

export interface Flow {
  readonly lines: number;
  /** Of the widest line. */
  readonly width: number;
}

type Put = (index: number, x: number, line: number, width: number) => void;

export interface Room {
  readonly width: number;
  /** What a label takes of the first line. */
  readonly indent: number;
}

export function flow(
  group: CardGroup,
  size: Size,
  room: Room,
  measures: Measures,
  slim: boolean,
  put?: Put,
): Flow {
  switch (group.manner) {
    case 'pile':
      return piled(group, size, measures, put);
    case 'line':
      return overlapping(group, size, room, measures, put);
    case 'row':
      return slim && group.gaps > 0
        ? uneven(group, size, room, measures, put)
        : regular(group, size.width, pitchInRow(group, size, room, measures), room, put);
  }
}

/** Own cards stay as large as they are when there are more than usual: they overlap, as far as a finger allows. */
function pitchInRow(
  { side, cards: { length: count }, usual }: CardGroup,
  { width }: Size,
  { width: room, indent }: Room,
  { gap }: Measures,
): number {
  const apart = width + gap;
  if (side !== 'own' || count <= usual || indent > 0) return apart;
  const lines = Math.ceil(count / fittingIn(room, width, LEAST_TARGET));
  return Math.min(apart, (room - width) / Math.max(1, Math.ceil(count / lines) - 1));
}

/** One upon another, the topmost a little aside where they can be told apart. */
function piled({ cards, seen }: CardGroup, { width }: Size, { strip }: Measures, put?: Put): Flow {
  const below = Math.max(0, cards.length - seen);
  const step = stripOf(width, strip);
  cards.forEach((_, index) => put?.(index, Math.max(0, index - below) * step, 0, width));
  return { lines: 1, width: width + (seen - 1) * step };
}

/** What must be seen of a card so that its corner can be read. */
function stripOf(width: number, share: number): number {
  return Math.max(LEAST_STRIP, Math.ceil(width * share));
}

/** Cards at equal distances, as many a line as there is room for, those of one line under the other's. */
function regular(group: CardGroup, width: number, pitch: number, room: Room, put?: Put): Flow {
  const count = group.cards.length;
  const most = fittingIn(room.width, width, pitch);
  const fitting = room.indent === 0 ? balanced(reckonedOf(group), most) : most;
  const first = room.indent === 0 ? fitting : fittingIn(room.width - room.indent, width, pitch);
  const skipped = fitting - first;
  const start = room.indent === 0 ? 0 : room.width - width - (fitting - 1) * pitch;
  if (put) {
    for (let n = 0; n < count; n++) {
      const place = n + skipped;
      put(n, Math.floor(start + (place % fitting) * pitch), Math.floor(place / fitting), width);
    }
  }
  const reckoned = reckonedOf(group) + skipped;
  const longest = Math.max(1, Math.min(reckoned, fitting));
  const lines = Math.max(1, Math.ceil(reckoned / fitting));
  return { lines, width: width + (longest - 1) * pitch };
}

/** A line keeps the place of as many cards as usual; those that may overlap do so one by one. */
function reckonedOf({ manner, cards, usual }: CardGroup): number {
  return manner === 'row' ? Math.max(cards.length, usual) : cards.length;
}

/** So many a line that no line holds much less than another. */
function balanced(count: number, most: number): number {
  return Math.max(1, Math.ceil(count / Math.max(1, Math.ceil(count / most))));
}

function fittingIn(room: number, width: number, pitch: number): number {
  return Math.max(1, 1 + Math.floor((room - width) / pitch + 1e-9));
}

/** Cards closer to each other the more there are, until only their index strips are seen. */
function overlapping(
  group: CardGroup,
  { width }: Size,
  room: Room,
  { gap, strip }: Measures,
  put?: Put,
): Flow {
  const least = stripOf(width, strip);
  const ideal = (room.width - width) / Math.max(1, group.cards.length - 1);
  return regular(group, width, Math.min(width + gap, Math.max(least, ideal)), room, put);
}

function uneven(
  group: CardGroup,
  { width }: Size,
  room: Room,
  { gap, gapShare }: Measures,
  put?: Put,
) {
  const narrow = Math.floor(width * gapShare);
  let [x, line, widest] = [room.indent, 0, 0];
  group.cards.forEach((card, index) => {
    const own = isNarrow(card) ? narrow : width;
    if (x > 0 && x + own > room.width) [x, line] = [0, line + 1];
    put?.(index, x, line, own);
    widest = Math.max(widest, x + own);
    x += own + gap;
  });
  return { lines: line + 1, width: widest };
}

/** How much of a card in a line one wishes to see: of one's own, almost all. */
const seenInLine = { own: 0.76, middle: 0.68, rival: 0.66 };

/** The width that as many cards as usual need, not too close to each other. */
export function usualWidth(
  { manner, usual, side }: CardGroup,
  { width }: Size,
  { gap }: Measures,
): number {
  const pitch = manner === 'line' ? Math.ceil(width * seenInLine[side]) : width + gap;
  return width + (usual - 1) * pitch;
}

/** The width they take where there is room. */
export function spreadWidth({ usual }: CardGroup, { width }: Size, { gap }: Measures): number {
  return width + (usual - 1) * (width + gap);
}
