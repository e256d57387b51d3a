import type { Seat, Standing, Status, Tally } from '@mazzo/kernel';
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
  const task = currentTask(state);
  return task?.kind === 'choose' ? task.seat : nextIn(state);
}

/** F-4: the next active player after the one who had the last turn. */
function nextIn(state: State): Seat {
  const { players, turn } = state;
  let seat = turn;
  do seat = seat + 1 === players.length ? 0 : seat + 1;
  while (players[seat]!.standing !== 'in' && seat !== turn);
  return seat;
}

export function currentTask(state: State): Task | undefined {
  const { agenda } = state;
  // An index of −1 would be looked up by name, which costs more than the rest of a move.
  return agenda.length === 0 ? undefined : agenda[agenda.length - 1];
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
