/** Whether to call: the chance to be lowest when everybody else has had one more turn. */
import type { Outlook } from './outlook.ts';
import { winShare } from './standing.ts';

/** By how much the lowest of the others comes down before the end, and how much that varies. */
const LAST_TURN = 4;
const LAST_TURN_VARIANCE = 9;
/** Points that a better call later would be worth, at first, and how that wanes with every turn. */
const HOPE = 1.6;
const HOPE_LOST = 0.02;
const LEAST_HOPE = -2;
/** Turns the logistic curve into a fair likeness of the normal one. */
const STEEPNESS = 1.7;

/** How likely this seat is lowest at the end if it calls now. */
export function chanceToWin({ rows, sums, me }: Outlook): number {
  const own = varianceOf(rows[me]!);
  let chance = 1;
  for (let seat = 0; seat < rows.length; seat++) {
    if (seat === me) continue;
    const margin = sums[seat]! - LAST_TURN - sums[me]!;
    const deviation = Math.sqrt(own + varianceOf(rows[seat]!) + LAST_TURN_VARIANCE);
    chance *= 1 / (1 + Math.exp((-STEEPNESS * margin) / deviation));
  }
  return chance;
}

function varianceOf(row: readonly { readonly variance: number }[]): number {
  return row.reduce((sum, card) => sum + card.variance, 0);
}

/** V-13: what the match is worth to this seat after a call that succeeds so often. */
export function callValue({ view, me }: Outlook, chance: number): number {
  const after = (own: number, others: number) =>
    winShare(
      view,
      me,
      view.totals.map((total, seat) => total + (seat === me ? own : others)),
      1,
    );
  return chance * after(3, -1) + (1 - chance) * after(-1, 3);
}

/**
 * What it is worth without a call now: a better one may come, but the longer a round goes on, the less
 * it is to be expected.
 */
export function waitValue({ view, me, memory }: Outlook): number {
  const hope = Math.max(LEAST_HOPE, HOPE - HOPE_LOST * memory.turns);
  const totals = view.totals.map((total, seat) => (seat === me ? total + hope : total));
  return winShare(view, me, totals, 0.5);
}
