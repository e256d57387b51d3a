import type { Seat } from '@mazzo/kernel';
import { pointsOf, TIMES_TWO } from './cards.ts';
import { countNumbers, isBusted, isIn, sumNumbers } from './line.ts';
import type { Line } from './line.ts';
import type { State } from './types.ts';

export const SEVEN = 7;
const SEVEN_BONUS = 15;

/** F-12: what these cards are worth to somebody who did not bust. */
export function scoreOf(line: Line): number {
  let numbers = sumNumbers(line);
  let added = 0;
  for (const card of line.others) {
    if (card === TIMES_TWO) numbers *= 2;
    else added += pointsOf(card);
  }
  return numbers + added + (countNumbers(line) === SEVEN ? SEVEN_BONUS : 0);
}

/** What each seat scores if the round ends now; whoever is still in banks unless F-11 says otherwise. */
export function roundScores(state: State): number[] {
  return state.players.map((player, seat) =>
    isBusted(state, seat) || !keepsPoints(state, seat) ? 0 : scoreOf(player),
  );
}

/** F-11 */
function keepsPoints(state: State, seat: Seat): boolean {
  const { ending } = state;
  if (ending?.kind !== 'seven' || ending.seat === seat) return true;
  switch (state.options.seven) {
    case 'everyoneBanks':
      return true;
    case 'onlyThatPlayer':
      return false;
    case 'othersForfeit':
      return !isIn(state, seat);
  }
}
