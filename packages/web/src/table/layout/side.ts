/** One side of the table: how high it gets and, given boxes, where everything lies. */
import type { LabelRule, Terms } from './block.ts';
import { isCards, WIDE } from './board.ts';
import type { Group } from './board.ts';
import type { Boxes } from './boxes.ts';
import { cardPart } from './card-part.ts';
import type { Size } from './flow.ts';
import { layGrid } from './grid.ts';
import { layParts } from './part.ts';
import type { Part, Spot } from './part.ts';

/** Players' cards, so many columns of them; or parts side by side. */
export function laySide(
  groups: readonly Group[],
  columns: number,
  size: Size,
  label: LabelRule,
  spot: Spot,
  terms: Terms,
  boxes?: Boxes,
): number {
  if (groups.every(isCards)) return layGrid(groups, columns, size, label, spot, terms, boxes);
  const parts = partsOf(groups, size, label, spot.width, terms);
  // What does not fill its line lies in the middle of it, where there is room.
  const aligned = spot.width < WIDE ? 'start' : 'centre';
  return layParts(parts, spot, terms.measures.apart, aligned, boxes).height;
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
  const parts = partsOf(groups, size, label, spot.width, terms);
  return layParts(parts, spot, terms.measures.apart, 'centre', boxes);
}

function partsOf(
  groups: readonly Group[],
  size: Size,
  label: LabelRule,
  room: number,
  terms: Terms,
): Part[] {
  if (groups.every(isCards)) return groups.map((one) => cardPart(one, size, label, room, terms));
  if (terms.shapes === null) throw new Error('a game with such zones brings their shapes');
  return terms.shapes.partsOf(groups, size, label, room, terms);
}
