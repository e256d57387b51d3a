/** Where cards come from on a Sapone table. What goes to somebody else's hand is seen no more. */
import { inHand, saleOf } from '@mazzo/games/sapone';
import type { Event, State } from '@mazzo/games/sapone';
import { isHole } from '@mazzo/kernel';
import type { Seat, Slot } from '@mazzo/kernel';
import type { Id, Travel } from '../../table/scene.ts';
import { bidId, handId, MARKET_TOP, playerId, SALE_CARD, SOAP_TOP } from './places.ts';

export function travels(event: Event, before: State): Travel[] {
  switch (event.type) {
    case 'picked':
    case 'compensated':
      return intoHand(before, event.seat, [[event.card, MARKET_TOP]]);
    case 'bought':
      return intoHand(before, event.seat, [[event.card, SOAP_TOP]]);
    case 'offered':
      return [{ from: outOf(before, event.seat, event.card), to: SALE_CARD }];
    case 'bidAdded': {
      const n = saleOf(before)!.bids[event.seat]!.length;
      return [{ from: outOf(before, event.seat, event.card), to: bidId(event.seat, n) }];
    }
    case 'gave':
      return intoHand(before, event.seat, [[event.card, playerId(event.by)]]);
    case 'tookFree':
      return intoHand(before, event.by, [[event.card, SALE_CARD]]);
    case 'sold':
      return [
        ...intoHand(before, event.buyer, [[event.card, SALE_CARD]]),
        ...intoHand(
          before,
          event.seat,
          event.paid.map((card, n) => [card, bidId(event.buyer, n)]),
        ),
      ];
    default:
      return [];
  }
}

/** To the end of their kind. */
function intoHand(
  before: State,
  seat: Seat,
  cards: readonly (readonly [card: Slot, from: Id])[],
): Travel[] {
  const counts = new Map<Slot, number>();
  return cards.flatMap(([card, from]) => {
    if (isHole(card)) return [];
    const n = counts.get(card) ?? inHand(before, seat, card);
    counts.set(card, n + 1);
    return [{ from, to: handId(seat, card, n) }];
  });
}

/** The last of its kind, as that was taken up; what is not seen comes from its player. */
function outOf(before: State, seat: Seat, card: Slot): Id {
  const count = isHole(card) ? 0 : inHand(before, seat, card);
  return count === 0 ? playerId(seat) : handId(seat, card, count - 1);
}
