/** Melds: cards that overlap, on a band that says what they are. */
import type { Box } from '../../layout.ts';
import type { Ribbon } from '../../scene.ts';
import type { Terms } from '../block.ts';
import { sizeOf } from '../flow.ts';
import type { Size } from '../flow.ts';
import { LEAST_STRIP, LEAST_TARGET } from '../measures.ts';
import type { Density } from '../measures.ts';
import { layParts, linesOf } from '../part.ts';
import type { Part } from '../part.ts';
import { LARGE, shapeMeasures } from './shape-measures.ts';

/** How much of a card is seen, as a share of its width. */
const STRIP = 0.42;
/** More rows than these are not given to whole melds: the oldest are folded. */
export const MOST_LINES = 2;
/** Nor than these on a large table, beside a head. */
const MOST_LINES_LARGE = 3;
const LARGE_BESIDE = 500;
/** A card in an own meld, beside one in the hand; on a telephone it is always as large. */
const SMALLER = 0.78;
const ON_TELEPHONE = 36;
/** On a telephone they lie so much further apart than other things, where that costs nothing: a band reads by itself. */
const FURTHER = 3;

/** Folded if that is wished for, or where not all of it can be seen. */
export function ribbonPart(
  ribbon: Ribbon,
  size: Size,
  room: number,
  wish: boolean,
  { measures: { density } }: Terms,
  further = 0,
): Part {
  const { id, cards } = ribbon;
  const { band } = shapeMeasures[density];
  const words = bandWidth(ribbon, density);
  // What its band has room for is seen, whatever is wished.
  const most = wish ? Math.min(words, room) : room;
  const folds = size.width + (cards.length - 1) * LEAST_STRIP > most;
  const seen = folds ? Math.min(2, cards.length) : cards.length;
  const step = stepOf(seen, size.width, folds ? room : most);
  const spread = Math.ceil(size.width + Math.max(0, seen - 1) * step);
  const width = Math.min(room, Math.max(LEAST_TARGET, words, spread));
  const height = Math.max(LEAST_TARGET, size.height + band);
  return {
    width: Math.min(room, width + further),
    height,
    fills: 'itself',
    put(boxes, x, y) {
      const end = y + height - band;
      const whole = { x, y, width, height };
      boxes.zones.set(id, whole);
      // A place for a new meld says so where its cards would lie.
      boxes.labels.set(id, seen === 0 ? whole : { ...whole, y: end, height: band });
      const place: Box = { x, y: end - size.height, width: size.width, height: size.height };
      boxes.places.set(id, place);
      boxes.shapes.set(id, size.shape);
      if (folds && cards.length > seen) boxes.folded.add(id);
      cards.forEach((card, n) => {
        // Its ends are those of its band, without a gap between them.
        const last = Math.min(width - size.width, size.width);
        const at = folds ? (n === 0 ? 0 : last) : n * step;
        boxes.pieces.set(card.id, { ...place, x: x + Math.floor(at) });
      });
    },
  };
}

/** About how wide a letter is on a band, and what there is around its words. */
const LETTER = 6.4;
const LARGE_LETTER = 7.9;
const AROUND = 20;
/** Of a place where nothing lies yet: its words are short, and break. */
const VACANT = LEAST_TARGET;

/** Of its words, whole; where there is little room it prints only what it scores. */
function bandWidth({ name, printed = name, facts, cards }: Ribbon, density: Density): number {
  if (cards.length === 0) return VACANT;
  const points = facts.map(({ text }) => text);
  const words = density.startsWith('tight') ? points : [printed, ...points];
  const letter = density === 'roomy' ? LARGE_LETTER : LETTER;
  return Math.ceil(words.join(' ').length * letter) + AROUND;
}

function stepOf(count: number, width: number, room: number): number {
  const usual = Math.max(LEAST_STRIP, Math.round(width * STRIP));
  return Math.min(usual, (room - width) / Math.max(1, count - 1));
}

/** Of own melds, which are smaller than the hand. */
export function ownRibbonSize({ width, shape }: Size, room: number): Size {
  return sizeOf(room < LARGE ? ON_TELEPHONE : Math.round(width * SMALLER), shape);
}

/** In as many lines as they need; where there is too little room for that, folded, one's own last. */
export function spreadRibbons(
  ribbons: readonly Ribbon[],
  size: Size,
  room: number,
  terms: Terms,
): Part[] {
  return ribbons.map((one) => {
    const folds = terms.folded === 'all' || (terms.folded === 'oldest' && one.side !== 'own');
    return ribbonPart(one, size, room, folds, terms);
  });
}

/** Further apart, if each has as much room then as close to each other. */
export function ribbonParts(
  ribbons: readonly Ribbon[],
  size: Size,
  room: number,
  terms: Terms,
  last: readonly Part[] = [],
): Part[] {
  const lay = (further: number) => partsApart(further, ribbons, size, room, terms, last);
  const lines = (parts: readonly Part[]) => linesOf(parts, room, terms.measures.apart).length;
  const close = lay(0);
  if (terms.measures.density !== 'compact') return close;
  const apart = lay(FURTHER);
  const isSame = apart.every(({ width }, n) => width === close[n]!.width + FURTHER);
  return isSame && lines(apart) === lines(close) ? apart : close;
}

/**
 * With what stands at the end of their lines if that has room there, or else if none may be folded; else
 * as few of the oldest folded as it takes, but none that was touched of late; where not even that is enough,
 * or wished for, all are, but those if that needs no more room.
 */
function partsApart(
  further: number,
  ribbons: readonly Ribbon[],
  size: Size,
  room: number,
  terms: Terms,
  last: readonly Part[],
): Part[] {
  const { apart } = terms.measures;
  const [whole, folded] = [false, true].map((wish) =>
    ribbons.map((zone) => ribbonPart(zone, size, room, wish, terms, further)),
  ) as [Part[], Part[]];
  const { length } = ribbons;
  /** The first so many folded. */
  const way = (count: number) =>
    ribbons.map(({ touched }, n) => (n < count && touched !== true ? folded : whole)[n]!);
  const spot = { x: 0, y: 0, width: room };
  const tall = (parts: readonly Part[]) =>
    layParts([...parts, ...last], spot, apart, 'start').height;
  const all = tall(way(length)) > tall(folded) ? folded : way(length);
  if (terms.folded === 'all') return all;
  const most = room < LARGE_BESIDE ? MOST_LINES : MOST_LINES_LARGE;
  const fits = (parts: readonly Part[]) => linesOf(parts, room, apart).length <= most;
  if (terms.folded === 'none' && fits(whole)) return whole;
  const ways = [0, ...ribbons.keys()].map((_, count) => way(count));
  return ways.find((one) => fits([...one, ...last])) ?? ways.find(fits) ?? all;
}
