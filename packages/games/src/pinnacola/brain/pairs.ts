/** What a card needs beside it to lie in a meld. */
import type { Card } from '@mazzo/kernel';
import { cardAt, cardOf, HIGH_ACE, JOKER, RANKS, rankOf, suitOf, SUITS } from '../cards.ts';

/** The two other cards of a meld of three. */
export type Pair = readonly [Card, Card];

const pairsByCard: readonly (readonly Pair[])[] = Array.from({ length: JOKER }, (_, card) => [
  ...setPairs(card),
  ...runPairs(card),
]);

/** Of every meld of three naturals with this card, the two others; none for a joker. */
export function pairsWith(card: Card): readonly Pair[] {
  return pairsByCard[card] ?? [];
}

function setPairs(card: Card): Pair[] {
  const others = Array.from({ length: SUITS }, (_, suit) => cardOf(suit, rankOf(card))).filter(
    (other) => other !== card,
  );
  return others.flatMap((a, n) => others.slice(n + 1).map((b): Pair => [a, b]));
}

function runPairs(card: Card): Pair[] {
  const [suit, rank] = [suitOf(card), rankOf(card)];
  const found: Pair[] = [];
  for (const at of rank === 0 ? [0, RANKS] : [rank]) {
    for (let from = Math.max(0, at - 2); from <= at && from + 2 <= HIGH_ACE; from++) {
      const places = [from, from + 1, from + 2].filter((place) => place !== at);
      found.push([cardAt(suit, places[0]!), cardAt(suit, places[1]!)]);
    }
  }
  return found;
}
