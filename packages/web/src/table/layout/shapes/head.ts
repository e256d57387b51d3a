/** Players without cards: a face, a name and a few facts; and the melds of a rival beside its own. */
import type { Chip, Fan, Id, Head, Ribbon } from '../../scene.ts';
import type { Terms } from '../block.ts';
import { chipsPart, LARGE } from './chips.ts';
import { fanPart } from './fan.ts';
import { ARC, sagging } from '../grid.ts';
import { sizeOf } from '../flow.ts';
import type { Box } from '../../layout.ts';
import type { Size } from '../flow.ts';
import { LEAST_TARGET } from '../measures.ts';
import type { Part } from '../part.ts';
import { moreId } from './ids.ts';
import { beside } from './beside.ts';
import { ribbonPart, ribbonParts } from './ribbon.ts';
import { shapeMeasures } from './shape-measures.ts';

const WIDEST_HEAD = 220;
/** With melds or words beside it there is one head a line, and room for its facts. */
const BROADER = 1.8;
const WIDEST_BESIDE = 190;

/** Heads with signs have three lines of words; narrow ones have them under their faces. */
const LEAST_BESIDE = 100;
const THREE_LINES = 58;
const STACKED = 70;

export function isStacked({ width, height }: Pick<Box, 'width' | 'height'>): boolean {
  return width < LEAST_BESIDE && height >= STACKED;
}

/** All heads of a side, and nothing else: in one row if there is room for it, on a large table in an arc. */
export function headRow(heads: readonly Head[], room: number, terms: Terms): Part[] {
  const { apart } = terms.measures;
  const most = Math.max(1, Math.floor((room + apart) / (LEAST_TARGET + apart)));
  const columns = Math.ceil(heads.length / Math.ceil(heads.length / most));
  const width = Math.min(WIDEST_HEAD, Math.floor((room + apart) / columns) - apart);
  const { head } = shapeMeasures[terms.measures.density];
  const isFull = heads.some(({ facts }) => facts.some(({ sign }) => sign !== undefined));
  const least = width < LEAST_BESIDE ? STACKED : isFull ? THREE_LINES : head;
  const height = Math.max(head, least);
  const arc = room >= LARGE && heads.length >= 3 ? ARC : 0;
  return heads.map((one, n) => {
    const part = headPart(one, width, terms, height);
    const sag = sagging(n, heads.length, arc);
    return {
      ...part,
      height: height + arc,
      put: (boxes, x, y) => part.put(boxes, x, y + sag, width),
    };
  });
}

export function headPart({ id }: Head, width: number, terms: Terms, high?: number): Part {
  const height = high ?? shapeMeasures[terms.measures.density].head;
  return {
    width,
    height,
    fills: 'itself',
    put(boxes, x, y) {
      const box = { x, y, width, height };
      boxes.zones.set(id, box);
      boxes.labels.set(id, box);
      boxes.places.set(id, { x, y, width: Math.min(width, height), height });
      boxes.shapes.set(id, 'card');
    },
  };
}

/** A head, then as many of its last melds as lie beside it, and a chip for those that do not. */
export function headWithRibbons(
  head: Head,
  ribbons: readonly Ribbon[],
  size: Size,
  room: number,
  terms: Terms,
): Part[] {
  const { apart } = terms.measures;
  const plain = headPart(head, broadHead(terms), terms);
  const left = room - plain.width - apart;
  const isLarge = room >= LARGE;
  if (isLarge && !terms.folded)
    return [beside(plain, ribbonParts(ribbons, size, left, terms), room, terms)];
  const seen = seenOf(ribbons, size, left, terms);
  // Cards do not grow at the cost of melds that could be seen.
  const least = sizeOf(Math.min(size.width, terms.measures.leastInLine), size.shape);
  const isGreedy = terms.strict && seen.size < seenOf(ribbons, least, left, terms).size;
  const first: Part = { ...plain, height: isGreedy ? Infinity : plain.height, fills: 'start' };
  const counted = ribbons.filter((ribbon) => !seen.has(ribbon));
  const more = counted.length === 0 ? [] : [morePart(head.id, counted)];
  const others = [...more, ...ribbons.flatMap((ribbon) => seen.get(ribbon) ?? [])];
  return isLarge ? [beside(first, others, room, terms)] : [first, ...others];
}

