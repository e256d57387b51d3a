/** The names of places on a Pinnacola table. Of the own hand cards are named: their player knows them. */
import type { Ref, State } from '@mazzo/games/pinnacola';
import type { Card, Seat } from '@mazzo/kernel';
import type { Id } from '../../table/scene.ts';

export const STOCK: Id = 'stock';
export const STOCK_TOP: Id = 'stock:top';
export const POZZO: Id = 'pozzo';
export const HAND: Id = 'hand';
/** Where a new meld comes to lie. */
export const NEW: Id = 'new';
export const SORT: Id = 'sort';
export const ALL_BACK: Id = 'allBack';

/** Buttons of the tray. */
export const DRAW: Id = 'draw';
export const TAKE: Id = 'take';
export const UNDO: Id = 'undo';
export const REDO: Id = 'redo';
export const BEST: Id = 'best';
export const LAY: Id = 'lay';
export const DISCARD: Id = 'discard';
export const TAKE_UP: Id = 'takeUp';
export const CANCEL: Id = 'cancel';

export function headId(seat: Seat): Id {
  return `seat:${seat}`;
}

/** Twins are told apart by which of them comes first in hand. */
export function handId(card: Card, copy: number): Id {
  return `${HAND}:${card}:${copy}`;
}

export function cardInHand(id: Id): Card | null {
  const [, card] = /^hand:(\d+):\d+$/.exec(id) ?? [];
  return card === undefined ? null : Number(card);
}

/** 0 is the bottom. */
export function pozzoId(n: number): Id {
  return `${POZZO}:${n}`;
}

export function pozzoIndex(id: Id): number | null {
  const [, n] = /^pozzo:(\d+)$/.exec(id) ?? [];
  return n === undefined ? null : Number(n);
}

export function choiceId(n: number): Id {
  return `choice:${n}`;
}

export function choiceIndex(id: Id): number | null {
  const [, n] = /^choice:(\d+)$/.exec(id) ?? [];
  return n === undefined ? null : Number(n);
}

/** Melds laid now go on counting those of earlier turns: that is where they will lie. */
export function meldId(seat: Seat, n: number): Id {
  return `meld:${seat}:${n}`;
}

export function meldCardId(seat: Seat, n: number, place: number): Id {
  return `${meldId(seat, n)}:${place}`;
}

export function refId({ of, meld }: Ref, { melds }: State, seat: Seat): Id {
  if (of === 'theirs') return meldId(1 - seat, meld);
  return meldId(seat, meld + (of === 'laid' ? melds[seat]!.length : 0));
}

/** The meld that this place is, or is in. */
export function refAt(id: Id, { melds }: State, seat: Seat): Ref | null {
  const [, owner, n] = /^meld:(\d+):(\d+)(?::\d+)?$/.exec(id) ?? [];
  if (owner === undefined) return null;
  const meld = Number(n);
  if (Number(owner) !== seat) return { of: 'theirs', meld };
  const earlier = melds[seat]!.length;
  return meld < earlier ? { of: 'own', meld } : { of: 'laid', meld: meld - earlier };
}
