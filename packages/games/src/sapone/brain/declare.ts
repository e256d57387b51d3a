/** What the Diamond is declared (S-12): the kind that wins most in worlds as they may be. */
import type { Card, Position, Weighed } from '@mazzo/kernel';
import { DIAMOND, KINDS } from '../cards.ts';
import { imagine } from '../imagine.ts';
import { contests, pointsOf } from '../scoring.ts';
import type { Move, State } from '../types.ts';
import type { Memory } from './memory.ts';

const WORLDS = 24;

export function weighDiamond({ view, seat, chance }: Position<State, Memory>): Weighed<Move>[] {
  const worlds = Array.from({ length: WORLDS }, () => imagine(view, seat, chance));
  const points = (world: State, diamond: Card): number =>
    pointsOf(contests({ ...world, diamond }), view.hands.length, view.options)[seat]!;
  return Array.from({ length: KINDS }, (_, kind) => kind)
    .filter((kind) => kind !== DIAMOND)
    .map((kind) => {
      const value = worlds.reduce((sum, world) => sum + points(world, kind), 0) / WORLDS;
      return { move: { type: 'declare', kind }, value, reasons: { points: value } };
    });
}
