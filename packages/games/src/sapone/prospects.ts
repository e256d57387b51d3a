/** What can be concluded from what is known: what a claim may be worth, and what a hand would win. */
import type { Card, Seat } from '@mazzo/kernel';
import { copiesOf } from './cards.ts';
import type { Category } from './cards.ts';
import { contests, pointsOf } from './scoring.ts';
import type { Sale, State } from './types.ts';

/** Cards like the claimed one that the seller surely has not. */
export function surelyElsewhere(view: State, { seller, claim }: Sale): number {
  const inHands = view.hands.map(({ cards }, seat) => (seat === seller ? 0 : cards[claim]!));
  const lying = [...view.market, ...view.soap, ...view.out].filter((slot) => slot === claim);
  return inHands.reduce((sum, count) => sum + count, lying.length);
}

/** What a seat would win if its Diamond counted as this kind, and nobody held more than is known. */
export interface Prospect {
  readonly won: readonly Category[];
  readonly points: number;
}

export function prospectOf(view: State, seat: Seat, diamond: Card | null): Prospect {
  const compared = contests({ ...view, diamond });
  const won = compared.filter(({ leaders }) => leaders.includes(seat));
  return {
    won: won.map(({ category }) => category),
    points: pointsOf(compared, view.hands.length, view.options)[seat]!,
  };
}

/** Whether all cards of the claimed kind are known to lie elsewhere. */
export function isImpossible(view: State, { seller, claim }: Sale): boolean {
  let elsewhere = 0;
  for (const [seat, { cards }] of view.hands.entries()) {
    if (seat !== seller) elsewhere += cards[claim]!;
  }
  for (const slot of [...view.out, ...view.market]) if (slot === claim) elsewhere++;
  return elsewhere >= copiesOf(claim);
}
