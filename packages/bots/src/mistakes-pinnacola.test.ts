/** What the first bot of Pinnacola did wrong, counted between two of `good`. */
import { cardOf, JOKER, pinnacola, rankOf, ranks, suitOf } from '@mazzo/games/pinnacola';
import type { Event, Meld, State } from '@mazzo/games/pinnacola';
import { expect, test } from 'vitest';
import { atFullLength } from '../../../scripts/lengths.ts';
import { watch } from './watch.fixture.ts';

/** Whether a card could be laid to a meld, or in its joker's place. */
function fits(meld: Meld, card: number): boolean {
  if (meld.kind === 'jokers' || card === JOKER) return false;
  if (meld.kind === 'set') {
    return rankOf(card) === meld.rank && ((meld.suits >> suitOf(card)) & 1) === 0;
  }
  const { suit, from, to, joker } = meld;
  const places = [from - 1, to + 1, joker ?? -1].filter((at) => at >= 0 && at <= ranks.length);
  return places.some((at) => cardOf(suit, at % ranks.length) === card);
}

type Kind = 'feeds' | 'wastes';

/** A card goes that fits a meld, though the hand has one that fits none; the last card of all closes. */
function mistakeIn(before: State, event: Event): Kind | null {
  // Only the first seat's hand is seen.
  if (event.type !== 'discarded' || event.seat !== 0) return null;
  const hand = before.hands[0]!.cards;
  const held = hand.flatMap((count, card) => (count > 0 ? [card] : []));
  const own = before.melds[0]!;
  const theirs = before.melds[1]!;
  const fitsAny = (card: number) => [...own, ...theirs].some((meld) => fits(meld, card));
  if (held.filter((card) => card !== JOKER).every(fitsAny)) return null;
  if (theirs.some((meld) => fits(meld, event.card))) return 'feeds';
  return own.some((meld) => fits(meld, event.card)) ? 'wastes' : null;
}

test('a good player feeds no meld of the opponent, and wastes nothing that fits its own', () => {
  const mistakes: Record<Kind, number> = { feeds: 0, wastes: 0 };
  let [discards, taken] = [0, 0];
  for (let number = 0; number < (atFullLength ? 1000 : 3); number++) {
    watch(pinnacola, ['good', 'good'], number, (before, event) => {
      const mistake = mistakeIn(before, event);
      if (mistake !== null) mistakes[mistake]++;
      if (event.type === 'discarded') discards++;
      if (event.type === 'tookPozzo') taken++;
    });
  }
  expect(mistakes).toEqual({ feeds: 0, wastes: 0 });
  // There was something to feed and to waste.
  expect(discards).toBeGreaterThan(500);
  expect(taken).toBeGreaterThan(20);
});
