import { MOST_SEATS, refuse, refuseUnasked } from '@mazzo/kernel';
import type { Actor, Card, Rejection, Seat } from '@mazzo/kernel';
import { SECOND_CHANCE } from './cards.ts';
import { bitsOf, has, isEmptyLine, isIn } from './line.ts';
import { currentChoice, seatOnTurn, status } from './status.ts';
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
/** For each mask of seats, the moves that choose one of them. */
const targetMoves: readonly (readonly Move[])[] = Array.from(
  { length: 1 << MOST_SEATS },
  (_, mask) => bitsOf(mask).map((seat) => Object.freeze({ type: 'target', seat })),
);
const nothing: readonly Move[] = [];
const onlyDraw: readonly Move[] = [draw];
const drawOrBank: readonly Move[] = [draw, bank];

export function legal(state: State, seat: Seat): readonly Move[] {
  if (state.over) return nothing;
  const task = currentChoice(state);
  if (task !== undefined)
    return task.seat === seat ? targetMoves[targets(state, task.card)]! : nothing;
  if (seatOnTurn(state) !== seat) return nothing;
  return mayBank(state, seat) ? drawOrBank : onlyDraw;
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
  if (((targets(state, card) >> seat) & 1) === 1) return null;
  if (isIn(state, seat)) return refuse('F-7', 'hasSecondChance' satisfies Reason);
  const rule = card === SECOND_CHANCE ? 'F-7' : 'F-8';
  return refuse(rule, 'notInRound' satisfies Reason);
}

/** F-5 */
function mayBank(state: State, seat: Seat): boolean {
  return !isEmptyLine(state.players[seat]!);
}

/** Whom this card may go to, as a mask of seats: F-7, F-8. */
export function targets(state: State, card: Card): number {
  return card === SECOND_CHANCE ? state.active & ~covered(state) : state.active;
}

/** Who has a Second Chance. */
function covered(state: State): number {
  let mask = 0;
  for (let seat = 0; seat < state.players.length; seat++) {
    if (has(state.players[seat]!, SECOND_CHANCE)) mask |= 1 << seat;
  }
  return mask;
}
