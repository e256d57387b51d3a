import type { Card, Seat } from '@mazzo/kernel';
import { isNumber, pointsOf, TIMES_TWO } from './cards.ts';
import type { State } from './types.ts';

export const SEVEN = 7;
const SEVEN_BONUS = 15;

/** F-12: what these cards are worth to somebody who did not bust. */
export function scoreOf(cards: readonly Card[]): number {
  let numbers = 0;
  let different = 0;
  let added = 0;
  let factor = 1;
  for (const card of cards) {
    if (isNumber(card)) {
      numbers += pointsOf(card);
      different++;
    } else if (card === TIMES_TWO) factor = 2;
    else added += pointsOf(card);
  }
  return numbers * factor + added + (different === SEVEN ? SEVEN_BONUS : 0);
}

export function countNumbers(cards: readonly Card[]): number {
  let count = 0;
  for (const card of cards) if (isNumber(card)) count++;
  return count;
}

/** What each seat scores if the round ends now; whoever is still in banks unless F-11 says otherwise. */
export function roundScores(state: State): number[] {
  return state.players.map((player, seat) =>
    player.standing !== 'busted' && keepsPoints(state, seat) ? scoreOf(player.cards) : 0,
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
      return state.players[seat]!.standing === 'banked';
  }
}
