/** Players' cards in a grid: how high it gets and, given boxes, where they lie. */
import { blockOf } from './block.ts';
import type { Block, LabelRule, Terms } from './block.ts';
import { WIDE } from './board.ts';
import type { CardGroup } from './board.ts';
import type { Size } from './flow.ts';
import type { Boxes } from './boxes.ts';
import type { Spot } from './part.ts';
import { placeZone } from './zone.ts';

/** Cells of equal width, so many a row; a row that is not full lies in the middle. */
export function layGrid(
  groups: readonly CardGroup[],
  columns: number,
  size: Size,
  label: LabelRule,
  spot: Spot,
  terms: Terms,
  boxes?: Boxes,
): number {
  const { apart } = terms.measures;
  const pitch = Math.floor((spot.width + apart) / columns);
  const width = pitch - apart;
  const blocks = groups.map((group) => blockOf(group, size, label, width, terms));
  const cards = boxes ? widest(blocks) : 0;
  const arc = isArc(groups, columns, spot) ? ARC : 0;
  let { y } = spot;
  for (let first = 0; first < groups.length; first += columns) {
    const end = Math.min(groups.length, first + columns);
    const indent = Math.floor(((columns - end + first) * pitch) / 2);
    let high = 0;
    for (let n = first; n < end; n++) {
      const cell = {
        x: spot.x + indent + (n - first) * pitch,
        y: y + sagging(n, columns, arc),
        width,
      };
      if (boxes) placeZone(boxes, groups[n]!, size, blocks[n]!, cell, cards, terms);
      high = Math.max(high, blocks[n]!.height);
    }
    y += high + arc + apart;
  }
  return Math.max(0, y - spot.y - apart);
}

/** Who sits at the ends is nearer to the viewer, by so much. */
export const ARC = 28;

function isArc(groups: readonly CardGroup[], columns: number, { width }: Spot): boolean {
  return width >= WIDE && columns >= 3 && groups.length === columns && groups[0]!.headed;
}

export function sagging(n: number, columns: number, arc: number): number {
  const middle = (columns - 1) / 2;
  return Math.round(arc * (Math.abs(n - middle) / middle) ** 2) || 0;
}

/** Cards with their labels at the left all begin at the same place. */
function widest(blocks: readonly Block[]): number {
  return Math.max(0, ...blocks.map(({ label, cards }) => (label === 'left' ? cards : 0)));
}
