/** The names of places on a Vinto table. A place is named, never the card that lies there. */
import type { Seat } from '@mazzo/kernel';
import type { Id } from '../../table/scene.ts';

export const DECK: Id = 'deck';
export const DECK_TOP: Id = 'deck:top';
export const PILE: Id = 'pile';
export const PILE_TOP: Id = 'pile:top';
export const DRAWN: Id = 'drawn';
export const DRAWN_CARD: Id = 'drawn:card';
export const UNDER_CARD: Id = 'drawn:under';

export function playerId(seat: Seat): Id {
  return `seat:${seat}`;
}

export function slotId(seat: Seat, slot: number): Id {
  return `hand:${seat}:${slot}`;
}

export interface Place {
  readonly seat: Seat;
  /** Null where a player is meant, not a card. */
  readonly slot: number | null;
}

export function placeAt(id: Id): Place | null {
  const [, seat, slot] = /^(?:hand|seat):(\d+)(?::(\d+))?$/.exec(id) ?? [];
  if (seat === undefined) return null;
  return { seat: Number(seat), slot: slot === undefined ? null : Number(slot) };
}
