/**
 * The exact answers to what a turn can still become (P-3, P-9 … P-14, P-17): the finish worth most,
 * the cheapest one, whether there is one at all, and how to close.
 */
import type { Card } from '@mazzo/kernel';
import type { Meld } from './melds.ts';
import type { Options } from './options.ts';
import { bestOf, cheapestOf, closingOf, someOf } from './solver/finishes.ts';
import { quickAnswer } from './solver/quick.ts';
import type { Finish } from './types.ts';

export { canFetch } from './solver/finishes.ts';
export { canLie } from './solver/quick.ts';

/** The rest of a turn, as its player sees it: all of it is known to them. */
export interface Rest {
  readonly options: Options;
  /** Cards in hand after the draw, by kind. */
  readonly hand: readonly number[];
  readonly own: readonly Meld[];
  readonly theirs: readonly Meld[];
  /** P-3: the card of the pozzo that must lie in a meld. */
  readonly owed: Card | null;
  /** P-14 */
  readonly firstTurn: boolean;
}

export interface Solution {
  readonly finish: Finish;
  /** Own melds, bonuses and closing − cards left in hand − points given to the opponent. */
  readonly value: number;
}

/** The finish worth most; null if a duty cannot be met. */
export function bestFinish(rest: Rest): Solution | null {
  return bestOf(rest);
}

/** The finish worth most among those that close (P-12). */
export function closingFinish(rest: Rest): Finish | null {
  return closingOf(rest)?.finish ?? null;
}

/** P-17: fewest cards laid, then fewest points, then the rules' order of cards. */
export function cheapestFinish(rest: Rest): Finish | null {
  return cheapestOf(rest);
}

/** Any finish; null if a duty cannot be met. */
export function someFinish(rest: Rest): Finish | null {
  return someOf(rest);
}

/** P-3: whether the turn can be finished at all. */
export function canFinish(rest: Rest): boolean {
  return quickAnswer(rest) ?? someOf(rest) !== null;
}
