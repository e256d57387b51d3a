/** Players without cards: a face, a name and a few facts; and the melds of a rival beside its own. */
import type { Chip, Id, Head, Ribbon } from '../../scene.ts';
import type { Terms } from '../block.ts';
import { chipsPart, LARGE } from './chips.ts';
import { sizeOf } from '../flow.ts';
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

export function headPart({ id }: Head, width: number, { measures }: Terms): Part {
  const { head: height } = shapeMeasures[measures.density];
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

/** Side by side, all of one width, in as few rows as their names allow. */
export function headWidth(count: number, room: number, { measures }: Terms): number {
  const { leastHead } = shapeMeasures[measures.density];
  const { apart } = measures;
  const fitting = Math.max(1, Math.floor((room + apart) / (leastHead + apart)));
  const columns = Math.ceil(count / Math.ceil(count / fitting));
  return Math.min(WIDEST_HEAD, Math.floor((room + apart) / columns) - apart);
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
