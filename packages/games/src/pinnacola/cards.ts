/** Two packs of 52 with two jokers each. Twins are one kind. */
import { listKinds } from '@mazzo/kernel';
import type { Card, CardTable } from '@mazzo/kernel';

export const suits = ['c', 'd', 'h', 's'] as const;
/** An index into `suits`. */
export type Suit = number;

export const ranks = [
  'A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K',
] as const; // prettier-ignore
/** An index into `ranks`. */
export type Rank = number;

export const RANKS = ranks.length;
export const SUITS = suits.length;
export const ACE: Rank = 0;
/** P-5: places in a run, from the low ace to the high one. */
export type Position = number;
export const HIGH_ACE: Position = 13;

// Card numbers are stored: append, never insert.
const names = [...suits.flatMap((suit) => ranks.map((rank) => `${rank}${suit}`)), 'joker'];
export const cards: CardTable = { names, backs: names.map(() => 0) };

export const KINDS = names.length;
export const JOKER: Card = KINDS - 1;

export function cardOf(suit: Suit, rank: Rank): Card {
  return suit * RANKS + rank;
}

/** The card that belongs in this place of a run. */
export function cardAt(suit: Suit, position: Position): Card {
  return suit * RANKS + (position === HIGH_ACE ? ACE : position);
}

export function suitOf(card: Card): Suit {
  return Math.floor(card / RANKS);
}

export function rankOf(card: Card): Rank {
  return card % RANKS;
}

const rankPoints = [15, 5, 5, 5, 5, 10, 10, 10, 10, 10, 10, 10, 10];
const JOKER_POINTS = 25;
/** By kind, for loops that cannot spare a call. */
export const cardPoints: readonly number[] = [...suits.flatMap(() => rankPoints), JOKER_POINTS];

export function pointsOf(card: Card): number {
  return cardPoints[card]!;
}

/** P-1 */
export function pack(): number[] {
  return names.map((_, card) => (card === JOKER ? 4 : 2));
}

/** All of them, in the order of their kinds. */
export const wholePack: readonly Card[] = listKinds(pack());

/** P-17: jokers first, then aces, kings and so on down to the twos; clubs before diamonds, hearts, spades. */
export const rulesOrder: readonly Card[] = [
  JOKER,
  ...[
    ACE,
    ...ranks
      .map((_, rank) => rank)
      .slice(1)
      .toReversed(),
  ].flatMap((rank) => suits.map((_, suit) => cardOf(suit, rank))),
];
