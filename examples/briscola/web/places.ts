/** The names of places on a Briscola table. A card is named only where its viewer knows it. */
import { handOf } from '@mazzo/games/briscola';
import type { State } from '@mazzo/games/briscola';
import { bagSize } from '@mazzo/kernel';
import type { Card, Seat } from '@mazzo/kernel';
import type { Id } from '@mazzo/web/scene';

export const STOCK: Id = 'stock';
export const STOCK_TOP: Id = 'stock:top';
export const TRUMP: Id = 'trump';
export const TRUMP_CARD: Id = 'trump:card';
export const TRICK: Id = 'trick';

export function playerId(seat: Seat): Id {
  return `seat:${seat}`;
}

export function trickId(seat: Seat): Id {
  return `trick:${seat}`;
}

export function cardId(seat: Seat, card: Card): Id {
  return `hand:${seat}:${card}`;
}

/** The card that an id of a hand names; null for everything else. */
export function cardIn(id: Id, seat: Seat): Card | null {
  const [, whose, card] = /^hand:(\d+):(\d+)$/.exec(id) ?? [];
  return card === undefined || Number(whose) !== seat ? null : Number(card);
}

export interface Held {
  readonly id: Id;
  /** Null face down. */
  readonly card: Card | null;
}

/** What this viewer knows of a hand comes first, then what lies face down. */
export function held(view: State, seat: Seat): Held[] {
  const known = handOf(view, seat).map((card) => ({ id: cardId(seat, card), card }));
  const unseen = bagSize(view.hands[seat]!) - known.length;
  return [
    ...known,
    ...Array.from({ length: unseen }, (_, n) => ({ id: `hand:${seat}:down:${n}`, card: null })),
  ];
}
