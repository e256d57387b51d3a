import { listKinds } from '@mazzo/kernel';
import type { Seat } from '@mazzo/kernel';
import { pointsOf } from './cards.ts';

/** B-7: what these cards, counted by kind, are worth. */
export function pointsTaken(taken: readonly number[]): number {
  return listKinds(taken).reduce((sum, card) => sum + pointsOf(card), 0);
}

/** B-8: nobody, where both have sixty. */
export function winnerOf(points: readonly number[]): Seat | null {
  const most = Math.max(...points);
  const leaders = [...points.keys()].filter((seat) => points[seat] === most);
  return leaders.length === 1 ? leaders[0]! : null;
}
