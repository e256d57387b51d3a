/**
 * The first bots, frozen: what strength is measured against (ADR 12). They are for the arena and for
 * tests; a game that came later has none.
 */
import { simpleBrain } from '@mazzo/kernel';
import type { AnyGame, Brain } from '@mazzo/kernel';
import { reference as flip7 } from './flip7/reference.ts';
import type { GameId } from './ids.ts';
import { reference as pinnacola } from './pinnacola/reference.ts';
import { reference as sapone } from './sapone/reference.ts';
import { reference as vinto } from './vinto/reference.ts';

export const references: Readonly<Partial<Record<GameId, Brain>>> = {
  flip7: simpleBrain(flip7),
  vinto: simpleBrain(vinto),
  pinnacola: simpleBrain(pinnacola),
  sapone: simpleBrain(sapone),
};

/** For matches that should stay as they are: a game that came later is played by its own brain. */
export function steadyBrain({ id, brain }: Pick<AnyGame, 'id' | 'brain'>): Brain {
  return references[id as GameId] ?? brain;
}
