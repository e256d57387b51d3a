import type { Clock, Seat } from '@mazzo/kernel';
import { SECOND_CHANCE } from './cards.ts';
import { legal, targets } from './legal.ts';
import { bitsOf } from './line.ts';
import { currentChoice, seatToDecide } from './status.ts';
import type { Move, State } from './types.ts';

/** F-15 */
export function timeout(view: State, clock: Clock): Move {
  const seat = clock.seat ?? seatToDecide(view);
  const task = currentChoice(view);
  if (task !== undefined) {
    const order = task.card === SECOND_CHANCE ? -1 : 1;
    const candidates = bitsOf(targets(view, task.card));
    return { type: 'target', seat: highestOpponent(view, seat, candidates, order) };
  }
  return legal(view, seat).find((move) => move.type === 'bank') ?? { type: 'draw' };
}

/** The opponent with the highest total (the lowest, if `order` is −1); ties to the nearest left. */
function highestOpponent(
  view: State,
  seat: Seat,
  candidates: readonly Seat[],
  order: 1 | -1,
): Seat {
  const seats = view.players.length;
  const distance = (other: Seat) => (other - seat + seats) % seats;
  const rank = (other: Seat) => order * view.players[other]!.total;
  const opponents = candidates.filter((other) => other !== seat);
  opponents.sort((a, b) => rank(b) - rank(a) || distance(a) - distance(b));
  return opponents[0] ?? seat;
}
