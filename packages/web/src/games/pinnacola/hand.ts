/** The own hand as its player wants it to lie. */
import { handGroups, meldGroups } from '@mazzo/games/pinnacola';
import type { State } from '@mazzo/games/pinnacola';
import { listKinds } from '@mazzo/kernel';
import type { Card } from '@mazzo/kernel';
import type { Id } from '../../table/scene.ts';
import type { Begun } from './begun.ts';
import { handId } from './places.ts';

export interface HandCard {
  readonly id: Id;
  readonly card: Card;
}

/** Groups that belong together, in the order in which they lie. */
export function handOf(hand: readonly number[], view: State, begun: Begun): HandCard[][] {
  const copies = new Map<Card, number>();
  return sorted(hand, view, begun).map((group) =>
    group.map((card) => {
      const copy = copies.get(card) ?? 0;
      copies.set(card, copy + 1);
      return { id: handId(card, copy), card };
    }),
  );
}

function sorted(
  hand: readonly number[],
  view: State,
  { sorted: by, order }: Begun,
): readonly (readonly Card[])[] {
  if (by === 'melds') return meldGroups(hand, view);
  if (by === 'own') return [ownOrder(hand, order)];
  return handGroups(hand, by);
}

/** What has come since lies at the end. */
function ownOrder(hand: readonly number[], order: readonly Card[]): Card[] {
  const left = hand.slice();
  const placed = order.filter((card) => {
    if ((left[card] ?? 0) === 0) return false;
    left[card]! -= 1;
    return true;
  });
  return [...placed, ...listKinds(left)];
}

/** The hand with these cards before another. */
export function moved(cards: readonly HandCard[], ids: readonly Id[], before: Id): Card[] {
  const carried = cards.filter(({ id }) => ids.includes(id));
  const others = cards.filter(({ id }) => !ids.includes(id));
  const at = others.findIndex(({ id }) => id === before);
  return others.toSpliced(at, 0, ...carried).map(({ card }) => card);
}

/** Neighbours come together, the fewest first, until there are no more than so many. */
export function joinedTo(most: number, parts: readonly number[]): number[] {
  const joined = parts.filter((part) => part > 0);
  while (joined.length > most) {
    const sums = joined.slice(1).map((part, n) => part + joined[n]!);
    const least = sums.indexOf(Math.min(...sums));
    joined.splice(least, 2, sums[least]!);
  }
  return joined;
}
