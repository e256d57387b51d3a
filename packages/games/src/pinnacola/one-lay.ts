/** The plain ones among the finishes: with one meld or card laid, or one joker fetched. */
import { bagSize, countKinds, deepFreeze } from '@mazzo/kernel';
import type { Card, Seat } from '@mazzo/kernel';
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
import { otherSeat, owedIn } from './finish.ts';
import { judgeFinish } from './judge-finish.ts';
import { cardsOf, isMeld, readings, standIns, suitsIn, withoutJoker } from './melds.ts';
import type { CardSet, Meld, Run } from './melds.ts';
import { finishOf } from './moves.ts';
import type { SomeLays } from './moves.ts';
import type { Finish, State } from './types.ts';

/** One new meld without a joker, or one card to a meld: each with the first card that is left to discard. */
export function withOneLay(state: State, seat: Seat): Finish[] {
  const hand = state.hands[seat]!.cards;
  const own = state.melds[seat]!;
  const owed = owedIn(state);
  const most = bagSize(state.hands[seat]!) - 2;
  const found: Finish[] = [];
  const offer = (cards: readonly Card[], lays: SomeLays): void => {
    if (owed !== null && !cards.includes(owed)) return;
    // P-12: with two cards left nothing more is asked of what comes from the hand alone.
    if (cards.length > most) found.push(...finishWith(state, seat, cards, lays));
    else found.push(finishOf(firstLeft(hand, cards)!, lays));
  };
  for (const meld of longestRuns(hand)) offer(cardsOf(meld), { melds: [meld] });
  for (const meld of largestSets(hand)) offer(cardsOf(meld), { melds: [meld] });
  for (let meld = 0; meld < own.length; meld++) {
    for (const { card, to } of grownByOne(own[meld]!, hand)) {
      offer([card], { changes: [{ meld, to }] });
    }
  }
  return found;
}

/** New melds of this card, another and a joker. */
export function withJoker(state: State, seat: Seat, owed: Card): Finish[] {
  const hand = state.hands[seat]!.cards;
  if (owed === JOKER || hand[JOKER] === 0) return [];
  return jokerMelds(hand, owed).flatMap((meld) =>
    finishWith(state, seat, cardsOf(meld), { melds: [meld] }),
  );
}

/** P-10: one joker fetched, and laid with the owed card, or anywhere if that card fetched it. */
export function withFetchedJoker(state: State, seat: Seat, owed: Card): Finish[] {
  return fetches(state, seat).flatMap((fetch) => withFetched(state, seat, owed, fetch));
}

function withFetched(state: State, seat: Seat, owed: Card, { card, fetched }: Fetch): Finish[] {
  const hand = state.hands[seat]!.cards;
  const left = hand.with(card, hand[card]! - 1);
  const melds = card === owed ? allJokerMelds(left) : jokerMelds(left, owed);
  const added = card === owed ? [JOKER] : [JOKER, owed];
  const changes = state.melds[seat]!.flatMap((before, meld) =>
    grownBy(before, added).map((to) => ({ meld, to })),
  );
  return [
    ...melds.flatMap((meld) =>
      finishWith(state, seat, [card, ...cardsOf(meld)], { ...fetched, melds: [meld] }),
    ),
    ...changes.flatMap((change) =>
      finishWith(state, seat, [card, ...added], {
        ...fetched,
        changes: [...(fetched.changes ?? []), change],
      }),
    ),
  ];
}

interface Fetch {
  readonly card: Card;
  readonly fetched: SomeLays;
}

function fetches(state: State, seat: Seat): Fetch[] {
  const own = state.melds[seat]!;
  const theirs = state.melds[otherSeat(seat)]!;
  const found = [
    ...theirs.flatMap((before, meld) =>
      standIns(before).map((card) => ({ card, fetched: { replacements: [{ meld, card }] } })),
    ),
    ...own.flatMap((before, meld) =>
      standIns(before).map((card) => {
        return { card, fetched: { changes: [{ meld, to: withoutJoker(before, card) }] } };
      }),
    ),
  ];
  return found.filter(({ card }) => state.hands[seat]!.cards[card]! > 0);
}

