/** What can be said of the hands at a table, by whoever looks on. */
import type { Card, Seat } from '@mazzo/kernel';
import { backOf, categories, DIAMOND, kindsIn } from './cards.ts';
import { freeOf, saleOf } from './table.ts';
import { status } from './status.ts';
import type { State } from './types.ts';

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
