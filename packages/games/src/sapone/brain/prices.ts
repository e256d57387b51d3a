/** What cards are worth to a hand, in points. */
import { isHole } from '@mazzo/kernel';
import type { Card, Seat } from '@mazzo/kernel';
import { copiesOf, KINDS, kinds, MARKET } from '../cards.ts';
import type { Kind } from '../cards.ts';
import { freeOf } from '../table.ts';
import type { Sale, State } from '../types.ts';

/** By kind. */
export type Counts = readonly number[];

const prices: Readonly<Partial<Record<Kind, number>>> = {
  coin: 0.15,
  twoCoins: 0.3,
  threeCoins: 0.45,
  fourCoins: 0.6,
  soap: 1,
  doubleSoap: 2,
  diamond: 3,
};

/** One more kind of a collection, what a rare one is worth besides, and one more of the same. */
const NEW_KIND = 1.2;
const RARITY = 0.8;
const SAME_KIND = 0.12;

/** What one more of this card is worth to a hand that holds so many of it. */
export function priceOf(card: Card, held: number): number {
  const price = prices[kinds[card]!];
  if (price !== undefined) return price;
  return held > 0 ? SAME_KIND : NEW_KIND + RARITY / copiesOf(card);
}

/** What the hand loses with one of these. */
export function lossOf(hand: Counts, card: Card): number {
  return priceOf(card, hand[card]! - 1);
}

/** What it gains. */
export function gainOf(hand: Counts, card: Card): number {
  return priceOf(card, hand[card]!);
}

/** What the hand loses with all of these. */
export function costOf(hand: Counts, cards: readonly Card[]): number {
  const left = [...hand];
  return cards.reduce((sum, card) => sum + priceOf(card, --left[card]!), 0);
}

/** The cards that are easiest to part with, as many as there are. */
export function cheapest(hand: Counts, most: number): Card[] {
  const left = [...hand];
  const found: Card[] = [];
  while (found.length < most) {
    const card = cheapestIn(left);
    if (card === null) break;
    left[card]!--;
    found.push(card);
  }
  return found;
}

function cheapestIn(hand: Counts): Card | null {
  let least: Card | null = null;
  for (let card = 0; card < KINDS; card++) {
    if (hand[card]! <= 0) continue;
    if (least === null || lossOf(hand, card) < lossOf(hand, least)) least = card;
  }
  return least;
}

/** Cards that are not on the table yet. */
export function spare(view: State, sale: Sale, seat: Seat): number[] {
  return kinds.map((_, card) => freeOf(view, sale, seat, card));
}

/** What a card of this deck that nobody has seen brings the hand, on the average. */
export function unseenGain(view: State, hand: Counts, back: number): number {
  const unseen = view.lots.find((lot) => lot.back === back)?.unseen ?? [];
  let [sum, cards] = [0, 0];
  for (const [card, count] of unseen.entries()) {
    if (count === 0) continue;
    sum += count * gainOf(hand, card);
    cards += count;
  }
  return cards === 0 ? 0 : sum / cards;
}

/** What the next card of the market brings. */
export function topGain(view: State, hand: Counts): number {
  const top = view.market.at(-1);
  if (top === undefined) return 0;
  return isHole(top) ? unseenGain(view, hand, MARKET) : gainOf(hand, top);
}
