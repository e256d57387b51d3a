/** Imagined worlds are played until a call has been settled, or some turns on, where the rows are judged. */
import type { Imagination, Seat } from '@mazzo/kernel';
import type { Move, State } from '../types.ts';
import { roundWorth } from './forecast.ts';
import { imagineLikely } from './imagine.ts';
import type { Memory } from './memory.ts';
import { quick } from './quick.ts';
import { winShare } from './standing.ts';

/** About 40 ms at most. */
const STEPS = 3600;
/** So many moves on, the next turn to begin is judged. */
const HORIZON = 14;

export const search: Imagination<State, Move, Memory> = {
  steps: stepsFor,
  imagine: ({ view, seat, memory }, chance) => imagineLikely(view, seat, memory, chance),
  play: quick,
  worth,
};

/** The first looks are all alike, and a toss-in should come at once. */
function stepsFor(view: State, seat: Seat): number {
  const { phase, action } = view;
  if (phase.kind === 'peek') return 0;
  return phase.kind === 'tossIn' && action?.seat !== seat ? 0 : STEPS;
}

function worth(world: State, seat: Seat, moves: number): number | null {
  const { phase } = world;
  if (phase.kind === 'peek') return winShare(world, seat, world.totals, 0);
  if (phase.kind !== 'start' || world.caller !== null || moves < HORIZON) return null;
  return roundWorth(world, seat);
}
