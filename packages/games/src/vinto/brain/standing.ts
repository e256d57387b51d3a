import type { Seat } from '@mazzo/kernel';
import type { State } from '../types.ts';

/** How far the totals may still shift, in points, with so many rounds to come: fitted to matches of `good`. */
const SHIFT = 1.25;

/**
 * The share of the win that a seat with these totals may expect, after so much of the round under way.
 * Totals count the less, the more rounds are to come.
 */
export function winShare(
  view: State,
  seat: Seat,
  totals: readonly number[],
  played: number,
): number {
  const heat = SHIFT * Math.sqrt(roundsLeft(view) - played + 0.01);
  let all = 0;
  for (const total of totals) all += Math.exp((total - totals[seat]!) / heat);
  return 1 / all;
}

/** Nobody knows how many a timed session has: about so many, in half an hour. */
const TIMED = 8;

/** The one under way included. */
function roundsLeft({ options, rounds }: State): number {
  const all = options.session === 'rounds' ? options.rounds : Math.max(TIMED, rounds + 2);
  return all - rounds;
}
