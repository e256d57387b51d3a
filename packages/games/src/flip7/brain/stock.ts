/** What the deck still holds, which everybody knows. */
import { countKinds, isHole, listKinds } from '@mazzo/kernel';
import { KINDS, pointsOf, TIMES_TWO } from '../cards.ts';
import type { State } from '../types.ts';
import { unseenCounts } from '../odds.ts';

export interface Stock {
  readonly counts: readonly number[];
  /** Never empty: where there is nothing to draw, what is before everybody is as good a guess as any. */
  readonly cards: readonly number[];
  /** What all its numbers, and all its + cards, add up to. */
  readonly numberPoints: number;
  readonly plusPoints: number;
}

/** Also of an imagined world, where the deck is no longer unseen: its cards are counted, their order is not looked at. */
export function leftInDeck(state: State): readonly number[] {
  const { deck } = state;
  if (deck.length === 0 || isHole(deck[0]!)) return unseenCounts(state);
  return countKinds(deck, KINDS);
}

export function stockOf(counts: readonly number[]): Stock {
  let numberPoints = 0;
  let plusPoints = 0;
  for (let card = 0; card < TIMES_TWO; card++) {
    const points = counts[card]! * pointsOf(card);
    if (card <= 12) numberPoints += points;
    else plusPoints += points;
  }
  return { counts, cards: listKinds(counts), numberPoints, plusPoints };
}
