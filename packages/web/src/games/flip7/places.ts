/** The names of places on a Flip 7 table. Every card before a player lies open, so it may be named. */
import { cardsOf, flip7 } from '@mazzo/games/flip7';
import type { State } from '@mazzo/games/flip7';
import type { Card, Seat } from '@mazzo/kernel';
import type { Id } from '../../table/scene.ts';

export const DECK: Id = 'deck';
export const DECK_TOP: Id = 'deck:top';
export const FLIP: Id = 'flip';
export const BANK: Id = 'bank';

export function playerId(seat: Seat): Id {
  return `seat:${seat}`;
}

/** The seat a zone, or a card in it, belongs to. */
export function seatAt(id: Id): Seat | null {
  const [, seat] = /^(?:seat|line):(\d+)/.exec(id) ?? [];
  return seat === undefined ? null : Number(seat);
}

export interface Laid {
  readonly id: Id;
  readonly card: Card;
  /** As the card is written: `12`, `+8`, `freeze`. */
  readonly name: string;
}

/** What lies before a player: numbers, modifiers, actions; twins are told apart by their count. */
export function laidBefore(view: State, seat: Seat): Laid[] {
  const copies = new Map<Card, number>();
  return cardsOf(view.players[seat]!)
    .toSorted((a, b) => a - b)
    .map((card) => {
      const copy = (copies.get(card) ?? 0) + 1;
      copies.set(card, copy);
      return { id: cardId(seat, card, copy), card, name: flip7.cards.names[card]! };
    });
}

export function cardId(seat: Seat, card: Card, copy: number): Id {
  return `line:${seat}:${card}:${copy}`;
}

/** How many such cards lie before a player. */
export function copiesOf(view: State, seat: Seat, card: Card): number {
  return cardsOf(view.players[seat]!).filter((one) => one === card).length;
}
