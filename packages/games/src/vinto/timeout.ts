import type { Clock, Seat } from '@mazzo/kernel';
import { SEVEN, TWO } from './cards.ts';
import { firstLook } from './peek.ts';
import { canDraw, canTake, nextStep, placesFor } from './table.ts';
import type { Action, Move, State } from './types.ts';

/** V-18 */
export function timeout(view: State, clock: Clock): Move {
  const { seat } = clock;
  if (seat === null) return { type: 'timeUp' };
  const { phase, action } = view;
  if (action?.seat === seat) return actionTimeout(view, action);
  const look = firstLook(view, seat);
  if (look !== null) return look;
  switch (phase.kind) {
    case 'start':
      if (canDraw(view)) return { type: 'draw' };
      return canTake(view) ? { type: 'take' } : { type: 'passTurn' };
    case 'decide':
      return { type: 'discard' };
    case 'tossIn':
      return { type: 'pass' };
    default:
      return { type: 'endTurn' };
  }
}

function actionTimeout(view: State, action: Action): Move {
  switch (nextStep(view, action)) {
    case 'swap':
      return { type: 'leaveThem' };
    case 'rank':
      return { type: 'name', rank: view.options.king === 'wild' ? SEVEN : TWO };
    case 'player':
      return {
        type: 'giveCard',
        seat: nearestLeft(
          view,
          action.seat,
          view.hands.map((_, seat) => seat),
        ),
      };
    default: {
      const places = placesFor(view, action);
      const seat = nearestLeft(
        view,
        action.seat,
        places.map((place) => place.seat),
      );
      return { type: 'target', seat, slot: places.find((place) => place.seat === seat)!.slot };
    }
  }
}

/** The first of these to the left, oneself last; never the caller. */
function nearestLeft(view: State, from: Seat, candidates: readonly Seat[]): Seat {
  const seats = view.hands.length;
  const distance = (seat: Seat) => (seat - from - 1 + seats) % seats;
  const open = candidates.filter((seat) => seat !== view.caller);
  return open.toSorted((a, b) => distance(a) - distance(b))[0]!;
}
