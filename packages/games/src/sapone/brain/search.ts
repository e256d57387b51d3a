/**
 * What a search of Sapone needs. Whole rounds are too noisy to be played out: a world is played on until
 * the turn is over, and what everybody then holds is judged.
 */
import { bestOf, soberly } from '@mazzo/kernel';
import type { Chance, Imagination, Seat } from '@mazzo/kernel';
import { imagineLikely } from './likely.ts';
import { mayBid } from '../table.ts';
import type { Move, State } from '../types.ts';
import { seenBy } from './seen.ts';
import type { Memory } from './memory.ts';
import { shareAt } from './standing.ts';
import { weigh } from './weigh.ts';

/** So many moves in worlds cost a few hundredths of a second. */
const STEPS = 200;

export const search: Imagination<State, Move, Memory> = {
  steps,
  imagine: imagineLikely,
  play,
  worth: (world, seat, moves) =>
    moves > 0 && world.phase.kind === 'pick' ? shareAt(world, seat) : null,
};

function steps({ phase }: State): number {
  return phase.kind === 'trade' || phase.kind === 'decide' || phase.kind === 'bidding' ? STEPS : 0;
}

function play(world: State, seat: Seat, chance: Chance, memory: Memory): Move | null {
  const view = seenBy(world, seat);
  const free = isFree(world, seat);
  return bestOf(weigh({ view, seat, free, memory, manner: soberly, chance })).move;
}

function isFree(world: State, seat: Seat): boolean {
  const { phase } = world;
  if (phase.kind === 'decide') return seat !== phase.sale.seller;
  return phase.kind === 'bidding' && !mayBid(world, phase.sale, seat);
}
