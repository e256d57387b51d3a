/** Two decks with backs of their own: the market's 60 cards and the 40 of the soap deck. */
import { listKinds } from '@mazzo/kernel';
import type { Card, CardTable } from '@mazzo/kernel';

export const MARKET = 0;
export const SOAP = 1;

/** Each kind and its copies, in the order of the rules' list. */
const market = {
  coin: 30,
  watermelon: 1,
  leek: 2,
  broccoli: 3,
  cucumber: 4,
  artichoke: 5,
  broom: 1,
  scythe: 2,
  rake: 3,
  pick: 4,
  shovel: 5,
} as const;
const soap = {
  soap: 20,
  doubleSoap: 10,
  fourCoins: 4,
  threeCoins: 3,
  twoCoins: 2,
  diamond: 1,
} as const;

export type Kind = keyof typeof market | keyof typeof soap;
// Card numbers are stored: append, never insert.
export const kinds = [...Object.keys(market), ...Object.keys(soap)] as Kind[];
export const KINDS = kinds.length;
export const MARKET_KINDS = Object.keys(market).length;

export const cards: CardTable = {
  names: kinds,
  backs: kinds.map((_, card) => (card < MARKET_KINDS ? MARKET : SOAP)),
};

const copies: readonly number[] = [...Object.values(market), ...Object.values(soap)];

export function copiesOf(card: Card): number {
  return copies[card]!;
}

export function backOf(card: Card): number {
  return card < MARKET_KINDS ? MARKET : SOAP;
}

/** How many of each kind a deck has, or both. */
export function pack(back?: number): number[] {
  return copies.map((count, card) => (back === undefined || backOf(card) === back ? count : 0));
}

export const marketDeck: readonly Card[] = listKinds(pack(MARKET));
export const soapDeck: readonly Card[] = listKinds(pack(SOAP));

export function cardOf(kind: Kind): Card {
  return kinds.indexOf(kind);
}

export const DIAMOND = cardOf('diamond');
export const DOUBLE_SOAP = cardOf('doubleSoap');

/** What there is to win: by the number of items (S-13), or by the collection (S-14). */
export const categories = ['coins', 'vegetables', 'tools', 'soaps'] as const;
export type Category = (typeof categories)[number];

/** The kinds of each, the largest or the rarest first. */
export const kindsIn: Readonly<Record<Category, readonly Card[]>> = {
  coins: [cardOf('fourCoins'), cardOf('threeCoins'), cardOf('twoCoins'), cardOf('coin')],
  vegetables: ['watermelon', 'leek', 'broccoli', 'cucumber', 'artichoke'].map(named),
  tools: ['broom', 'scythe', 'rake', 'pick', 'shovel'].map(named),
  soaps: [DOUBLE_SOAP, cardOf('soap')],
};

function named(kind: string): Card {
  return cardOf(kind as Kind);
}

const items: Readonly<Partial<Record<Kind, number>>> = {
  doubleSoap: 2,
  fourCoins: 4,
  threeCoins: 3,
  twoCoins: 2,
};

/** How many coins or soaps are on it. */
export function itemsOn(card: Card): number {
  return items[kinds[card]!] ?? 1;
}

/** What talk may be about: a kind, or all of a category. */
export const topics = [...kinds, ...categories] as const;
export type Topic = Kind | Category;

/** The cards that somebody means by it. */
export function cardsMeant(topic: Topic): readonly Card[] {
  return topic in kindsIn ? kindsIn[topic as Category] : [cardOf(topic as Kind)];
}
