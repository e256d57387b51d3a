import { inHand } from '@mazzo/games/sapone';
import type { State } from '@mazzo/games/sapone';
import type { Seat } from '@mazzo/kernel';
import type { Id } from '../../table/scene.ts';
import type { BegunMove } from './begun-move.ts';
import { handId } from './places.ts';

/** The cards that stand lifted. Which of equal ones is called something makes no difference: the last. */
export function liftedIn(view: State, seat: Seat, begun: BegunMove | null): readonly Id[] {
  if (begun?.kind === 'chosen' || begun?.kind === 'saying') return begun.lifted;
  if (begun?.kind !== 'sale') return [];
  return [handId(seat, begun.card, inHand(view, seat, begun.card) - 1)];
}
