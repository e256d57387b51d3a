/** Players without cards: a face, a name and a few facts; and the melds of a rival beside its own. */
import type { Id, Head, Ribbon } from '../../scene.ts';
import type { Terms } from '../block.ts';
import type { Size } from '../flow.ts';
import { LEAST_TARGET } from '../measures.ts';
import type { Part } from '../part.ts';
import { moreId } from './ids.ts';
import { ribbonPart } from './ribbon.ts';
import { shapeMeasures } from './shape-measures.ts';

const WIDEST_HEAD = 220;
/** With melds beside it there is one head a line, and room for its facts. */
const BROADER = 1.5;

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
  const { apart, density } = terms.measures;
  const { leastHead } = shapeMeasures[density];
  const first = {
    ...headPart(head, Math.floor(leastHead * BROADER), terms),
    fills: 'start',
  } as const;
  const left = room - first.width - apart;
  const parts = ribbons.map((zone) => ribbonPart(zone, size, left, terms.folded, terms));
  if (across(parts, apart) <= left) return [first, ...parts];
  let from = 0;
  while (from < parts.length && across(parts.slice(from), apart) > left - LEAST_TARGET - apart)
    from++;
  return [first, morePart(head.id, ribbons.slice(0, from)), ...parts.slice(from)];
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
