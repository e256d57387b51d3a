/** A player's turn as a gesture finds it, and what can come of one. */
import type { Drafted, Move, Ref, State } from '@mazzo/games/pinnacola';
import type { Card, Rejection, Seat } from '@mazzo/kernel';
import type { Intent } from '../../play/touches.ts';
import { begunAt, tableOf } from './begun.ts';
import type { Begun } from './begun.ts';
import { handOf } from './hand.ts';
import type { HandCard } from './hand.ts';

export type Meant = Intent<Move, Begun> | null;

/** Where a gesture is made. */
export interface Turn {
  readonly view: State;
  readonly seat: Seat;
  readonly begun: Begun;
  readonly table: Drafted;
  /** As it lies. */
  readonly hand: readonly HandCard[];
}

export function turnAt(view: State, seat: Seat, held: Begun | null): Turn {
  const begun = begunAt(view, held);
  const table = tableOf(view, seat, begun);
  const hand = handOf(view, seat, table, begun).flat();
  return { view, seat, begun, table, hand: hand.filter((one) => one !== null) };
}

/** In the order in which they were lifted. */
export function liftedCards({ begun, hand }: Pick<Turn, 'begun' | 'hand'>): Card[] {
  return begun.lifted.flatMap((id) => hand.find((card) => card.id === id)?.card ?? []);
}

/** Every meld on the table. */
export function refsOf({ table }: Pick<Turn, 'table'>): Ref[] {
  const sides = ['own', 'laid', 'theirs'] as const;
  return sides.flatMap((of) => table[of].map((_, meld): Ref => ({ of, meld })));
}

export function next(begun: Begun): Meant {
  return { kind: 'begun', begun };
}

export function move(made: Move): Meant {
  return { kind: 'move', move: made };
}

export function refused(why: Rejection): Meant {
  return { kind: 'refused', why };
}
