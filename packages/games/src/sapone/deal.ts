/** How a round begins (S-2, S-3). */
import { hidden } from '@mazzo/kernel';
import type { Chance, Seat, Tell } from '@mazzo/kernel';
import { MARKET, marketDeck, SOAP, soapDeck } from './cards.ts';
import { nextSeat } from './table.ts';
import { DOWN, UP } from './types.ts';
import type { Event, Facing, State } from './types.ts';

const CARDS_EACH = 2;

export function open(state: State, chance: Chance, tell: Tell<Event>): void {
  beginRound(state, chance.below(state.hands.length), chance, tell);
}

export function beginRound(state: State, first: Seat, chance: Chance, tell: Tell<Event>): void {
  tell({ type: 'roundBegan', round: state.rounds + 1, first });
  shuffle(MARKET, marketDeck, chance, tell);
  shuffle(SOAP, soapDeck, chance, tell);
  let seat = first;
  do {
    tell({ type: 'dealt', seat, cards: state.market.slice(-CARDS_EACH).toReversed() });
    seat = nextSeat(state, seat);
  } while (seat !== first);
  const facing = facings(state.market.length, chance);
  const top = facing.at(-1) === UP ? state.market.at(-1)! : hidden(MARKET);
  tell({ type: 'mixed', facing, top });
  tell({ type: 'turnBegan', seat: first });
}

function shuffle(back: number, deck: readonly number[], chance: Chance, tell: Tell<Event>): void {
  const cards = deck.slice();
  chance.shuffle(cards);
  tell({ type: 'shuffled', back, cards });
}

/** S-3: half of them up, the cards being in any order already. */
function facings(cards: number, chance: Chance): Facing[] {
  let up = cards / 2;
  return Array.from({ length: cards }, (_, n) => {
    const isUp = chance.below(cards - n) < up;
    if (isUp) up--;
    return isUp ? UP : DOWN;
  });
}
