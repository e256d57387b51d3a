import type { Standing, Status, Tally } from '@mazzo/kernel';
import type { State } from './types.ts';

const noClocks = [] as const;

/** C-7: drawn deals could follow each other for ever. */
const MOST_DEALS = 20;

export function status(state: State): Status {
  if (state.over) return { over: true, standings: standings(state) };
  const decision = { seat: state.turn, id: state.step, pace: 'turn' } as const;
  return { over: false, decisions: [decision], clocks: noClocks };
}

export function tally(state: State): Tally {
  return { rounds: state.deals, totals: state.wins };
}

/** B-9 */
export function isDecided({ wins, deals, options }: State): boolean {
  return Math.max(...wins) >= options.wins || deals >= MOST_DEALS;
}

function standings({ wins }: State): Standing[] {
  return wins
    .map((score, seat) => ({
      seat,
      place: 1 + wins.filter((other) => other > score).length,
      score,
    }))
    .toSorted((a, b) => a.place - b.place);
}
