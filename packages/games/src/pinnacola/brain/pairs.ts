/** What a card needs beside it to lie in a meld. */
import type { Card } from '@mazzo/kernel';
import { cardAt, cardOf, HIGH_ACE, JOKER, KINDS, RANKS, rankOf, suitOf, SUITS } from '../cards.ts';

/** The two other cards of a meld of three. */
type Pair = readonly [Card, Card];

const pairsByCard: readonly (readonly Pair[])[] = Array.from({ length: JOKER }, (_, card) => [
  ...setPairs(card),
  ...runPairs(card),
]);

/** Of every meld of three naturals with this card, the two others; none for a joker. */
function pairsWith(card: Card): readonly Pair[] {
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

/** By card, the same in one row: the two others of one meld, then those of the next. */
export const pairTable: readonly Int8Array[] = Array.from({ length: KINDS }, (_, card) =>
  Int8Array.from(pairsWith(card).flat()),
);

/** How many of the two others of a meld of three with this card are in hand, at best. */
export function companyOf(hand: ArrayLike<number>, card: Card): 0 | 1 | 2 {
  const pairs = pairTable[card]!;
  let most: 0 | 1 = 0;
  for (let n = 0; n < pairs.length; n += 2) {
    const hasOne = hand[pairs[n]!]! > 0;
    const hasOther = hand[pairs[n + 1]!]! > 0;
    if (hasOne && hasOther) return 2;
    if (hasOne || hasOther) most = 1;
  }
  return most;
}

/** Whether a card makes a meld of three with what is in hand, a joker included. */
export function makesMeld(hand: ArrayLike<number>, card: Card): boolean {
  const company = companyOf(hand, card);
  return company === 2 || (company === 1 && hand[JOKER]! > 0);
}
