import type { Card, Clock } from '@mazzo/kernel';
import { pointsOf, strengthOf, suitOf } from './cards.ts';
import { handOf } from './legal.ts';
import type { Move, State } from './types.ts';

/** B-10 */
export function timeout(view: State, clock: Clock): Move {
  const hand = handOf(view, clock.seat ?? view.turn);
  return { type: 'play', card: cheapest(hand, view.trump!) };
}

/** The card that is missed least: worth nothing, no trump, weak; of equals the first suit's. */
export function cheapest(hand: readonly Card[], trump: Card): Card {
  const isTrump = (card: Card) => Number(suitOf(card) === suitOf(trump));
  return hand.toSorted(
    (a, b) =>
      pointsOf(a) - pointsOf(b) ||
      isTrump(a) - isTrump(b) ||
      strengthOf(a) - strengthOf(b) ||
      a - b,
  )[0]!;
}
