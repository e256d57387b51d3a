/** What it costs to throw a card away, beside its use and its danger. */
import type { Card } from '@mazzo/kernel';
import { cardPoints } from '../cards.ts';

/** From so many cards on, the pozzo is worth what must be laid for it. */
export const WORTH_TAKING = 3;

/** What a pozzo is worth to who takes it, and each of its cards. */
const POZZO = 8;
const POZZO_CARD = 9;

export function stakeOf(cards: number): number {
  return POZZO + POZZO_CARD * cards;
}

/** What is never done where anything else is left: to throw away what fits a meld on the table. */
const FEEDING = 4000;
const WASTING = 2000;

export function follyOf(feeds: boolean, wastes: boolean): number {
  return (feeds ? FEEDING : 0) + (wastes ? WASTING : 0);
}

/** What is still in hand when the hand ends counts against its holder. */
const BURDEN = 0.1;

export function reliefOf(card: Card): number {
  return BURDEN * cardPoints[card]!;
}
