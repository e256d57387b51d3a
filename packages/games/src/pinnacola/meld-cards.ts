/** The cards of a meld, beside those of another and for what they stand. */
import type { Card } from '@mazzo/kernel';
import { cardAt } from './cards.ts';
import { cardsOf } from './melds.ts';
import type { Meld } from './melds.ts';

/** What the later meld has that the earlier has not. */
export function addedTo(before: Meld, after: Meld): Card[] {
  const left = cardsOf(before);
  return cardsOf(after).filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** What a joker stands for where that is settled: in a run. */
export function jokerAs(meld: Meld): Card | null {
  if (meld.kind !== 'run' || meld.joker === null) return null;
  return cardAt(meld.suit, meld.joker);
}
