import type { Decision, Pace, Seat, Standing, Status, TableClock, Tally } from '@mazzo/kernel';
import { mayBid, mayDoubt } from './table.ts';
import type { Sale, State } from './types.ts';

const noClocks: readonly TableClock[] = [];

export function status(state: State): Status {
  if (state.phase.kind === 'over') return { over: true, standings: standings(state) };
  return { over: false, decisions: decisions(state), clocks: noClocks };
}

/** C-8: a sale gets twice the time of a turn, and so does the window for bids. */
function decisions(state: State): Decision[] {
  const { phase, turn } = state;
  switch (phase.kind) {
    case 'bidding':
      return bidders(state, phase.sale);
    case 'decide':
      return [ask(state, phase.sale.seller, 'longTurn'), ...bidders(state, phase.sale)];
    case 'gift':
      return [ask(state, phase.doubter, 'turn')];
    case 'diamond':
      return [ask(state, phase.seat, 'turn')];
    case 'between':
      return [];
    default:
      return [ask(state, turn, 'turn')];
  }
}

/** S-7, S-8: who may bid, and who may do no more than doubt. */
function bidders(state: State, sale: Sale): Decision[] {
  const asked: Decision[] = [];
  const bidding = state.phase.kind === 'bidding';
  for (let seat = 0; seat < state.hands.length; seat++) {
    if (bidding && mayBid(state, sale, seat)) {
      const id = state.questions[seat]!;
      asked.push({ seat, id, pace: 'longWindow', clock: state.window });
    } else if (mayDoubt(state, sale, seat)) asked.push(ask(state, seat, 'free'));
  }
  return asked;
}

function ask(state: State, seat: Seat, pace: Pace): Decision {
  return { seat, id: state.questions[seat]!, pace };
}

/** C-10, without making a list of it. */
export function isAsked(state: State, seat: Seat): boolean {
  const { phase } = state;
  switch (phase.kind) {
    case 'bidding':
      return mayBid(state, phase.sale, seat) || mayDoubt(state, phase.sale, seat);
    case 'decide':
      return seat === phase.sale.seller || mayDoubt(state, phase.sale, seat);
    case 'gift':
      return seat === phase.doubter;
    case 'diamond':
      return seat === phase.seat;
    case 'between':
    case 'over':
      return false;
    default:
      return seat === state.turn;
  }
}

export function tally(state: State): Tally {
  return { rounds: state.rounds, totals: state.totals };
}

/** C-7 */
const MOST_ROUNDS = 60;

/** S-16 */
export function isMatchOver({ options, rounds, totals }: State): boolean {
  const highest = Math.max(...totals);
  const leaders = totals.filter((total) => total === highest).length;
  return (highest >= options.target && leaders === 1) || rounds >= MOST_ROUNDS;
}

function standings({ totals }: State): Standing[] {
  const better = (score: number) => totals.filter((other) => other > score).length;
  return totals
    .map((score, seat) => ({ seat, place: 1 + better(score), score }))
    .toSorted((a, b) => a.place - b.place);
}
