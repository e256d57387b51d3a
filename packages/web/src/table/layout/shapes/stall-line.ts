/** The lines at a stall: a claim, a few words, an offer with its cards, or a comparison. */
import type { Piece, StallLine } from '../../scene.ts';
import type { Terms } from '../block.ts';
import type { Boxes } from '../boxes.ts';
import { sizeOf } from '../flow.ts';
import { LEAST_TARGET } from '../measures.ts';
import { layParts } from '../part.ts';
import type { Part } from '../part.ts';
import { shapeMeasures } from './shape-measures.ts';
import type { LayLines } from './stall.ts';
import {
  AFTER,
  AVATAR,
  columnsIn,
  LEADING,
  leastWords,
  SMALL,
  WIDEST_CLAIM,
} from './stall-measures.ts';

const WIDEST_OFFER = 330;
const EDGE = 16;
const LEAST_STEP = 8;
/** Above and below words within a golden line, and at their end. */
const WITHIN = 8;
const END = 6;
const cardSize = sizeOf(SMALL, 'card');
/** Beside the words of a chip. */
const PICTURE = 22;
/** Of a sign in an offer, with its number; and what is free around it and its words. */
const SIGN = 24;
const AROUND_SIGNS = 6;
/** How much smaller a note is printed than words, and what stands before signs. */
const SMALLER = 0.92;
const SMALLEST = 0.82;

/** What is said begins with the awning of its card: a sheet below leaves it in sight, and nothing hops for a wish. */
export const layLines: LayLines = (said, { indent, width, card, isBelow }, terms) => {
  const { gap } = terms.measures;
  const lines = withRoom(said, width, terms);
  const split = isBelow ? lines.findIndex(({ kind }) => kind === 'offer') : -1;
  const end = split < 0 ? lines.length : split;
  const made = (from: number, to: number, room: number) =>
    lines.slice(from, to).map((line, n) => linePart(line, lines[from + n - 1], room, terms));
  const lay = (parts: readonly Part[], x: number, y: number, room: number, boxes?: Boxes) =>
    layParts(parts, { x, y, width: room }, gap, 'start', boxes).height;
  const beside = width - indent;
  const [first, offered] = [made(0, end, beside), made(end, lines.length, width)];
  const stands = Math.max(lay(first, 0, 0, beside), card);
  return {
    height: stands + (offered.length === 0 ? 0 : gap + lay(offered, 0, 0, width)),
    put(boxes, x, y) {
      lay(first, x + indent, y, beside, boxes);
      lay(offered, x, y + stands + gap, width, boxes);
    },
  };
};

/**
 * Nothing moves for a comparison: of its notes those are printed whole that have room, the last before
 * others, and that of the sum, which only adds up, after all. The score sheet tells all of them.
 */
function withRoom(lines: readonly StallLine[], width: number, terms: Terms): readonly StallLine[] {
  const compared = lines.filter(({ kind }) => kind === 'contest');
  let left = shapeMeasures[terms.measures.density].notes;
  const hasRoom = (line: StallLine): boolean => {
    const needed = noteLines(line, width - EDGE, terms);
    if (needed > left) return false;
    left -= needed;
    return true;
  };
  const first = [...compared.slice(0, -1).toReversed(), ...compared.slice(-1)];
  const told = new Set(first.filter(hasRoom));
  const isUntold = (line: StallLine) => line.kind === 'contest' && !told.has(line);
  return lines.map((line) => (isUntold(line) ? { ...line, note: null } : line));
}

/** In how many lines words of that width say it. */
function noteLines({ note }: StallLine, width: number, { measures }: Terms): number {
  const { letter } = shapeMeasures[measures.density];
  return Math.ceil(((note ?? '').length * SMALLER * letter) / width);
}

