import { refuseUnasked } from '../../asked.ts';
import type { Card } from '../../cards.ts';
import type { Actor, Seat } from '../../game.ts';
import { refuse } from '../../rejection.ts';
import type { Rejection } from '../../rejection.ts';
import { status } from './status.ts';
import { SHELF } from './types.ts';
import type { Move, State } from './types.ts';

const slots = Array.from({ length: SHELF }, (_, slot) => slot);

export function legal(state: State, seat: Seat): Move[] {
  if (refuseUnasked(status(state), seat) !== null) return [];
  if (state.phase.kind === 'look') return slots.map((slot) => ({ type: 'look', slot }));
  const moves: Move[] = slots.map((slot) => ({ type: 'trade', slot }));
  for (let other = 0; other < state.shelves.length; other++) {
    for (const slot of slots) moves.push({ type: 'peek', seat: other, slot });
    for (let third = other + 1; third < state.shelves.length; third++) {
      for (const slot of slots) {
        for (const otherSlot of slots) {
          moves.push({ type: 'swap', seat: other, slot, other: third, otherSlot });
        }
      }
    }
  }
  for (const card of blueKinds(state, seat)) {
    moves.push({ type: 'play', card });
    for (let to = 0; to < state.hands.length; to++) {
      if (to !== seat) moves.push({ type: 'give', card, to });
    }
  }
  return moves;
}

export function check(state: State, by: Actor, move: Move): Rejection | null {
  const unasked = refuseUnasked(status(state), by);
  if (unasked !== null) return unasked;
  const seat = by as Seat;
  if ((state.phase.kind === 'look') !== (move.type === 'look')) return refuse('T-3', 'lookFirst');
  switch (move.type) {
    case 'look':
    case 'trade':
      return null;
    case 'peek':
      return isSeat(state, move.seat) ? null : refuse('C-10', 'noSuchSeat');
    case 'swap':
      if (!isSeat(state, move.other)) return refuse('C-10', 'noSuchSeat');
      return move.seat < move.other ? null : refuse('T-4', 'twoShelves');
    case 'give':
      if (!isSeat(state, move.to)) return refuse('C-10', 'noSuchSeat');
      if (move.to === seat) return refuse('T-4', 'notToOneself');
      return holds(state, seat, move.card);
    case 'play':
      return holds(state, seat, move.card);
  }
}

function holds(state: State, seat: Seat, card: Card): Rejection | null {
  return state.hands[seat]!.cards[card]! > 0 ? null : refuse('T-4', 'notInHand');
}

function isSeat(state: State, seat: Seat): boolean {
  return seat < state.shelves.length;
}

function blueKinds(state: State, seat: Seat): Card[] {
  const { cards } = state.hands[seat]!;
  return cards.flatMap((count, card) => (count > 0 ? [card] : []));
}
