/** What a round is worth from the rows as they lie, while nobody has called: fitted to matches of `good`. */
import type { Seat } from '@mazzo/kernel';
import { valueOf } from '../cards.ts';
import { has } from '../table.ts';
import { GAP } from '../types.ts';
import type { State } from '../types.ts';
import { winShare } from './standing.ts';

interface Row {
  sum: number;
  cards: number;
  /** Cards that its owner does not know. */
  unknown: number;
  /** 1 for who is on turn, 0 for who comes last. */
  soon: number;
}

/** The seat's share of the win: over everybody who may call, and whether they are lowest then. */
export function roundWorth(world: State, seat: Seat): number {
  const rows = world.hands.map((_, owner) => rowOf(world, owner));
  const urges = rows.map((row) => Math.exp(urge(row)));
  const all = urges.reduce((a, b) => a + b, 0);
  let share = 0;
  for (let caller = 0; caller < rows.length; caller++) {
    const chance = successOf(rows, caller);
    const won = after(world, seat, caller, 3, -1);
    const lost = after(world, seat, caller, -1, 3);
    share += (urges[caller]! / all) * (chance * won + (1 - chance) * lost);
  }
  return share;
}

function after(world: State, seat: Seat, caller: Seat, own: number, others: number): number {
  const totals = world.totals.map((total, one) => total + (one === caller ? own : others));
  return winShare(world, seat, totals, 1);
}

function rowOf(world: State, owner: Seat): Row {
  const seats = world.hands.length;
  const row = { sum: 0, cards: 0, unknown: 0, soon: 0 };
  row.soon = 1 - ((owner - world.turn + seats) % seats) / (seats - 1);
  const hand = world.hands[owner]!;
  for (let slot = 0; slot < hand.length; slot++) {
    if (hand[slot] === GAP) continue;
    row.cards++;
    row.sum += valueOf(hand[slot]!);
    if (!has(world.seen[owner]![slot]!, owner)) row.unknown++;
  }
  return row;
}

/** How much somebody with such a row is the one to call. */
function urge({ sum, unknown, cards, soon }: Row): number {
  return (
    -0.02 * sum -
    0.66 * unknown -
    0.32 * cards +
    0.77 * soon +
    0.16 * Math.exp(-Math.max(0, sum) / 6)
  );
}

/** How likely a call by this seat succeeds. */
function successOf(rows: readonly Row[], caller: Seat): number {
  const { sum, unknown, soon } = rows[caller]!;
  let lowest = Infinity;
  let second = Infinity;
  for (let seat = 0; seat < rows.length; seat++) {
    if (seat === caller) continue;
    const other = rows[seat]!.sum;
    if (other < lowest) {
      second = lowest;
      lowest = other;
    } else if (other < second) second = other;
  }
  const odds =
    0.76 - 0.102 * sum + 0.0713 * lowest - 0.0476 * second - 0.433 * unknown - 0.124 * soon;
  return 1 / (1 + Math.exp(-odds));
}
