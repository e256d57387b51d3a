/** A pack of 52 and two jokers. Suits are only for the eye: rank is all that counts. */
import { listKinds } from '@mazzo/kernel';
import type { Card, CardTable } from '@mazzo/kernel';

export const ranks = [
  '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A', 'joker',
] as const; // prettier-ignore
export type RankName = (typeof ranks)[number];
/** An index into `ranks`. */
export type Rank = number;

const suits = ['c', 'd', 'h', 's'] as const;

// Card numbers are stored: append, never insert.
const names = [
  ...ranks.slice(0, -1).flatMap((rank) => suits.map((suit) => `${rank}${suit}`)),
  'joker',
];
export const cards: CardTable = { names, backs: names.map(() => 0) };

export const KINDS = names.length;
export const JOKER: Card = KINDS - 1;
export const RANKS = ranks.length;

export const TWO: Rank = 0;
export const SEVEN: Rank = 5;
export const EIGHT: Rank = 6;
export const NINE: Rank = 7;
export const TEN: Rank = 8;
export const JACK: Rank = 9;
export const QUEEN: Rank = 10;
export const KING: Rank = 11;
export const ACE: Rank = 12;

const values = [2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 0, 1, -1];

export function rankOf(card: Card): Rank {
  return card >> 2;
}

export function valueOf(card: Card): number {
  return values[rankOf(card)]!;
}

/** V-3: 7–K and the ace. */
export function hasAction(rank: Rank): boolean {
  return rank >= SEVEN && rank <= ACE;
}

/** V-1: one of each, and two jokers. */
export function pack(): number[] {
  return names.map((_, card) => (card === JOKER ? 2 : 1));
}

/** All of them, in the order of their kinds. */
export const wholePack: readonly Card[] = listKinds(pack());
