/**
 * The exact answers to what a turn can still become (P-3, P-9 … P-14, P-17): the finish worth most,
 * the cheapest one, whether there is one at all, and how to close.
 */
import type { Card } from '@mazzo/kernel';
import type { Meld } from './melds.ts';
import type { Options } from './options.ts';
import { bestOf, closingOf } from './solver/best.ts';
import { cheapestOf } from './solver/cheapest.ts';
import { allow, isSpent, JUDGING, stepsLeft, within } from './solver/effort.ts';
import type { Fetch } from './solver/fetches.ts';
import { quickAnswer } from './solver/quick.ts';
import { canFetchAll, hardOf, someOf } from './solver/some.ts';
import { releaseRoom } from './solver/sweep.ts';
import type { Finish } from './types.ts';

/** P-17: those that are spent besides on a cheaper finish. */
const CHEAPENING = 25_000;
/** What somebody who waits for it may be told: a second or two. */
const THOROUGH = 10_000_000;

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
export function bestFinish(rest: Rest, steps = THOROUGH): Solution | null {
  return asked(steps, () => bestOf(rest));
}

/** The finish worth most among those that close (P-12). */
export function closingFinish(rest: Rest, steps = THOROUGH): Finish | null {
  return asked(steps, () => closingOf(rest)?.finish ?? null);
}

/** P-17: fewest cards laid, then fewest points, then the rules' order of cards; or P-3's finish. */
export function cheapestFinish(rest: Rest, steps = CHEAPENING): Finish | null {
  const cheapest = asked(steps, () => {
    const found = cheapestOf(rest);
    return isSpent() ? null : found;
  });
  return cheapest ?? someFinish(rest, Math.max(steps, JUDGING));
}

/** Any finish; null if a duty cannot be met. */
export function someFinish(rest: Rest, steps = JUDGING): Finish | null {
  return asked(steps, () => someOf(rest));
}

/** P-3: whether the turn can be finished at all. */
export function canFinish(rest: Rest, steps = JUDGING): boolean {
  return quickAnswer(rest) ?? someFinish(rest, steps) !== null;
}

/** P-3: which of these, none of them plain, can be finished: one question, whose steps they share. */
export function whichFinish(rests: readonly Rest[]): boolean[] {
  return asked(JUDGING, () =>
    rests.map((rest, n) => {
      const share = Math.floor(stepsLeft() / (rests.length - n));
      return within(share, () => hardOf(rest)) !== null;
    }),
  );
}

/** P-10: whether some finish fetches these jokers. */
export function canFetch(rest: Rest, wanted: readonly Fetch[]): boolean {
  return asked(JUDGING, () => canFetchAll(rest, wanted));
}

function asked<Answer>(steps: number, ask: () => Answer): Answer {
  allow(steps);
  const answer = ask();
  releaseRoom();
  return answer;
}
