/** One zone with its label: how high it is, and how wide. */
import { flow, spreadWidth, usualWidth } from './flow.ts';
import type { Size } from './flow.ts';
import type { CardGroup } from './board.ts';
import { LEAST_TARGET } from './measures.ts';
import type { Measures } from './measures.ts';
import type { LayoutShapes } from './shapes.ts';

/**
 * Above the cards, at the left of all of them, of the first line only, or somewhere else. A pile's
 * stands under it instead of above, and at its right.
 */
type LabelSide = 'above' | 'left' | 'first' | 'elsewhere';
/** For a whole side of the table: everywhere the same, or whichever is lowest. */
export type LabelRule = 'above' | 'left' | 'elsewhere' | 'lowest';

/** Under which everything of a plan is reckoned. */
export interface Terms {
  readonly measures: Measures;
  /** Whether empty places are drawn narrow. */
  readonly slim: boolean;
  /** Whether as many cards as usual must lie in one line. */
  readonly strict: boolean;
  /** Which melds show only their ends where they would need a third line. */
  readonly folded: 'none' | 'oldest' | 'all';
  /** Whether the rows of a hand overlap. */
  readonly snug: boolean;
  readonly shapes: LayoutShapes | null;
}

export interface Block {
  readonly label: LabelSide;
  /** What its cards take, and what the whole takes; endless where the usual cards do not fit. */
  readonly cards: number;
  readonly width: number;
  readonly height: number;
}

/** Between a label and the cards at its right. */
export const LABEL_GAP = 6;

export function blockOf(
  group: CardGroup,
  size: Size,
  rule: LabelRule,
  cell: number,
  terms: Terms,
): Block {
  if (rule !== 'lowest') return labelled(group, size, rule, cell, terms);
  let lowest = labelled(group, size, 'left', cell, terms);
  for (const label of group.manner === 'row' ? others : others.slice(0, 1)) {
    const block = labelled(group, size, label, cell, terms);
    if (block.height < lowest.height) lowest = block;
  }
  return lowest;
}

const others: readonly LabelSide[] = ['above', 'first'];

function labelled(
  group: CardGroup,
  size: Size,
  label: LabelSide,
  cell: number,
  terms: Terms,
): Block {
  const { measures, slim, strict } = terms;
  const { pad, leastAbove, leastPile } = measures;
  const isBeside = label === 'left' || label === 'first';
  const aside = isBeside ? besideOf(group, measures) + LABEL_GAP : 0;
  const room = cell - 2 * pad - (label === 'left' ? aside : 0);
  const indent = label === 'first' ? aside : 0;
  const { lines, width } = flow(group, size, { width: room, indent }, measures, slim);
  const cards = Math.max(width, Math.min(room, spreadWidth(group, size, measures)));
  const fits = !strict || (width <= room && usualWidth(group, size, measures) <= room);
  const tall = lines * size.height + (lines - 1) * betweenLines(group, measures);
  const under = group.manner === 'pile' && isBeside ? measures.under : 0;
  const above = label === 'above' ? labelHeight(group, measures) : 0;
  const height = Math.max(LEAST_TARGET, above + tall) + under;
  const over = Math.max(group.manner === 'pile' ? leastPile : leastAbove, cards);
  const whole = { above: over, left: aside + cards, first: room, elsewhere: cards }[label];
  return { label, cards, width: whole + 2 * pad, height: fits ? height + 2 * pad : Infinity };
}

/** Of own cards that are touched, clear of what shows that the upper ones may be. */
export function betweenLines({ side, manner }: CardGroup, { gap, beneath }: Measures): number {
  return side === 'own' && manner === 'row' ? Math.max(gap, beneath / 2) : gap;
}

/** The width of a label at the left. */
export function besideOf(
  { manner, headed }: CardGroup,
  { head, beside, besideLine, besidePile }: Measures,
): number {
  if (headed) return manner === 'line' ? head.besideLine : head.beside;
  return manner === 'pile' ? besidePile : manner === 'line' ? besideLine : beside;
}

/** Of a label above, or under a pile, clear of what shows that it may be touched. */
export function labelHeight(
  { manner, headed, labelIsTarget }: CardGroup,
  { head, label, under }: Measures,
): number {
  const usual = headed ? head.above : label;
  const least = labelIsTarget ? Math.max(LEAST_TARGET, usual) : usual;
  return manner === 'pile' ? under + least : least;
}
