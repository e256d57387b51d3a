import type { Seat, Standing, Status, Tally, TableClock } from '@mazzo/kernel';
import type { State } from './types.ts';

const noClocks: readonly TableClock[] = [];

export function status(state: State): Status {
  const { phase, turn, question, clock } = state;
  if (phase.kind === 'over') return { over: true, standings: standings(state) };
  // P-18: drawing and melding share the turn's clock.
  const decisions = [{ seat: turn, id: question, pace: 'longTurn' as const, clock }];
  return { over: false, decisions, clocks: noClocks };
}

/** C-10, without making a list of it. */
export function isAsked({ phase, turn }: State, seat: Seat): boolean {
  return (phase.kind === 'draw' || phase.kind === 'meld') && turn === seat;
}

export function tally(state: State): Tally {
  return { rounds: state.rounds, totals: state.totals };
}

function standings({ totals }: State): Standing[] {
  return totals
    .map((score, seat) => ({ seat, place: totals.some((other) => other > score) ? 2 : 1, score }))
    .toSorted((a, b) => a.place - b.place);
}

/** C-7 */
const MOST_HANDS = 40;

/** P-16: judged between hands. */
export function isMatchOver({ totals, rounds, options }: State): boolean {
  const [first, second] = totals as [number, number];
  return rounds >= MOST_HANDS || (Math.max(first, second) >= options.target && first !== second);
}
