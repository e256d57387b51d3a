import { inHand } from '@mazzo/games/sapone';
import type { State } from '@mazzo/games/sapone';
import type { Card } from '@mazzo/kernel';
import type { BegunMove } from './begun-move.ts';
import type { InHand } from './places.ts';

/** The cards that stand lifted. */
export function cardsTakenUp(begun: BegunMove | null): readonly Card[] {
  if (begun?.kind === 'chosen') return begun.cards;
  return begun?.kind === 'sale' || begun?.kind === 'saying' ? [begun.card] : [];
}

/** Of equal cards the last are taken up first: which of them it is makes no difference. */
export function isTakenUp(view: State, held: InHand, taken: readonly Card[]): boolean {
  const count = taken.filter((card) => card === held.card).length;
  return held.n >= inHand(view, held.seat, held.card) - count;
}
