import type { Seat, Standing, Status, Tally } from '@mazzo/kernel';
import { lowestBit } from './line.ts';
import type { State, Task } from './types.ts';

const noClocks = [] as const;

/** C-7 */
const MOST_ROUNDS = 100;

export function status(state: State): Status {
  if (state.over) return { over: true, standings: standings(state) };
  const decision = { seat: seatToDecide(state), id: state.step, pace: 'turn' } as const;
  return { over: false, decisions: [decision], clocks: noClocks };
}

export function seatToDecide(state: State): Seat {
  const task = currentChoice(state);
  return task === undefined ? seatOnTurn(state) : task.seat;
}

/** F-4: the next active player after the one who had the last turn. */
export function seatOnTurn(state: State): Seat {
  const after = state.active & (-2 << state.turn);
  return lowestBit(after !== 0 ? after : state.active);
}

export function currentTask(state: State): Task | undefined {
  const { agenda } = state;
  // An index of −1 would be looked up by name, which costs more than the rest of a move.
  return agenda.length === 0 ? undefined : agenda[agenda.length - 1];
}

/** The choice that somebody is asked for, if the newest business is one. */
export function currentChoice(state: State): Extract<Task, { kind: 'choose' }> | undefined {
  const task = currentTask(state);
  // Not `task?.kind`: comparing what may be undefined with a word is a call, and this is asked twice a move.
  return task !== undefined && task.kind === 'choose' ? task : undefined;
}

export function tally(state: State): Tally {
  return { rounds: state.rounds, totals: state.players.map((player) => player.total) };
}

/** F-13: judged between rounds. */
export function isDecided(state: State): boolean {
  if (state.rounds >= MOST_ROUNDS) return true;
  let best = 0;
  let holders = 0;
  for (const { total } of state.players) {
    if (total > best) {
      best = total;
      holders = 1;
    } else if (total === best) holders++;
  }
  return best >= state.options.target && (holders === 1 || state.options.ties === 'shared');
}

function standings(state: State): Standing[] {
  return state.players
    .map(({ total }, seat) => ({ seat, place: 1 + countAbove(state, total), score: total }))
    .toSorted((a, b) => a.place - b.place);
}

function countAbove(state: State, total: number): number {
  return state.players.filter((player) => player.total > total).length;
}
