/** A hand in an order that helps its player: by suit, by rank, or with what can be melded together. */
import { listKinds } from '@mazzo/kernel';
import type { Card } from '@mazzo/kernel';
import { JOKER, rankOf, suitOf } from './cards.ts';
import { Memory } from './memory.ts';
import { cardsOf } from './melds.ts';
import { bestFinish } from '#solver';
import type { State } from './types.ts';

export type HandOrder = 'suit' | 'rank';

/** Groups of cards that belong together; jokers last. */
export function handGroups(hand: readonly number[], by: HandOrder): Card[][] {
  const keyOf = (card: Card) =>
    card === JOKER ? Infinity : by === 'rank' ? rankOf(card) : suitPlaces[suitOf(card)]!;
  const groups = new Map<number, Card[]>();
  for (const card of listKinds(hand)) {
    groups.set(keyOf(card), [...(groups.get(keyOf(card)) ?? []), card]);
  }
  return [...groups].toSorted(([a], [b]) => a - b).map(([, cards]) => cards);
}

/** Clubs, diamonds, spades, hearts: a colour never meets itself. */
const suitPlaces = [0, 1, 3, 2];

/** The steps that may be spent on it: some thousandths of a second. */
const SORTING = 40_000;
const known = new Memory<readonly Card[][]>();

/** The melds that are worth most together, each a group; then what is left, by suit. */
export function meldGroups(hand: readonly number[], state: State): readonly Card[][] {
  return known.recall(
    state,
    () => hand.join(),
    () => {
      const { options } = state;
      const rest = { options, hand, own: [], theirs: [], owed: null, firstTurn: false };
      const melds = bestFinish(rest, SORTING)?.finish.melds.map(cardsOf) ?? [];
      const left = hand.slice();
      for (const card of melds.flat()) left[card]! -= 1;
      return [...melds, ...handGroups(left, 'suit')];
    },
  );
}
