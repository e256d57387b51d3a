/** A card on show; beside it what is said of it, and what is offered for it. */
import type { Box, CardShape } from '../../layout.ts';
import type { Stall, StallLine } from '../../scene.ts';
import type { Terms } from '../block.ts';
import type { Boxes } from '../boxes.ts';
import { sizeOf } from '../flow.ts';
import type { Size } from '../flow.ts';
import { LEAST_TARGET } from '../measures.ts';
import type { Density } from '../measures.ts';
import { layParts } from '../part.ts';
import type { Part } from '../part.ts';
import { shapeMeasures } from './shape-measures.ts';

const WIDEST = 620;
const WIDEST_OFFER = 300;
const EDGE = 16;
const AVATAR = 36;
/** Of a card in an offer. */
const SMALL = 22;
const LEAST_STEP = 8;
/** Letters of an offer's words. */
const WORDS = 7;
/** Of the words of an offer, and how much smaller a note is printed. */
const MOST_WORDS = 130;
const SMALLER = 0.87;
/** Beside the words of a chip. */
const PICTURE = 22;

export function stallPart(
  { id, cards, lines, usual }: Stall,
  size: Size,
  room: number,
  terms: Terms,
): Part {
  const { gap } = terms.measures;
  const width = Math.min(WIDEST, room);
  const isEmpty = cards.length === 0;
  const around = isFramed(size.shape, terms.measures.density) ? frameAround(size) : still(size);
  const indent = isEmpty ? 0 : around.width + 2 * gap;
  const laid = { room: width - indent, words: wordsOf(lines, terms), terms };
  const said = lines.map((line, n) => linePart(line, lines[n - 1], laid));
  const beside = layParts(said, { x: 0, y: 0, width: laid.room }, gap, 'start');
  const height = Math.max(beside.height, usualHeight(usual, laid), isEmpty ? 0 : around.height);
  return {
    width,
    height,
    fills: 'line',
    put(boxes, x, y) {
      const middle = (tall: number) => y + Math.floor((height - tall) / 2);
      const [left, top] = [x - around.x, middle(around.height) - around.y];
      const card = { x: left, y: top, width: size.width, height: size.height };
      boxes.zones.set(id, { x, y, width, height });
      boxes.places.set(id, card);
      boxes.shapes.set(id, size.shape);
      for (const piece of cards) boxes.pieces.set(piece.id, card);
      const spot = { x: x + indent, y: middle(beside.height), width: laid.room };
      layParts(said, spot, gap, 'start', boxes);
    },
  };
}

/** A card under its awning: drawn 134 by 166, with 84 by 118 for the card at 25, 36. */
const FRAME = { x: 25 / 84, y: 36 / 84, width: 134 / 84, height: 166 / 84 };

/** Where there is room for one, and cards look like cards. */
export function isFramed(shape: CardShape, density: Density): boolean {
  return shape === 'card' && !density.startsWith('tight');
}

/** The stall, counted from the corner of its card. */
export function frameAround({ width }: Pick<Box, 'width'>): Box {
  const [x, y] = [-Math.ceil(width * FRAME.x), -Math.ceil(width * FRAME.y)];
  return { x, y, width: Math.ceil(width * FRAME.width), height: Math.ceil(width * FRAME.height) };
}

function still({ width, height }: Size): Box {
  return { x: 0, y: 0, width, height };
}

/** What lies beside the card. */
interface Beside {
  readonly room: number;
  /** What is kept for the words of an offer. */
  readonly words: number;
  readonly terms: Terms;
}

/** Of a claim, a line of wishes and so many offers. */
function usualHeight(offers: number, beside: Beside): number {
  if (offers === 0) return 0;
  const { gap, density } = beside.terms.measures;
  const { claim, chip, offer } = shapeMeasures[density];
  const across = columnsIn({ ...beside, words: leastWords(beside.terms) });
  return claim + chip + Math.ceil(offers / across) * (offer + gap) + gap;
}

/** Offers begin a line of their own. */
function linePart(line: StallLine, before: StallLine | undefined, beside: Beside): Part {
  const begins = line.kind === 'offer' && before?.kind !== 'offer';
  const width = widthOf(line, beside);
  const height = heightOf(line, beside.terms);
  return {
    width,
    height,
    fills: line.kind === 'claim' ? 'line' : begins ? 'start' : 'itself',
    put(boxes, x, y) {
      boxes.lines.set(line.id, { x, y, width, height });
      const top = y + Math.floor((height - cardSize.height) / 2);
      putCards(line, boxes, x + AVATAR, top, width - AVATAR - beside.words);
    },
  };
}

function widthOf({ kind, text, picture }: StallLine, beside: Beside): number {
  const { room, terms } = beside;
  const { gap, density } = terms.measures;
  if (kind === 'claim') return Math.min(WIDEST_OFFER, room);
  if (kind === 'chip') {
    const words = Math.ceil(text.length * shapeMeasures[density].letter);
    const drawn = picture === undefined ? 0 : PICTURE;
    return Math.min(room, Math.max(LEAST_TARGET, words + drawn + EDGE));
  }
  return Math.min(WIDEST_OFFER, Math.floor((room + gap) / columnsIn(beside)) - gap);
}

/** How many offers lie side by side. */
function columnsIn({ room, words, terms }: Beside): number {
  const { gap } = terms.measures;
  const narrowest = AVATAR + 2 * SMALL + words;
  return Math.max(1, Math.floor((room + gap) / (narrowest + gap)));
}

function heightOf({ kind, tap }: StallLine, { measures }: Terms): number {
  const usual = shapeMeasures[measures.density][kind];
  return tap ? Math.max(LEAST_TARGET, usual) : usual;
}

const cardSize = sizeOf(SMALL, 'card');

/** As long as the longest words or notes; where room is short, notes are only spoken. */
function wordsOf(lines: readonly StallLine[], terms: Terms): number {
  const { density } = terms.measures;
  const least = leastWords(terms);
  if (density === 'tight' || density === 'tightest') return least;
  const letters = lines
    .filter(({ kind }) => kind === 'offer')
    .map(({ text, note }) => Math.max(text.length, (note ?? '').length * SMALLER));
  const longest = Math.ceil(Math.max(0, ...letters) * shapeMeasures[density].letter);
  return Math.max(least, Math.min(MOST_WORDS, longest));
}

function leastWords({ measures }: Terms): number {
  return Math.ceil(WORDS * shapeMeasures[measures.density].letter);
}

/** Between the face and the words, closer to each other the more there are. */
function putCards({ cards }: StallLine, boxes: Boxes, x: number, y: number, room: number): void {
  const spare = Math.max(0, room - SMALL);
  const step = Math.max(LEAST_STEP, Math.min(SMALL + 2, spare / Math.max(1, cards.length - 1)));
  const most = Math.floor(spare / LEAST_STEP);
  cards.forEach((card, n) => {
    const left = x + Math.floor(Math.min(n, most) * step);
    boxes.pieces.set(card.id, { x: left, y, ...cardSize });
  });
}
