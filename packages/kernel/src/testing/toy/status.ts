import type { Seat, Standing, Status, Tally } from '../../game.ts';
import type { State } from './types.ts';

export function status(state: State): Status {
  const { phase, question } = state;
  switch (phase.kind) {
    case 'over':
      return { over: true, standings: standings(state.totals) };
    case 'look':
      return {
        over: false,
        decisions: phase.waiting.map((seat) => ask(seat, question, 'window')),
        clocks: [],
      };
    case 'turn':
      return { over: false, decisions: [ask(phase.seat, question, 'turn')], clocks: [] };
  }
}

function ask(seat: Seat, id: number, pace: 'turn' | 'window') {
  return { seat, id, pace };
}

export function tally(state: State): Tally {
  return { rounds: state.rounds, totals: state.totals };
}

function standings(totals: readonly number[]): Standing[] {
  return totals
    .map((score, seat) => ({
      seat,
      place: 1 + totals.filter((other) => other > score).length,
      score,
    }))
    .toSorted((a, b) => a.place - b.place);
}