type Seen = ReadonlyMap<Ribbon, Part>;

/** As many as lie in a line, the last before all others, folded if that shows more of them. */
function seenOf(ribbons: readonly Ribbon[], size: Size, room: number, terms: Terms): Seen {
  const whole = fitting(ribbons, size, room, terms);
  if (whole.size === ribbons.length) return whole;
  // A chip stands for the others.
  const left = room - LEAST_TARGET - terms.measures.apart;
  const tries = [terms, { ...terms, folded: true }].map((one) => {
    return fitting(ribbons.toReversed(), size, left, one);
  });
  return tries.reduce((best, one) => (one.size > best.size ? one : best));
}

/** Those that have room beside those before them; one at least. */
function fitting(ribbons: readonly Ribbon[], size: Size, room: number, terms: Terms): Seen {
  const { apart } = terms.measures;
  const laid = new Map<Ribbon, Part>();
  let left = room;
  for (const ribbon of ribbons) {
    const part = ribbonPart(ribbon, size, room, terms.folded, terms);
    if (part.width > left) continue;
    laid.set(ribbon, part);
    left -= part.width + apart;
  }
  return laid;
}

export function broadHead({ measures }: Terms): number {
  const broad = Math.floor(shapeMeasures[measures.density].leastHead * BROADER);
  return Math.min(WIDEST_BESIDE, broad);
}

/** A head with words beside it: they stay together. */
export function headWithChips(
  head: Head,
  chips: readonly Chip[],
  room: number,
  terms: Terms,
): Part {
  const { apart } = terms.measures;
  const first = headPart(head, broadHead(terms), terms);
  const beside = chipsPart(chips, room - first.width - apart, terms);
  const height = Math.max(first.height, beside.height);
  const middle = (y: number, part: Part) => y + Math.floor((height - part.height) / 2);
  return {
    width: first.width + apart + beside.width,
    height,
    fills: room < LARGE ? beside.fills : 'itself',
    put(boxes, x, y, got) {
      const indent = first.width + apart;
      first.put(boxes, x, middle(y, first), first.width);
      beside.put(boxes, x + indent, middle(y, beside), got - indent);
    },
  };
}

/** One's own head, and the hand at its right: in the middle of the table, unless it needs more. */
export function headWithHand(head: Head, fan: Fan, size: Size, room: number, terms: Terms): Part {
  const { ownHead, head: least } = shapeMeasures[terms.measures.density];
  const first = headPart(head, ownHead, terms, Math.max(least, THREE_LINES));
  const indent = first.width + terms.measures.apart;
  const hand = fanPart(fan, size, room - indent, terms);
  const height = Math.max(first.height, hand.height);
  return {
    width: room,
    height,
    fills: 'line',
    put(boxes, x, y, got) {
      const low = (part: Part) => y + Math.floor((height - part.height) / 2);
      const left = Math.max(indent, Math.floor((got - hand.width) / 2));
      first.put(boxes, x, low(first), first.width);
      hand.put(boxes, x + left, low(hand), hand.width);
    },
  };
}

/** Melds that are only counted until it is opened. */
function morePart(owner: Id, ribbons: readonly Ribbon[]): Part {
  return {
    width: LEAST_TARGET,
    height: LEAST_TARGET,
    fills: 'itself',
    put(boxes, x, y) {
      const box = { x, y, width: LEAST_TARGET, height: LEAST_TARGET };
      boxes.more.set(owner, { id: moreId(owner), box, zones: ribbons.map(({ id }) => id) });
      for (const { id, cards } of ribbons) {
        for (const at of [boxes.zones, boxes.labels, boxes.places]) at.set(id, box);
        for (const card of cards) boxes.pieces.set(card.id, box);
        boxes.shapes.set(id, 'tile');
      }
    },
  };
}
