/** A labelled group of cards as one part among others. */
import { blockOf } from './block.ts';
import type { LabelRule, Terms } from './block.ts';
import type { CardGroup } from './board.ts';
import type { Size } from './flow.ts';
import type { Part } from './part.ts';
import { placeZone } from './zone.ts';

export function cardPart(
  group: CardGroup,
  size: Size,
  label: LabelRule,
  room: number,
  terms: Terms,
): Part {
  const block = blockOf(group, size, label, room, terms);
  const { width, height, cards } = block;
  return {
    width,
    height,
    fills: 'itself',
    put: (boxes, x, y) => placeZone(boxes, group, size, block, { x, y, width }, cards, terms),
  };
}
