import type { Card, Clock, Seat } from '@mazzo/kernel';
import { copiesOf, DOUBLE_SOAP, KINDS } from './cards.ts';
import { freeOf, saleOf } from './table.ts';
import type { Move, State } from './types.ts';

/** S-17 */
export function timeout(view: State, clock: Clock): Move {
  const seat = clock.seat!;
  switch (view.phase.kind) {
    case 'pick':
      return { type: 'pick' };
    case 'bidding':
      return { type: 'pass' };
    case 'decide':
      return { type: 'endSale' };
    case 'gift':
      return { type: 'give', card: mostOf(view, seat) };
    case 'diamond':
      return { type: 'declare', kind: DOUBLE_SOAP };
    default: {
      const card = mostOf(view, seat);
      return { type: 'sell', card, claim: card, wish: null };
    }
  }
}

/** The kind one holds most of; of equals the more common one, then the rules' first. */
function mostOf(view: State, seat: Seat): Card {
  const sale = saleOf(view);
  const held = (card: Card) =>
    sale === null ? view.hands[seat]!.cards[card]! : freeOf(view, sale, seat, card);
  let most = 0;
  for (let card = 1; card < KINDS; card++) {
    const more = held(card) - held(most) || copiesOf(card) - copiesOf(most);
    if (more > 0) most = card;
  }
  return most;
}