/** Offers, and what follows them, begin a line of their own. */
function linePart(
  line: StallLine,
  before: StallLine | undefined,
  room: number,
  terms: Terms,
): Part {
  const begins = before !== undefined && (line.kind === 'offer') !== (before.kind === 'offer');
  const width = widthOf(line, room, terms);
  const height = heightOf(line, width, terms);
  return {
    width,
    height,
    fills: isWholeLine(line) ? 'line' : begins ? 'start' : 'itself',
    put(boxes, x, y) {
      // A comparison is one table: nothing shows between its lines.
      const joined = line.cells === undefined ? 0 : terms.measures.gap;
      boxes.lines.set(line.id, { x, y, width, height: height + joined });
      const top = y + Math.floor((height - cardSize.height) / 2);
      putCards(line.cards, boxes, x + AVATAR, top, cardRoom(width, terms));
    },
  };
}

function isWholeLine({ kind }: StallLine): boolean {
  return kind !== 'chip' && kind !== 'offer';
}

function widthOf({ kind, text, pictures = [] }: StallLine, room: number, terms: Terms): number {
  const { gap, density } = terms.measures;
  switch (kind) {
    case 'claim':
      return Math.min(WIDEST_CLAIM, room);
    case 'chip': {
      const words = Math.ceil(text.length * shapeMeasures[density].letter);
      const drawn = pictures.length * PICTURE;
      return Math.min(room, Math.max(LEAST_TARGET, words + drawn + EDGE));
    }
    case 'offer':
      return Math.min(WIDEST_OFFER, Math.floor((room + gap) / columnsIn(room, terms)) - gap);
    default:
      return room;
  }
}

/** What is said with an offer, or told of a comparison, has as many lines as it needs. */
function heightOf(line: StallLine, width: number, terms: Terms): number {
  const { kind, tap, text, pictures = [], cards } = line;
  const { [kind]: usual, letter } = shapeMeasures[terms.measures.density];
  const after = AFTER + (tap ? END : 0);
  const aside = AVATAR + after + acrossOf(cards.length, cardRoom(width, terms));
  const drawn = kind === 'chip' ? pictures.length * PICTURE : 0;
  const words = kind === 'offer' ? width - aside : width - EDGE - drawn;
  const lines =
    kind === 'chip' ? Math.ceil((text.length * letter) / words) : noteLines(line, words, terms);
  // One of them has its place in any case; not under what is compared.
  const more =
    kind === 'claim'
      ? 0
      : kind === 'contest'
        ? lines
        : Math.max(0, lines + (isBroken(line, words, terms) ? 1 : 0) - 1);
  return Math.max(tap ? LEAST_TARGET : 0, usual + more * LEADING + (tap ? WITHIN : 0));
}

/** Whether what an offer leads to stands under the words for it. */
function isBroken({ text, signs = [] }: StallLine, width: number, { measures }: Terms): boolean {
  const { letter } = shapeMeasures[measures.density];
  const needed = text.length * letter * SMALLEST + signs.length * SIGN + AROUND_SIGNS;
  return signs.length > 0 && needed > width;
}

function cardRoom(width: number, terms: Terms): number {
  return Math.max(SMALL, width - AVATAR - leastWords(terms) - AFTER);
}

/** What so many cards take, closer to each other the more there are. */
function acrossOf(count: number, room: number): number {
  return count === 0
    ? 0
    : SMALL + Math.floor(Math.min(count - 1, mostIn(room)) * stepOf(count, room));
}

function stepOf(count: number, room: number): number {
  const even = (room - SMALL) / Math.max(1, count - 1);
  return Math.max(LEAST_STEP, Math.min(SMALL + 2, even));
}

function mostIn(room: number): number {
  return Math.floor((room - SMALL) / LEAST_STEP);
}

function putCards(cards: readonly Piece[], boxes: Boxes, x: number, y: number, room: number): void {
  const step = stepOf(cards.length, room);
  cards.forEach((card, n) => {
    const left = x + Math.floor(Math.min(n, mostIn(room)) * step);
    boxes.pieces.set(card.id, { x: left, y, ...cardSize });
  });
}
