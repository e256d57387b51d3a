/** What can be said of the hands at a table, by whoever looks on: sizes, what is certain, what it would win. */
import type { Card, Seat } from '@mazzo/kernel';
import { backOf, categories, copiesOf, DIAMOND, kindsIn } from './cards.ts';
import type { Category } from './cards.ts';
import { contests, pointsOf } from './scoring.ts';
import { freeOf, saleOf } from './table.ts';
import { status } from './status.ts';
import type { Sale, State } from './types.ts';

/** As they count: coins, vegetables, tools, soap, and the Diamond. */
export const inOrder: readonly Card[] = [
  ...categories.flatMap((category) => kindsIn[category]),
  DIAMOND,
];

/** How many cards of this back a seat holds, on the table or not. */
export function cardsOf({ hands, lots }: State, seat: Seat, back: number): number {
  const { cards, holes } = hands[seat]!;
  const seen = cards.map((count, card) => (backOf(card) === back ? count : 0));
  const unseen = holes.map((count, lot) => (lots[lot]!.back === back ? count : 0));
  return [...seen, ...unseen].reduce((sum, count) => sum + count, 0);
}

/** How many of this card a seat has in hand: what is on sale or has been bid lies on the table. */
export function inHand(view: State, seat: Seat, card: Card): number {
  const sale = saleOf(view);
  if (sale === null) return view.hands[seat]!.cards[card]!;
  return freeOf(view, sale, seat, card) - Number(seat === sale.seller && card === sale.card);
}

/** Cards like the claimed one that the seller surely has not. */
export function surelyElsewhere(view: State, { seller, claim }: Sale): number {
  const inHands = view.hands.map(({ cards }, seat) => (seat === seller ? 0 : cards[claim]!));
  const lying = [...view.market, ...view.soap, ...view.out].filter((slot) => slot === claim);
  return inHands.reduce((sum, count) => sum + count, lying.length);
}

/** Who is waited for; whoever may do no more than doubt is not. */
export function awaited(view: State): Seat[] {
  const now = status(view);
  if (now.over) return [];
  return now.decisions.filter(({ pace }) => pace !== 'free').map(({ seat }) => seat);
}

/** The round is over, and all that was held lies open: until the next begins. */
export function isLaidOpen({ phase, market, hands }: State): boolean {
  const isOver = phase.kind === 'between' || phase.kind === 'over' || phase.kind === 'diamond';
  if (!isOver || market.length > 0) return false;
  return hands.every(({ holes }) => holes.every((count) => count === 0));
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
