/** What the Diamond is declared (S-12): the kind that wins most in worlds as they may be. */
import type { Card, Position, Weighed } from '@mazzo/kernel';
import { DIAMOND, KINDS, kindsIn } from '../cards.ts';
import { imagine } from '../imagine.ts';
import { contestFor, contests, counted, pointsOf } from '../scoring.ts';
import type { Contest, Move, State } from '../types.ts';
import type { Memory } from './memory.ts';

const WORLDS = 24;

export function weighDiamond({ view, seat, chance }: Position<State, Memory>): Weighed<Move>[] {
  const worlds = Array.from({ length: WORLDS }, () => {
    const world = imagine(view, seat, chance);
    return { world, undeclared: contests(world) };
  });
  const points = ({ world, undeclared }: (typeof worlds)[number], diamond: Card): number =>
    pointsOf(contestsDeclared(world, undeclared, diamond), view.hands.length, view.options)[seat]!;
  return Array.from({ length: KINDS }, (_, kind) => kind)
    .filter((kind) => kind !== DIAMOND)
    .map((kind) => {
      const value = worlds.reduce((sum, world) => sum + points(world, kind), 0) / WORLDS;
      return { move: { type: 'declare', kind }, value, reasons: { points: value } };
    });
}

/** What is declared changes the contest for its own category alone. */
export function contestsDeclared(
  { hands }: State,
  undeclared: readonly Contest[],
  diamond: Card,
): Contest[] {
  return undeclared.map((contest) => {
    if (!kindsIn[contest.category].includes(diamond)) return contest;
    const counts = hands.map(({ cards }) => counted(cards, diamond));
    return contestFor(contest.category, counts);
  });
}
