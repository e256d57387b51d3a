import { refuse, refuseUnasked } from '@mazzo/kernel';
import type { Actor, Card, Rejection, Seat } from '@mazzo/kernel';
import { status } from './status.ts';
import type { Move, State } from './types.ts';

/** What this game refuses for, beside what all games do. */
export type Reason = 'notInHand';

/** B-4: any card of the hand. */
export function legal(state: State, seat: Seat): readonly Move[] {
  if (state.over || state.turn !== seat) return [];
  return handOf(state, seat).map((card) => ({ type: 'play', card }));
}

export function check(state: State, by: Actor, { card }: Move): Rejection | null {
  const unasked = refuseUnasked(status(state), by);
  if (unasked !== null) return unasked;
  const held = state.hands[by as Seat]!.cards[card]! > 0;
  return held ? null : refuse('B-4', 'notInHand' satisfies Reason, card);
}

/** The cards that are known to be in this hand. */
export function handOf(state: State, seat: Seat): Card[] {
  return [...state.hands[seat]!.cards.entries()].flatMap(([card, held]) => (held > 0 ? card : []));
}
