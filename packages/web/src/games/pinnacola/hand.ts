/** The own hand as its player wants it to lie. */
import { handGroups, meldGroups } from '@mazzo/games/pinnacola';
import type { Drafted, State } from '@mazzo/games/pinnacola';
import { listKinds } from '@mazzo/kernel';
import type { Card, Seat } from '@mazzo/kernel';
import type { Id } from '../../table/scene.ts';
import { isMelding } from './begun.ts';
import type { Begun } from './begun.ts';
import { handId } from './places.ts';

export interface HandCard {
  readonly id: Id;
  readonly card: Card;
}

/** A place in the hand; null where one has been laid. */
type HandPlace = HandCard | null;

/**
 * Groups that belong together, in the order in which they lie. Until a turn is over it is known where
 * what it has laid lay, so that the others keep their order and their rows.
 */
export function handOf(view: State, seat: Seat, { hand }: Drafted, begun: Begun): HandPlace[][] {
  const before = isMelding(view, seat) ? view.hands[seat]!.cards : hand;
  const copies = new Map<Card, number>();
  const next = (card: Card): HandPlace => {
    const copy = copies.get(card) ?? 0;
    copies.set(card, copy + 1);
    return copy < hand[card]! ? { id: handId(card, copy), card } : null;
  };
  const groups = sorted(before, view, begun).map((group) => group.map(next));
  const come = listKinds(hand.map((count, card) => Math.max(0, count - before[card]!))).map(next);
  return withCome(groups, come);
}

/** What a draft brings into the hand lies where it has made room, or at the end. */
function withCome(groups: HandPlace[][], come: HandPlace[]): HandPlace[][] {
  if (come.length === 0) return groups;
  const left = come.slice();
  const filled = groups.map((group) => group.map((place) => place ?? left.shift() ?? null));
  return left.length === 0 ? filled : [...filled, left];
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

/** How many cards lie in each row of a large hand, though all that lay there may have been laid. */
export function rowsOf(most: number, groups: readonly (readonly HandPlace[])[]): number[] {
  const lengths = groups.map(({ length }) => length);
  const left = groups.flat();
  return joinedTo(most, lengths).map((count) => left.splice(0, count).filter(Boolean).length);
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
