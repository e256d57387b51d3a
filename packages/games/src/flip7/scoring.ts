import type { Seat } from '@mazzo/kernel';
import { isNumber, NUMBERS, PLUSES, pointsOf, TIMES_TWO } from './cards.ts';
import { countNumbers, has, isBusted, isIn, lowestBit } from './line.ts';
import type { Line } from './line.ts';
import type { State } from './types.ts';

export const SEVEN = 7;
export const SEVEN_BONUS = 15;

/** F-12: what these cards are worth to somebody who did not bust. */
export function scoreOf(line: Line): number {
  const numbers = sums[line.kinds & NUMBERS]!;
  let score = sumOf(line.kinds & PLUSES) + (has(line, TIMES_TWO) ? 2 * numbers : numbers);
  for (const card of line.twins) score += pointsOf(card);
  return countNumbers(line) === SEVEN ? score + SEVEN_BONUS : score;
}

/**
 * What a player has as their cards lie there. A number that came again busts, or goes with a Second Chance
 * (F-6): it is never worth anything, and neither is what lies before who is bust.
 */
export function worthOf(state: State, seat: Seat): number {
  if (isBusted(state, seat)) return 0;
  const line = state.players[seat]!;
  return scoreOf({ ...line, twins: line.twins.filter((card) => !isNumber(card)) });
}

/** What the numbers add up to, for every mask of them: four sums a round, 5 % of its time. */
const sums = Uint8Array.from({ length: NUMBERS + 1 }, (_, kinds) => sumOf(kinds));

function sumOf(kinds: number): number {
  let sum = 0;
  for (let rest = kinds; rest !== 0; rest &= rest - 1) sum += pointsOf(lowestBit(rest));
  return sum;
}

/** What each seat scores if the round ends now; whoever is still in banks unless F-11 says otherwise. */
export function roundScores(state: State): number[] {
  return state.players.map((player, seat) =>
    isBusted(state, seat) || forfeits(state, seat) ? 0 : scoreOf(player),
  );
}

/** F-11: whoever has seven numbers is out with their points, like those who banked before. */
function forfeits(state: State, seat: Seat): boolean {
  return state.ending === 'seven' && state.options.seven === 'othersForfeit' && isIn(state, seat);
}
