/**
 * Imagined worlds are played where a round is decided: at a call, and in the turns after it, to the end
 * of the round. Further ahead, what chance does outweighs what a choice is worth.
 */
import type { Imagination, Seat } from '@mazzo/kernel';
import type { Move, State } from '../types.ts';
import { imagineLikely } from './imagine.ts';
import type { Memory } from './memory.ts';
import { quick } from './quick.ts';
import { winShare } from './standing.ts';

/** About 10 ms: three times as many found nothing better. */
const STEPS = 2000;
/** What it is worth not to call now, in points of a round: tried out against `good` (ADR 12). */
const HOPE = 1.8;

export const search: Imagination<State, Move, Memory> = {
  steps: stepsFor,
  imagine: ({ view, seat, memory }, chance) => imagineLikely(view, seat, memory, chance),
  play: quick,
  worth,
};

/** A toss-in should come at once, and has nothing to be pondered. */
function stepsFor({ phase, action, caller }: State, seat: Seat): number {
  if (phase.kind === 'tossIn' && action?.seat !== seat) return 0;
  return phase.kind === 'call' || caller !== null ? STEPS : 0;
}

function worth(world: State, seat: Seat): number | null {
  if (world.phase.kind === 'peek') return winShare(world, seat, world.totals, 0);
  return world.caller === null ? uncalled(world, seat) : null;
}

/** The round goes on, and this seat is likelier than the others to make the call that succeeds. */
function uncalled(world: State, seat: Seat): number {
  const totals = world.totals.map((total, one) => (one === seat ? total + HOPE : total));
  return winShare(world, seat, totals, 1);
}
