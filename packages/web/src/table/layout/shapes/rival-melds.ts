/** The melds of a rival, beside its head. */
import type { Head, Id, Ribbon } from '../../scene.ts';
import type { Terms } from '../block.ts';
import { sizeOf } from '../flow.ts';
import type { Size } from '../flow.ts';
import { LEAST_TARGET } from '../measures.ts';
import type { Part } from '../part.ts';
import { beside } from './beside.ts';
import { tallHead } from './broad-head.ts';
import { LARGE } from './shape-measures.ts';
import { moreId } from './ids.ts';
import { ribbonPart, ribbonParts, spreadRibbons } from './ribbon.ts';

/** What a hand has brought may have as many digits as a total. */
const COUNTED = 16;

/** A head, then as many of its melds as lie beside it, and a chip for those that do not. */
export function headWithRibbons(
  head: Head,
  ribbons: readonly Ribbon[],
  size: Size,
  room: number,
  terms: Terms,
): Part[] {
  const { apart } = terms.measures;
  const isLarge = room >= LARGE;
  const plain = tallHead(head, terms, head.spread === true && !isLarge ? COUNTED : 0);
  const left = room - plain.width - apart;
  if (isLarge && terms.folded !== 'all')
    return [beside(plain, ribbonParts(ribbons, size, left, terms), room, terms)];
  if (head.spread === true)
    return [{ ...plain, fills: 'start' }, ...spreadRibbons(ribbons, size, room, terms)];
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

/** As many as lie in a line, what matters most before all others, folded if that shows more of them. */
function seenOf(ribbons: readonly Ribbon[], size: Size, room: number, terms: Terms): Seen {
  const wished = terms.folded === 'all';
  const whole = fitting(ribbons, size, room, terms, [wished]);
  if (whole.size === ribbons.length) return whole;
  // A chip stands for the others.
  const left = room - MORE - terms.measures.apart;
  const tries = [[wished, true], [true]].map((folds) => {
    return fitting(byWeight(ribbons), size, left, terms, folds);
  });
  return tries.toSorted((a, b) => worthOf(b) - worthOf(a))[0]!;
}

/** One that has just been touched is worth more than all others. */
function worthOf(seen: Seen): number {
  return seen.size + 99 * [...seen.keys()].filter(({ touched }) => touched).length;
}

/** What has just been laid, what closing asks for, then what can be touched, such as a joker; the last first. */
function byWeight(ribbons: readonly Ribbon[]): Ribbon[] {
  const weight = ({ touched, band, cards }: Ribbon) =>
    touched === true ? 3 : band === 'great' ? 2 : Number(cards.some(({ tap }) => tap));
  return ribbons.toReversed().toSorted((a, b) => weight(b) - weight(a));
}

/** Those that have room beside those before them, each in the first of these ways that has it. */
function fitting(
  ribbons: readonly Ribbon[],
  size: Size,
  room: number,
  terms: Terms,
  folds: readonly boolean[],
): Seen {
  const { apart } = terms.measures;
  const laid = new Map<Ribbon, Part>();
  let left = room;
  for (const ribbon of ribbons) {
    const ways = folds.map((fold) => ribbonPart(ribbon, size, room, fold, terms));
    const part = ways.find(({ width }) => width <= left);
    if (part === undefined) continue;
    laid.set(ribbon, part);
    left -= part.width + apart;
  }
  return laid;
}

/** Its words have room. */
const MORE = 52;

/** Melds that are only counted until it is opened. */
function morePart(owner: Id, ribbons: readonly Ribbon[]): Part {
  return {
    width: MORE,
    height: LEAST_TARGET,
    fills: 'itself',
    put(boxes, x, y) {
      const box = { x, y, width: MORE, height: LEAST_TARGET };
      const zones = ribbons.map(({ id }) => id);
      const worth = ribbons.reduce((sum, ribbon) => sum + (ribbon.worth ?? 0), 0);
      boxes.more.set(owner, { id: moreId(owner), box, zones, worth });
      for (const { id, cards } of ribbons) {
        for (const at of [boxes.zones, boxes.labels, boxes.places]) at.set(id, box);
        for (const card of cards) boxes.pieces.set(card.id, box);
        boxes.shapes.set(id, 'tile');
      }
    },
  };
}
