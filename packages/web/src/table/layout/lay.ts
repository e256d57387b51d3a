/** Zones laid side by side or one under the other: how high they get and, given boxes, where they lie. */
import { blockOf } from './block.ts';
import type { Block, LabelRule, Terms } from './block.ts';
import type { Group } from './board.ts';
import type { Size } from './flow.ts';
import { placeZone } from './zone.ts';
import type { Boxes } from './zone.ts';

/** Where to begin, and how much room there is. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Cells of equal width, so many a row; a row that is not full lies in the middle. */
export function layGrid(
  groups: readonly Group[],
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
  let { y } = spot;
  for (let first = 0; first < groups.length; first += columns) {
    const end = Math.min(groups.length, first + columns);
    const indent = Math.floor(((columns - end + first) * pitch) / 2);
    let high = 0;
    for (let n = first; n < end; n++) {
      const cell = { x: spot.x + indent + (n - first) * pitch, y, width };
      if (boxes) placeZone(boxes, groups[n]!, size, blocks[n]!, cell, cards, terms);
      high = Math.max(high, blocks[n]!.height);
    }
    y += high + apart;
  }
  return Math.max(0, y - spot.y - apart);
}

/** Cards with their labels at the left all begin at the same place. */
function widest(blocks: readonly Block[]): number {
  return Math.max(0, ...blocks.map(({ label, cards }) => (label === 'left' ? cards : 0)));
}

/** Zones as wide as they need to be, side by side in as few rows as possible. */
export function layMiddle(
  groups: readonly Group[],
  size: Size,
  label: LabelRule,
  spot: Spot,
  terms: Terms,
  boxes?: Boxes,
): { readonly width: number; readonly height: number } {
  const { apart } = terms.measures;
  const rows: { readonly group: Group; readonly block: Block }[][] = [];
  let [used, widest] = [Infinity, 0];
  for (const group of groups) {
    const block = blockOf(group, size, label, spot.width, terms);
    if (used + apart + block.width > spot.width) {
      rows.push([]);
      used = -apart;
    }
    rows.at(-1)!.push({ group, block });
    used += apart + block.width;
    widest = Math.max(widest, used);
  }
  let { y } = spot;
  for (const row of rows) {
    const blocks = row.map(({ block }) => block);
    const whole = blocks.reduce((sum, { width }) => sum + width + apart, -apart);
    let x = spot.x + Math.floor((spot.width - whole) / 2);
    for (const { group, block } of row) {
      const cell = { x, y, width: block.width };
      if (boxes) placeZone(boxes, group, size, block, cell, block.cards, terms);
      x += block.width + apart;
    }
    y += highest(blocks) + apart;
  }
  return { width: widest, height: Math.max(0, y - spot.y - apart) };
}

function highest(blocks: readonly Block[]): number {
  return blocks.reduce((most, { height }) => Math.max(most, height), 0);
}
