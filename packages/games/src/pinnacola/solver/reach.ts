/** The cards that a finish of few cards is made of, so that a large hand need not be looked through. */
import type { Card } from '@mazzo/kernel';
import {
  ACE,
  cardAt,
  HIGH_ACE,
  JOKER,
  KINDS,
  pointsOf,
  RANKS,
  rankOf,
  rulesOrder,
  suitOf,
} from '../cards.ts';
import { standIns } from '../melds.ts';
import type { Rest } from '../solver.ts';

/**
 * By kind: what may lie in a meld with the owed card, what fetches a joker, the jokers, and the two
 * cards that a joker is most cheaply laid with. Where melds stay, a cheapest finish of four cards or
 * fewer is made of these: whatever is laid besides the owed card is in its meld, fetched the joker in
 * that meld, or lets a joker lie that the owed card has fetched.
 */
export function cardsInReach(rest: Rest): number[] {
  const { hand, owed } = rest;
  const reach = Array.from({ length: KINDS }, () => 0);
  if (owed === null) return reach;
  const add = (card: Card): void => void (reach[card] = hand[card]!);
  add(JOKER);
  for (const card of neighbours(owed)) add(card);
  for (const meld of [...rest.own, ...rest.theirs]) for (const card of standIns(meld)) add(card);
  const others = hand.with(owed, Math.max(0, hand[owed]! - 1));
  for (const card of cheapestPair(others)) reach[card] = Math.max(reach[card]!, 1);
  return reach;
}

/** The cards that may lie in a meld of three with this one, itself among them. */
function neighbours(card: Card): Card[] {
  if (card === JOKER) return [];
  const [suit, rank] = [suitOf(card), rankOf(card)];
  const near: Card[] = [];
  for (let other = rank; other < JOKER; other += RANKS) near.push(other);
  for (const place of rank === ACE ? [ACE, HIGH_ACE] : [rank]) {
    const last = Math.min(place + 2, HIGH_ACE);
    for (let at = Math.max(place - 2, ACE); at <= last; at++) near.push(cardAt(suit, at));
  }
  return near;
}

const orderOf = Array.from({ length: KINDS }, (_, card) => rulesOrder.indexOf(card));

/** Two cards that a joker makes a meld: fewest points, then the rules' order (P-17). */
function cheapestPair(hand: readonly number[]): Card[] {
  let cheapest: Card[] = [];
  let least = Infinity;
  for (let card = 0; card < JOKER; card++) {
    if (hand[card] === 0) continue;
    for (const other of neighbours(card)) {
      if (other === card || hand[other] === 0) continue;
      const cost = costOf(card, other);
      if (cost < least) [least, cheapest] = [cost, [card, other]];
    }
  }
  return cheapest;
}

/** Smaller for what is cheaper, then for what comes first by the rules. */
function costOf(one: Card, other: Card): number {
  const [first, second] = [orderOf[one]!, orderOf[other]!];
  const earlier = Math.min(first, second) * KINDS + Math.max(first, second);
  return (pointsOf(one) + pointsOf(other)) * KINDS * KINDS + earlier;
}
