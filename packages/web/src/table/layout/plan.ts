/** The search for the largest cards that fit. */
import { arrangementsOf } from './arrangement.ts';
import type { Arrangement } from './arrangement.ts';
import type { LabelRule, Terms } from './block.ts';
import { isCards, WIDE } from './board.ts';
import type { Board, Group } from './board.ts';
import { sizeOf } from './flow.ts';
import { reckoningFor } from './heights.ts';
import type { Heights, Labels, Reckoning, Sizes } from './heights.ts';
import { LEAST_TARGET } from './measures.ts';
import type { Levels, Measures } from './measures.ts';
import type { LayoutShapes } from './shapes.ts';
import type { CardShape } from '../layout.ts';

export interface Plan {
  readonly arrangement: Arrangement;
  readonly sizes: Sizes;
  readonly terms: Terms;
  readonly heights: Heights;
}

type Side = keyof Sizes;
export type Most = Readonly<Record<Side, number>>;
type Shapes = Readonly<Record<Side, CardShape>>;

/** The widest cards, on a telephone, with one on show there, and where there is more room. */
const most: Readonly<Record<'narrow' | 'stall' | 'wide', Most>> = {
  narrow: { rival: 56, middle: 72, own: 84 },
  stall: { rival: 56, middle: 82, own: 84 },
  wide: { rival: 50, middle: 112, own: 108 },
};

/** On a telephone with melds, and a pile that is spread, all is of one size as long as it has room. */
const besideSpread = { rival: 30, middle: 46, own: 48 };

/** Where melds lie on a large table, they are what is looked at. */
const withMelds = { rival: 66, middle: 100, own: 108 };

function mostOf({ width, far, hasRows, hasSpread, hasRibbons, hasStall }: Board): Most {
  if (far) return far.most(hasRows);
  if (width >= WIDE) return hasRibbons ? withMelds : most.wide;
  return hasSpread ? besideSpread : most[hasStall ? 'stall' : 'narrow'];
}

/** Where there is little room the own cards grow first. */
const growth: Readonly<Record<Side, number>> = { rival: 1.25, middle: 1.1, own: 0.8 };
const cards: Shapes = { rival: 'card', middle: 'card', own: 'card' };
const smallRivals: Shapes = { ...cards, rival: 'small' };
const rivalsAsTiles: Shapes = { ...cards, rival: 'tile' };
const tiles: Shapes = { rival: 'tile', middle: 'tile', own: 'tile' };
const allButHand: Shapes = { ...tiles, own: 'card' };

/** Sizes grow together in so many steps; from the comfortable one on, any arrangement is as good. */
const STEPS = 32;
const COMFORTABLE = 20;
/** An arrangement further down the list must be so much better; than the best, on a large table, by far. */
const MARGIN = 2;
const MARGIN_WIDE = 12;

export function planFor(
  board: Board,
  { spacious, tight }: Levels,
  shapes: LayoutShapes | null,
): Plan {
  const smaller = [...(board.hasRows ? [smallRivals] : []), rivalsAsTiles];
  // A hand is looked at longest: all else yields first.
  const forHand = board.hasFan ? [allButHand] : [];
  const [lessSpacious] = tight as [Measures, ...Measures[]];
  const tries: (readonly [Shapes, Measures])[] = [
    ...triesOf([cards, ...smaller], spacious),
    // A card on show stays a card as long as it can.
    ...(board.hasStall ? triesOf([cards], tight) : []),
    ...triesOf(forHand, spacious),
    ...triesOf(forHand, [lessSpacious]),
    ...triesOf([tiles], spacious),
    ...triesOf(smaller, [lessSpacious]),
    ...triesOf([tiles], tight),
  ];
  const arrangements = arrangementsOf(board);
  const savings = savingsOf(board);
  for (const [cardShapes, measures] of tries) {
    for (const saving of savings) {
      const terms = { measures, ...saving, strict: true, shapes };
      const found = bestOf(board, arrangements, cardShapes, terms);
      if (found !== null) return found;
    }
  }
  return lowestOf(board, arrangements, {
    measures: tight.at(-1)!,
    ...savings.at(-1)!,
    strict: false,
    shapes,
  });
}

function triesOf(
  shapes: readonly Shapes[],
  levels: readonly Measures[],
): (readonly [Shapes, Measures])[] {
  return shapes.flatMap((each) => levels.map((measures) => [each, measures] as const));
}

type Saving = Pick<Terms, 'slim' | 'folded' | 'snug'>;

/** Ways to save room without smaller cards, the one that is missed least first. */
function savingsOf({ hasGaps, hasRibbons, hasFan }: Board): Saving[] {
  const either = (has: boolean) => (has ? [false, true] : [false]);
  return either(hasGaps).flatMap((slim) =>
    (hasRibbons ? foldings : (['all'] as const)).flatMap((folded) =>
      either(hasFan && folded !== 'none').map((snug) => ({ slim, folded, snug })),
    ),
  );
}

