/** Players without cards: a face, a name and a few facts; and the melds of a rival beside its own. */
import type { Chip, Id, Head, Ribbon } from '../../scene.ts';
import type { Terms } from '../block.ts';
import { chipsPart, LARGE } from './chips.ts';
import { sizeOf } from '../flow.ts';
import type { Size } from '../flow.ts';
import { LEAST_TARGET } from '../measures.ts';
import type { Part } from '../part.ts';
import { moreId } from './ids.ts';
import { ribbonPart } from './ribbon.ts';
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

/** A head, then as many of its newest melds as lie beside it, and a chip for those that do not. */
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
  // The newest is seen, folded if need be, and beside it the chip for all others.
  const most = ribbons.length > 1 ? left - LEAST_TARGET - apart : left;
  const partsAt = (of: Size) =>
    ribbons.map((zone) => ribbonPart(zone, of, most, terms.folded, terms));
  const parts = partsAt(size);
  const counted = countedOf(parts, left, apart);
  // Cards do not grow at the cost of melds that could be seen.
  const least = sizeOf(Math.min(size.width, terms.measures.leastInLine), size.shape);
  const isGreedy = terms.strict && counted > countedOf(partsAt(least), left, apart);
  const height = isGreedy ? Infinity : plain.height;
  const first: Part = { ...plain, height, fills: 'start' };
  if (counted === 0) return [first, ...parts];
  return [first, morePart(head.id, ribbons.slice(0, counted)), ...parts.slice(counted)];
}

function broadHead({ measures }: Terms): number {
  const broad = Math.floor(shapeMeasures[measures.density].leastHead * BROADER);
  return Math.min(WIDEST_BESIDE, broad);
}

/** How many of the oldest have no room; then a chip needs some. */
function countedOf(parts: readonly Part[], room: number, apart: number): number {
  if (across(parts, apart) <= room) return 0;
  let from = 0;
  while (from < parts.length && across(parts.slice(from), apart) > room - LEAST_TARGET - apart)
    from++;
  return from;
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

function across(parts: readonly Part[], apart: number): number {
  return parts.reduce((sum, { width }) => sum + width + apart, -apart);
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
