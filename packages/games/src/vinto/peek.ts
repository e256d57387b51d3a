import type { Seat } from '@mazzo/kernel';
import { has, slotsWithCards } from './table.ts';
import type { Move, State } from './types.ts';

/** The first of the cards that a seat has not looked at, as long as a round begins with looking (V-2). */
export function firstLook(view: State, seat: Seat): Move | null {
  if (view.phase.kind !== 'peek') return null;
  const slot = slotsWithCards(view, seat).find((place) => !has(view.seen[seat]![place]!, seat));
  return { type: 'peek', slot: slot ?? 0 };
}