/** A card that with another and a joker makes melds. */
interface Partner {
  readonly card: Card;
  readonly melds: readonly Meld[];
}

const partners: (readonly Partner[] | undefined)[] = [];

/** Asked for again and again, and always the same: found once for each card. */
function partnersOf(card: Card): readonly Partner[] {
  return (partners[card] ??= pairs(card).map((other) => ({
    card: other,
    melds: deepFreeze(readings([card, other, JOKER])),
  })));
}

/** The melds of this card, another and a joker. */
function jokerMelds(hand: readonly number[], card: Card): Meld[] {
  const found: Meld[] = [];
  for (const other of partnersOf(card)) if (hand[other.card]! > 0) found.push(...other.melds);
  return found;
}

/** The melds of any two cards and a joker. */
function allJokerMelds(hand: readonly number[]): Meld[] {
  const found: Meld[] = [];
  for (let card = 0; card < JOKER; card++) {
    if (hand[card] === 0) continue;
    for (const other of partnersOf(card)) {
      if (other.card > card && hand[other.card]! > 0) found.push(...other.melds);
    }
  }
  return found;
}

/** One card of each kind alone, as `grownByOne` wants it. */
const alone = Array.from({ length: KINDS }, (_, card) => countKinds([card], KINDS));

/** The melds that these cards, one after the other, make of this one. */
function grownBy(meld: Meld, cards: readonly Card[]): Meld[] {
  return cards.reduce(
    (grown, card) =>
      grown.length === 0
        ? grown
        : grown.flatMap((before) => grownByOne(before, alone[card]!).map(({ to }) => to)),
    [meld],
  );
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
function finishWith(state: State, seat: Seat, cards: readonly Card[], lays: SomeLays): Finish[] {
  const discard = firstLeft(state.hands[seat]!.cards, cards);
  if (discard === null) return [];
  const finish = finishOf(discard, lays);
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

/** The melds that one card more makes of this one, natural or a joker, of those that are there. */
export function grownByOne(
  meld: Meld,
  among: readonly number[],
): { readonly card: Card; readonly to: Meld }[] {
  switch (meld.kind) {
    case 'run':
      return runGrownByOne(meld, among);
    case 'set':
      return setGrownByOne(meld, among);
    case 'jokers':
      return [];
  }
}

function runGrownByOne(run: Run, among: readonly number[]): { card: Card; to: Meld }[] {
  const { suit, from, to, joker } = run;
  const longer: { card: Card; to: Meld }[] = [];
  const isOpen = joker === null && among[JOKER]! > 0;
  if (from > 0) {
    const card = cardAt(suit, from - 1);
    if (among[card]! > 0) longer.push({ card, to: { ...run, from: from - 1 } });
    if (isOpen) longer.push({ card: JOKER, to: { ...run, from: from - 1, joker: from - 1 } });
  }
  if (to < HIGH_ACE) {
    const card = cardAt(suit, to + 1);
    if (among[card]! > 0) longer.push({ card, to: { ...run, to: to + 1 } });
    if (isOpen) longer.push({ card: JOKER, to: { ...run, to: to + 1, joker: to + 1 } });
  }
  return longer;
}

function setGrownByOne(set: CardSet, among: readonly number[]): { card: Card; to: Meld }[] {
  const larger: { card: Card; to: Meld }[] = [];
  for (let suit = 0; suit < SUITS; suit++) {
    const card = cardOf(suit, set.rank);
    if (among[card] === 0 || ((set.suits >> suit) & 1) === 1) continue;
    const to = { ...set, suits: set.suits | (1 << suit) };
    if (isMeld(to)) larger.push({ card, to });
  }
  const to = { ...set, joker: true };
  if (!set.joker && among[JOKER]! > 0 && isMeld(to)) larger.push({ card: JOKER, to });
  return larger;
}
