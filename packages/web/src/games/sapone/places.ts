/** The names of places on a Sapone table. Only cards of one's own hand are named by what they are. */
import type { Card, Seat } from '@mazzo/kernel';
import type { Id } from '../../table/scene.ts';

export const STALL: Id = 'stall';
export const SALE_CARD: Id = 'stall:card';
export const CLAIM: Id = 'stall:claim';
export const MARKET: Id = 'market';
export const MARKET_TOP: Id = 'market:top';
export const SOAP: Id = 'soap';
export const SOAP_TOP: Id = 'soap:top';
export const HAND: Id = 'hand';
/** What a card that goes on sale leaves there. */
export const HAND_GAP: Id = 'hand:gap';

export function playerId(seat: Seat): Id {
  return `seat:${seat}`;
}

/** The nth of its kind in hand. */
export function handId(seat: Seat, card: Card, n: number): Id {
  return `hand:${seat}:${card}:${n}`;
}

/** The nth card of somebody's hand, as far as it is known. */
export function heldId(seat: Seat, n: number): Id {
  return `held:${seat}:${n}`;
}

/** The nth card that somebody has bid. */
export function bidId(seat: Seat, n: number): Id {
  return `bid:${seat}:${n}`;
}

/** What somebody offers. */
export function rowId(seat: Seat): Id {
  return `row:${seat}`;
}

export interface InHand {
  readonly seat: Seat;
  readonly card: Card;
  readonly n: number;
}

export function inHandAt(id: Id): InHand | null {
  const [, seat, card, n] = /^hand:(\d+):(\d+):(\d+)$/.exec(id) ?? [];
  if (seat === undefined) return null;
  return { seat: Number(seat), card: Number(card), n: Number(n) };
}

export function rowAt(id: Id): Seat | null {
  const [, seat] = /^row:(\d+)$/.exec(id) ?? [];
  return seat === undefined ? null : Number(seat);
}
