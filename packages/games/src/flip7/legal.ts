import { MOST_SEATS, refuse, refuseUnasked } from '@mazzo/kernel';
import type { Actor, Card, Rejection, Seat } from '@mazzo/kernel';
import { SECOND_CHANCE } from './cards.ts';
import { hasSecondChance, isEmptyLine, isIn } from './line.ts';
import { currentChoice, seatToDecide, status } from './status.ts';
import type { Move, State } from './types.ts';

/** What this game refuses for, beside what all games do. */
export type Reason =
  | 'nothingToBank'
  | 'chooseFirst'
  | 'nothingToTarget'
  | 'notInRound'
  | 'hasSecondChance';

const draw: Move = Object.freeze({ type: 'draw' });
const bank: Move = Object.freeze({ type: 'bank' });
const target: readonly Move[] = Array.from({ length: MOST_SEATS }, (_, seat) =>
  Object.freeze({ type: 'target', seat }),
);
const nothing: readonly Move[] = [];
const onlyDraw: readonly Move[] = [draw];
const drawOrBank: readonly Move[] = [draw, bank];

export function legal(state: State, seat: Seat): readonly Move[] {
  if (state.over) return nothing;
  if (seatToDecide(state) !== seat) return nothing;
  const task = currentChoice(state);
  if (task !== undefined) return targetMoves(state, task.card);
  return mayBank(state, seat) ? drawOrBank : onlyDraw;
}

function targetMoves(state: State, card: Card): Move[] {
  return targets(state, card).map((seat) => target[seat]!);
}

export function check(state: State, by: Actor, move: Move): Rejection | null {
  const unasked = refuseUnasked(status(state), by);
  if (unasked !== null) return unasked;
  const task = currentChoice(state);
  if (task !== undefined) {
    return move.type === 'target'
      ? checkTarget(state, task.card, move.seat)
      : refuse('F-8', 'chooseFirst' satisfies Reason);
  }
  if (move.type === 'target') return refuse('F-4', 'nothingToTarget' satisfies Reason);
  if (move.type === 'bank' && !mayBank(state, by as Seat)) {
    return refuse('F-5', 'nothingToBank' satisfies Reason);
  }
  return null;
}

function checkTarget(state: State, card: Card, seat: Seat): Rejection | null {
  if (seat >= state.players.length) return refuse('C-10', 'noSuchSeat');
  if (targets(state, card).includes(seat)) return null;
  return isIn(state, seat)
    ? refuse('F-7', 'hasSecondChance' satisfies Reason)
    : refuse('F-8', 'notInRound' satisfies Reason);
}

/** F-5 */
function mayBank(state: State, seat: Seat): boolean {
  return !isEmptyLine(state.players[seat]!);
}

/** Whom this card may go to, nearest the first seat first: F-7, F-8. */
export function targets(state: State, card: Card): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < state.players.length; seat++) {
    if (!isIn(state, seat)) continue;
    if (card === SECOND_CHANCE && hasSecondChance(state.players[seat]!)) continue;
    seats.push(seat);
  }
  return seats;
}
