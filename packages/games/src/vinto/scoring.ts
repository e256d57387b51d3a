import { valueOf } from './cards.ts';
import type { Options } from './options.ts';
import { GAP } from './types.ts';
import type { State } from './types.ts';

/** What each row adds up to (V-15: nothing, if it is empty). */
export function sums(state: State): number[] {
  return state.hands.map((hand) =>
    hand.reduce((sum, card) => (card === GAP ? sum : sum + valueOf(card)), 0),
  );
}

/** V-13; nobody scores in a round that nobody called. */
export function roundPoints(state: State, totals: readonly number[]): number[] {
  const { caller } = state;
  if (caller === null) return totals.map(() => 0);
  const lowest = Math.min(...totals.filter((_, seat) => seat !== caller));
  const own = totals[caller]!;
  const [forCaller, forOthers] = own < lowest ? [3, -1] : own > lowest ? [-1, 3] : [3, 0];
  return totals.map((_, seat) => (seat === caller ? forCaller : forOthers));
}

/** V-16: by cumulative score; those who tie share the place, and skip those that they fill, or not. */
export function placesOf(totals: readonly number[], { places }: Options): number[] {
  return totals.map((total) => {
    const better = totals.filter((other) => other > total);
    return 1 + (places === 'skip' ? better.length : new Set(better).size);
  });
}

const pointsByPlace = [5, 3, 2];

/** V-16 */
export function gamePoints(totals: readonly number[], options: Options): number[] {
  return placesOf(totals, options).map((place) => pointsByPlace[place - 1] ?? 0);
}