const foldings = ['none', 'oldest', 'all'] as const;

function bestOf(
  board: Board,
  arrangements: readonly Arrangement[],
  shapes: Shapes,
  terms: Terms,
): Plan | null {
  const reckon = reckoningFor(board, terms);
  const steps = Array.from({ length: STEPS + 1 }, (): Sizes | null => null);
  const sizes = (step: number) => (steps[step] ??= sizesAt(board, step, shapes, terms));
  const fits = (arrangement: Arrangement, step: number) =>
    reckon(arrangement, sizes(step)).whole <= board.height;
  let best: { arrangement: Arrangement; step: number } | null = null;
  for (const arrangement of arrangements) {
    const isFirst: boolean = best?.arrangement === arrangements[0];
    const margin = isFirst && board.width >= WIDE ? MARGIN_WIDE : MARGIN;
    const least: number = best ? best.step + margin : 0;
    if (least > COMFORTABLE) break;
    if (terms.measures.labelsAbove && arrangement.label === 'lowest') continue;
    if (!fits(arrangement, least)) continue;
    best = { arrangement, step: greatest(least, STEPS, (step) => fits(arrangement, step)) };
  }
  return best && grown(board, best.arrangement, sizes(best.step), reckon, terms);
}

/** The greatest whole number from `from`, which fits, to `to`, that fits. */
function greatest(from: number, to: number, fits: (n: number) => boolean): number {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

function sizesAt(board: Board, step: number, shapes: Shapes, { measures }: Terms): Sizes {
  const at = (side: Side) => {
    const least = leastOf(board[side], measures);
    const share = (step / STEPS) ** growth[side];
    return sizeOf(least + Math.floor((mostOf(board)[side] - least) * share), shapes[side]);
  };
  return { rival: at('rival'), middle: at('middle'), own: at('own') };
}

/** What can be touched has its least size; what may overlap has its own. */
function leastOf(groups: readonly Group[], { leastInLine }: Measures): number {
  const overlaps = (group: Group) =>
    isCards(group) ? group.manner === 'line' : group.shape !== 'fan' && group.shape !== 'stall';
  return groups.every(overlaps) ? leastInLine : LEAST_TARGET;
}

/** Labels go where they look best, and each side grows into what is left. */
function grown(
  board: Board,
  arrangement: Arrangement,
  sizes: Sizes,
  reckon: Reckoning,
  terms: Terms,
): Plan {
  const fits = (tried: Sizes, labels: Labels) =>
    reckon(arrangement, tried, labels).whole <= board.height;
  const labels =
    wishedLabels(board).find((wish) => fits(sizes, wish)) ?? reckon(arrangement, sizes).labels;
  let best = sizes;
  for (const side of ['own', 'rival', 'middle'] as const) {
    const { width, shape } = best[side];
    const from = best;
    const widened = (n: number) => ({ ...from, [side]: sizeOf(n, shape) });
    best = widened(greatest(width, mostOf(board)[side], (n) => fits(widened(n), labels)));
  }
  return { arrangement, sizes: best, terms, heights: reckon(arrangement, best, labels) };
}

/** Whose head has room beside their cards has it there; one pile alone has its words beside it. */
function wishedLabels({ own, ownAside, middle, hasChips, width }: Board): Labels[] {
  const beside = width >= WIDE && own.some((one) => isCards(one) && one.headed);
  const owns: LabelRule[] = ownAside
    ? ['elsewhere']
    : beside
      ? ['left', 'above']
      : ['above', 'left'];
  const middles: LabelRule[] = hasChips
    ? ['above']
    : middle.length === 1
      ? ['left', 'above']
      : ['above', 'left'];
  return owns.flatMap((label) => middles.map((one) => ({ middle: one, own: label })));
}

/** Narrower than this nobody sits beside the middle. */
const LEAST_FLANK = 140;

/** Nothing fits: the least cards, as low a table as there is, and it scrolls behind the tray. */
function lowestOf(board: Board, arrangements: readonly Arrangement[], terms: Terms): Plan {
  const sizes = sizesAt(board, 0, tiles, terms);
  const reckon = reckoningFor(board, terms);
  const plans = arrangements
    .filter(({ trayBeside }) => !trayBeside)
    .map((arrangement) => {
      return { arrangement, sizes, terms, heights: reckon(arrangement, sizes) };
    })
    .filter(({ arrangement: { left }, heights: { flank } }) => {
      return left.length === 0 || flank >= LEAST_FLANK;
    });
  return plans.reduce((low, plan) => (plan.heights.whole < low.heights.whole ? plan : low));
}
