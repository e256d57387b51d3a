/** One zone carried out: its edge, its label and its cards. */
import type { Box } from '../layout.ts';
import { WIDE } from './board.ts';
import type { CardGroup } from './board.ts';
import { besideOf, betweenLines, LABEL_GAP, labelHeight } from './block.ts';
import type { Block, Terms } from './block.ts';
import type { Boxes } from './boxes.ts';
import { flow } from './flow.ts';
import type { Size } from './flow.ts';
import type { Spot } from './part.ts';
import { LEAST_TARGET } from './measures.ts';

const WIDEST_LABEL = 150;
/** Rivals' zones are as wide as there is room, but not much wider than their cards. */
const WIDEST_STRETCHED = 420;

/** `cards` is the width kept for cards where labels are at their left, so that all begin together. */
export function placeZone(
  boxes: Boxes,
  group: CardGroup,
  size: Size,
  block: Block,
  cell: Spot,
  cards: number,
  terms: Terms,
): void {
  const { measures, slim } = terms;
  const { pad, under } = measures;
  const pitch = size.height + betweenLines(group, measures);
  const { id, side } = group;
  const label = labelBox(group, size, block, cell, cards, terms);
  const width = zoneWidth(group, block, cell, cards, label.width, pad);
  // On a large table the own cards lie on its axis, as far as their head has room before them.
  const ahead = side === 'own' && block.label === 'left' && cell.width >= WIDE ? label.width : 0;
  const x = cell.x + Math.max(0, Math.floor((cell.width - width - ahead) / 2));
  const [left, top] = [x + pad, cell.y + pad];
  boxes.zones.set(id, { x, y: cell.y, width, height: block.height });
  boxes.shapes.set(id, size.shape);

  const isPile = group.manner === 'pile';
  const above = block.label === 'above';
  const aside = block.label === 'left' ? label.width + LABEL_GAP : 0;
  const before = isPile ? 0 : aside;
  const indent = block.label === 'first' ? label.width + LABEL_GAP : 0;
  const room = { width: width - 2 * pad - aside, indent };
  const spare = room.width - flow(group, size, room, measures, slim).width;
  const isOver = above || block.label === 'elsewhere';
  const start = left + before + (isOver && group.centred ? Math.floor(spare / 2) : 0);
  // A label beside cards is never lower than a finger; the cards lie at its middle.
  const y =
    top + (above ? (isPile ? 0 : label.height) : Math.floor((label.height - size.height) / 2));
  if (block.label !== 'elsewhere') {
    const usual = { x: left, y: top, ...label };
    const right = left + room.width + LABEL_GAP;
    boxes.labels.set(id, isPile ? ofPile(usual, above, right, size, under) : usual);
  }
  boxes.places.set(id, { x: start + indent, y, width: size.width, height: size.height });
  flow(group, size, room, measures, slim, (index, cardX, line, cardWidth) => {
    const box = { x: start + cardX, y: y + line * pitch, width: cardWidth };
    boxes.pieces.set(group.cards[index]!.id, { ...box, height: size.height });
  });
}

/** Under it, or at its right. */
function ofPile(label: Box, isUnder: boolean, right: number, { height }: Size, under: number): Box {
  if (!isUnder) return { ...label, x: right };
  return { ...label, y: label.y + height + under, height: label.height - under };
}

function labelBox(
  group: CardGroup,
  size: Size,
  { label, width }: Block,
  cell: Spot,
  cards: number,
  { measures }: Terms,
): { readonly width: number; readonly height: number } {
  const inner = cell.width - 2 * measures.pad;
  if (label === 'elsewhere') return { width: 0, height: size.height };
  if (label === 'above') {
    const whole = isStretched(group, cell) ? inner : width - 2 * measures.pad;
    return { width: whole, height: labelHeight(group, measures) };
  }
  const beside =
    label === 'left'
      ? Math.min(WIDEST_LABEL, inner - LABEL_GAP - cards)
      : besideOf(group, measures);
  return { width: beside, height: Math.max(LEAST_TARGET, size.height) };
}

function zoneWidth(
  group: CardGroup,
  { label, width }: Block,
  cell: Spot,
  cards: number,
  beside: number,
  pad: number,
): number {
  if (label === 'left') return beside + LABEL_GAP + cards + 2 * pad;
  return label === 'first' || isStretched(group, cell) ? cell.width : width;
}

function isStretched({ side }: CardGroup, { width }: Spot): boolean {
  return side === 'rival' && width <= WIDEST_STRETCHED;
}
