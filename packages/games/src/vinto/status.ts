import type { Decision, Pace, Seat, Standing, Status, TableClock, Tally } from '@mazzo/kernel';
import { gamePoints, placesOf } from './scoring.ts';
import { mayToss } from './table.ts';
import type { State } from './types.ts';

const noClocks: readonly TableClock[] = [];

export function status(state: State): Status {
  if (state.phase.kind === 'over') return { over: true, standings: standings(state) };
  const timed = state.options.session === 'timed' && !state.timeUp;
  const clocks = timed ? [{ seat: null, id: 0, minutes: state.options.minutes }] : noClocks;
  return { over: false, decisions: decisions(state), clocks };
}

function decisions(state: State): Decision[] {
  const { phase, action } = state;
  const asked: Decision[] = [];
  switch (phase.kind) {
    case 'peek':
      for (let seat = 0; seat < phase.left.length; seat++) {
        if (phase.left[seat]! > 0) asked.push(ask(state, seat, 'turn'));
      }
      return asked;
    case 'tossIn':
      for (let seat = 0; seat < state.hands.length; seat++) {
        if (action?.seat === seat) asked.push(ask(state, seat, 'turn'));
        else if (mayToss(state, seat))
          asked.push(ask(state, seat, action === null ? 'window' : 'free'));
      }
      return asked;
    case 'act':
      return [ask(state, action!.seat, 'turn')];
    default:
      return [ask(state, state.turn, 'turn')];
  }
}

function ask(state: State, seat: Seat, pace: Pace): Decision {
  return { seat, id: state.questions[seat]!, pace };
}

/** C-10, without making a list of it. */
export function isAsked(state: State, seat: Seat): boolean {
  const { phase, action } = state;
  switch (phase.kind) {
    case 'over':
      return false;
    case 'peek':
      return phase.left[seat]! > 0;
    case 'tossIn':
      return (action !== null && action.seat === seat) || mayToss(state, seat);
    case 'act':
      return action!.seat === seat;
    default:
      return state.turn === seat;
  }
}

export function tally(state: State): Tally {
  return { rounds: state.rounds, totals: state.totals };
}

/** V-16 */
function standings({ totals, options }: State): Standing[] {
  const places = placesOf(totals, options);
  return gamePoints(totals, options)
    .map((score, seat) => ({ seat, place: places[seat]!, score }))
    .toSorted((a, b) => a.place - b.place);
}

/** C-7 */
const MOST_ROUNDS = 50;

/** V-16: judged between rounds. */
export function isSessionOver(state: State): boolean {
  const { session, rounds } = state.options;
  return state.timeUp || state.rounds >= (session === 'rounds' ? rounds : MOST_ROUNDS);
}
