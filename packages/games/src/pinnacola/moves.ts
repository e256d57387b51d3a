/** Moves that are handed out again and again, and the plain ones among the finishes. */
import type { Bag, Card, Seat } from '@mazzo/kernel';
import {
  ACE,
  cardAt,
  cardOf,
  HIGH_ACE,
  JOKER,
  KINDS,
  RANKS,
  rankOf,
  suitOf,
  SUITS,
  suits,
} from './cards.ts';
import { judgeFinish } from './finish.ts';
import { cardsOf, isMeld, readings, suitsIn } from './melds.ts';
import type { CardSet, Meld } from './melds.ts';
import type { Finish, Move, State } from './types.ts';

export const nothing: readonly Move[] = Object.freeze([]);
export const draw: Move = Object.freeze({ type: 'draw' });

const takes: Move[] = [];

export function takeFrom(from: number): Move {
  return (takes[from] ??= Object.freeze({ type: 'takePozzo', from }));
}

const none: [] = [];
Object.freeze(none);
const layNothing: readonly Finish[] = Array.from({ length: KINDS }, (_, discard) =>
  Object.freeze({ type: 'finish', melds: none, changes: none, replacements: none, discard }),
);

/** Lays nothing. */
export function discardOf(card: Card): Finish {
  return layNothing[card]!;
}

export function discards(hand: Bag): Finish[] {
  const found: Finish[] = [];
  for (let card = 0; card < KINDS; card++) if (hand.cards[card]! > 0) found.push(discardOf(card));
  return found;
}

/** One new meld without a joker, or one card to a meld: each with the first card that is left to discard. */
export function withOneLay(state: State, seat: Seat): Finish[] {
  const hand = state.hands[seat]!.cards;
  const found: Finish[] = [];
  for (const melds of [longestRuns(hand), largestSets(hand)]) {
    for (const meld of melds)
      found.push(...finishWith(state, seat, cardsOf(meld), { melds: [meld] }));
  }
  for (const [meld, before] of state.melds[seat]!.entries()) {
    for (const { card, to } of grownByOne(before)) {
      if (hand[card] === 0) continue;
      found.push(...finishWith(state, seat, [card], { changes: [{ meld, to }] }));
    }
  }
  return found;
}

/** New melds of this card, another and a joker. */
export function withJoker(state: State, seat: Seat, owed: Card): Finish[] {
  const hand = state.hands[seat]!.cards;
  if (owed === JOKER || hand[JOKER] === 0) return [];
  return pairs(owed)
    .filter((other) => hand[other]! > 0)
    .flatMap((other) => readings([owed, other, JOKER]))
    .flatMap((meld) => finishWith(state, seat, cardsOf(meld), { melds: [meld] }));
}

/** The cards that with this one and a joker make a meld. */
function pairs(card: Card): Card[] {
  const [suit, rank] = [suitOf(card), rankOf(card)];
  const near = rank === ACE ? [1, 2, RANKS - 2, RANKS - 1] : [-2, -1, 1, 2].map((by) => rank + by);
  return [
    ...suits.flatMap((_, other) => (other === suit ? [] : [cardOf(other, rank)])),
    ...near.filter((at) => at >= 0 && at <= RANKS).map((at) => cardAt(suit, at)),
  ];
}

/** That laying with the first card that is left to discard, if it is legal. */
function finishWith(
  state: State,
  seat: Seat,
  cards: readonly Card[],
  lays: Partial<Finish>,
): Finish[] {
  const discard = firstLeft(state.hands[seat]!.cards, cards);
  if (discard === null) return [];
  const finish = { ...discardOf(discard), ...lays };
  return judgeFinish(state, seat, finish) === null ? [finish] : [];
}

function firstLeft(hand: readonly number[], laid: readonly Card[]): Card | null {
  for (let card = 0; card < KINDS; card++) {
    let left = hand[card]!;
    for (const gone of laid) if (gone === card) left -= 1;
    if (left > 0) return card;
  }
  return null;
}

function longestRuns(hand: readonly number[]): Meld[] {
  const found: Meld[] = [];
  for (let suit = 0; suit < SUITS; suit++) {
    for (let from = 0; from <= HIGH_ACE; from++) {
      let to = from - 1;
      while (to < HIGH_ACE && has(hand, suit, to + 1, from)) to += 1;
      if (to - from >= 2) found.push({ kind: 'run', suit, from, to, joker: null });
      from = Math.max(from, to);
    }
  }
  return found;
}

/** An ace at both ends takes two aces. */
function has(hand: readonly number[], suit: number, at: number, from: number): boolean {
  const wanted = at === HIGH_ACE && from === 0 ? 2 : 1;
  return hand[suit * RANKS + (at % RANKS)]! >= wanted;
}

function largestSets(hand: readonly number[]): Meld[] {
  const found: Meld[] = [];
  for (let rank = 0; rank < RANKS; rank++) {
    let mask = 0;
    for (let suit = 0; suit < SUITS; suit++) {
      if (hand[suit * RANKS + rank]! > 0) mask |= 1 << suit;
    }
    if (suitsIn(mask) >= 3) found.push({ kind: 'set', rank, suits: mask, joker: false });
  }
  return found;
}

/** The melds that one card more makes of this one, natural or a joker. */
export function grownByOne(meld: Meld): { readonly card: Card; readonly to: Meld }[] {
  switch (meld.kind) {
    case 'run': {
      const { suit, from, to, joker } = meld;
      const below = from > 0 ? { ...meld, from: from - 1 } : null;
      const above = to < HIGH_ACE ? { ...meld, to: to + 1 } : null;
      const longer: { card: Card; to: Meld }[] = [];
      if (below !== null) longer.push({ card: cardAt(suit, from - 1), to: below });
      if (above !== null) longer.push({ card: cardAt(suit, to + 1), to: above });
      if (joker !== null) return longer;
      if (below !== null) longer.push({ card: JOKER, to: { ...below, joker: from - 1 } });
      if (above !== null) longer.push({ card: JOKER, to: { ...above, joker: to + 1 } });
      return longer;
    }
    case 'set':
      return setGrownByOne(meld);
    case 'jokers':
      return [];
  }
}

function setGrownByOne(set: CardSet): { card: Card; to: Meld }[] {
  const larger: { card: Card; to: Meld }[] = [];
  for (let suit = 0; suit < SUITS; suit++) {
    const to = { ...set, suits: set.suits | (1 << suit) };
    if (to.suits !== set.suits && isMeld(to)) larger.push({ card: cardOf(suit, set.rank), to });
  }
  const to = { ...set, joker: true };
  if (!set.joker && isMeld(to)) larger.push({ card: JOKER, to });
  return larger;
}
