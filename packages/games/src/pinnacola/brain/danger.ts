/** How likely it is that the opponent takes the pozzo for a card. */
import type { Card, Seat } from '@mazzo/kernel';
import { cardAt, HIGH_ACE, JOKER, KINDS, RANKS, rankOf, suitOf, SUITS } from '../cards.ts';
import { otherSeat } from '../finish.ts';
import { POKER, standIns, suitsIn } from '../melds.ts';
import type { Meld } from '../melds.ts';
import type { State } from '../types.ts';
import type { Refusals } from './memory.ts';
import { pairTable } from './pairs.ts';

/** Whether it can be added to one of these melds, or take its joker's place. */
export function fitsSome(melds: readonly Meld[], card: Card): boolean {
  for (const meld of melds) if (fits(meld, card)) return true;
  return false;
}

function fits(meld: Meld, card: Card): boolean {
  switch (meld.kind) {
    case 'run':
      if (card === JOKER) return meld.joker === null;
      if (suitOf(card) !== meld.suit) return false;
      return (
        (meld.from > 0 && card === cardAt(meld.suit, meld.from - 1)) ||
        (meld.to < HIGH_ACE && card === cardAt(meld.suit, meld.to + 1)) ||
        standIns(meld).includes(card)
      );
    case 'set': {
      if (card === JOKER) return !meld.joker && suitsIn(meld.suits) < POKER;
      return rankOf(card) === meld.rank && ((meld.suits >> suitOf(card)) & 1) === 0;
    }
    case 'jokers':
      return false;
  }
}

/** By kind: the chance that the opponent holds one at least. */
export function heldByOther(view: State, seat: Seat): number[] {
  const { cards, holes } = view.hands[otherSeat(seat)]!;
  const hidden = holes.reduce((sum, count) => sum + count, 0);
  const held = heldAmong(view.lots[0]!.unseen, hidden, view.stock.length);
  for (let card = 0; card < KINDS; card++) if (cards[card]! > 0) held[card] = 1;
  return held;
}

/** The same where so many of the unseen cards are in hand, and the rest in the stock. */
export function heldAmong(unseen: readonly number[], hidden: number, stock: number): number[] {
  const elsewhere = hidden + stock === 0 ? 1 : stock / (hidden + stock);
  const held = new Array<number>(KINDS);
  for (let card = 0; card < KINDS; card++) held[card] = 1 - elsewhere ** unseen[card]!;
  return held;
}

/** How much likelier two that go together are held than chance says: they are kept. */
const KEPT = 1.5;
/** Whoever has a joker seldom spends it on the pozzo. */
const WITH_JOKER = 0.5;

/** The chance that the opponent would meld this card if it lay on top of the pozzo. */
export function dangerOf(
  theirs: readonly Meld[],
  refusals: Refusals,
  held: readonly number[],
  card: Card,
): number {
  if (card === JOKER || fitsSome(theirs, card)) return 1;
  return meldChance(held, card) * wantedOf(refusals, card);
}

/** The chance that somebody who holds cards by these chances has two to meld a card with. */
export function meldChance(held: ArrayLike<number>, card: Card): number {
  const pairs = pairTable[card]!;
  const joker = held[JOKER]!;
  let safe = 1;
  for (let n = 0; n < pairs.length; n += 2) {
    const a = held[pairs[n]!]!;
    const b = held[pairs[n + 1]!]!;
    const both = a * b;
    safe *= 1 - Math.min(1, KEPT * both + WITH_JOKER * joker * (a + b - both));
  }
  return 1 - safe;
}

/** A card that was left lying, or thrown away, is seldom wanted when it comes again. */
const DECLINED = 0.4;
const THROWN = 0.5;
/** One beside it that was thrown away makes it a little less likely. */
const THROWN_NEAR = 0.85;

/** How much somebody who did so still wants a card. */
export function wantedOf({ thrown, declined }: Refusals, card: Card): number {
  let share = DECLINED ** declined[card]! * THROWN ** thrown[card]!;
  const [suit, rank] = [suitOf(card), rankOf(card)];
  for (let other = 0; other < SUITS; other++) {
    if (other !== suit && thrown[other * RANKS + rank]! > 0) share *= THROWN_NEAR;
  }
  if (rank > 0 && thrown[card - 1]! > 0) share *= THROWN_NEAR;
  if (rank < RANKS - 1 && thrown[card + 1]! > 0) share *= THROWN_NEAR;
  return share;
}

/** The same, reckoned on while somebody throws it away: it, and a little what lies beside it, is wanted less. */
export function tire(wants: Float64Array, card: Card): void {
  wants[card]! *= THROWN;
  const rank = rankOf(card);
  for (let same = rank; same < JOKER; same += RANKS) if (same !== card) wants[same]! *= THROWN_NEAR;
  if (rank > 0) wants[card - 1]! *= THROWN_NEAR;
  if (rank < RANKS - 1) wants[card + 1]! *= THROWN_NEAR;
}

/** Or leaves it lying. */
export function decline(wants: Float64Array, card: Card): void {
  wants[card]! *= DECLINED;
}
