/** Answers that need no sweep: most of the turns for which `legal` asks. */
import type { Card } from '@mazzo/kernel';
import { ACE, cardAt, HIGH_ACE, JOKER, KINDS, rankOf, RANKS, suitOf, SUITS } from '../cards.ts';
import { standIns } from '../melds.ts';
import type { CardSet, Meld, Run } from '../melds.ts';
import type { Rest } from '../solver.ts';

/** Whether the turn can be finished, where that is plain; null where it is not. */
export function quickAnswer(rest: Rest): boolean | null {
  const { hand, owed } = rest;
  let cards = 0;
  for (let kind = 0; kind < KINDS; kind++) cards += hand[kind]!;
  if (owed === null) return cards >= 2 ? true : null;
  if (hand[owed] === 0) return false;
  const fewest = fewestWith(hand, rest.own, owed, hand[JOKER]!, false);
  if (fewest !== NONE) return cards - fewest >= 2 ? true : null;
  if (!couldLay(rest, owed)) return false;
  return owed !== JOKER && canLayFetched(rest, owed, cards) ? true : null;
}

/** Whether the owed card can lie without anything fetched, whatever is left in hand then. */
export function canLie({ hand, own, owed }: Rest): boolean {
  return owed !== null && fewestWith(hand, own, owed, hand[JOKER]!, false) !== NONE;
}

/**
 * Whether one joker, fetched, lets the owed card lie, and two cards are left. Nothing lets it without
 * one: what is found is therefore laid with the joker, and both duties are met.
 */
function canLayFetched({ hand, own, theirs }: Rest, owed: Card, cards: number): boolean {
  const left = [...hand];
  const isEnough = (card: Card, melds: readonly Meld[]): boolean => {
    if (left[card] === 0) return false;
    left[card]! -= 1;
    const fewest = fewestWith(left, melds, card === owed ? JOKER : owed, 1, false);
    left[card]! += 1;
    return cards - fewest >= 2;
  };
  return (
    theirs.some((meld) => standIns(meld).some((card) => isEnough(card, own))) ||
    own.some((meld) => {
      // P-10: the joker does not go back there.
      const others = own.filter((other) => other !== meld);
      return standIns(meld).some((card) => isEnough(card, others));
    })
  );
}

/** P-12: false where two cards are left whatever is laid. */
export function mayClose(rest: Rest): boolean {
  const { hand, own } = rest;
  let stuck = 0;
  for (let card = 0; card < JOKER && stuck < 2; card++) {
    if (hand[card] === 0) continue;
    if (fewestWith(hand, own, card, hand[JOKER]!, false) !== NONE) continue;
    if (!couldLay(rest, card)) stuck += hand[card]!;
  }
  return stuck < 2;
}

const NONE = 99;

/**
 * Whether the owed card could lie if every joker that may be fetched were in hand, and under P-11's
 * option every own card too.
 */
function couldLay({ hand, own, theirs, options }: Rest, owed: Card): boolean {
  const rearranged = options.earlierMelds === 'rearranged';
  const fetches = canFetch(theirs, hand, owed) | canFetch(own, hand, owed);
  if (owed === JOKER) return rearranged || fetches !== NO_FETCH;
  if ((fetches & FETCH_WITH_OWED) !== 0) return true;
  if (!rearranged) return fetches !== NO_FETCH && fewestWith(hand, own, owed, 1, true) !== NONE;
  return couldLieAmong(hand, own, own, owed, fetches);
}

/** The same with only these own melds taken up (P-11). */
export function couldLie({ hand, own, theirs, owed }: Rest, up: readonly number[]): boolean {
  if (owed === null || owed === JOKER) return true;
  const fetches = canFetch(theirs, hand, owed);
  if ((fetches & FETCH_WITH_OWED) !== 0) return true;
  const taken = up.map((meld) => own[meld]!);
  const others = own.filter((_, meld) => !up.includes(meld));
  return couldLieAmong(hand, taken, others, owed, fetches);
}

/** Whether the owed card could lie with cards of the hand and of these melds, or to those. */
function couldLieAmong(
  hand: readonly number[],
  taken: readonly Meld[],
  others: readonly Meld[],
  owed: Card,
  fetches: number,
): boolean {
  const pool = [...hand];
  for (const meld of taken) addCards(pool, meld);
  const jokers = pool[JOKER]! + (fetches === NO_FETCH ? 0 : 1);
  return fewestWith(pool, others, owed, jokers, true) !== NONE;
}

const NO_FETCH = 0;
const FETCH = 1;
const FETCH_WITH_OWED = 2;

/** P-10: whether a joker may be fetched with some card, and whether with the owed one. */
function canFetch(melds: readonly Meld[], hand: readonly number[], owed: Card): number {
  let found = NO_FETCH;
  for (const meld of melds) {
    if (meld.kind === 'run' && meld.joker !== null) {
      found |= fetchWith(cardAt(meld.suit, meld.joker), hand, owed);
    } else if (meld.kind === 'set' && meld.joker) {
      for (let suit = 0; suit < SUITS; suit++) {
        if (((meld.suits >> suit) & 1) === 1) continue;
        found |= fetchWith(suit * RANKS + meld.rank, hand, owed);
      }
    }
  }
  return found;
}

function fetchWith(card: Card, hand: readonly number[], owed: Card): number {
  if (hand[card] === 0) return NO_FETCH;
  return card === owed ? FETCH | FETCH_WITH_OWED : FETCH;
}

function addCards(pool: number[], meld: Meld): void {
  if (meld.kind === 'jokers') pool[JOKER]! += 4;
  else if (meld.kind === 'set') {
    for (let suit = 0; suit < SUITS; suit++) {
      if (((meld.suits >> suit) & 1) === 1) pool[suit * RANKS + meld.rank]!++;
    }
    if (meld.joker) pool[JOKER]!++;
  } else {
    for (let at = meld.from; at <= meld.to; at++) {
      pool[at === meld.joker ? JOKER : cardAt(meld.suit, at)]!++;
    }
  }
}

/**
 * The fewest cards, the owed one among them, that can be laid without fetching: to an own meld, as a new
 * one of three, which every longer one has in it, or as four jokers. `freed`: jokers of own runs may be
 * gone.
 */
function fewestWith(
  hand: readonly number[],
  own: readonly Meld[],
  owed: Card,
  jokers: number,
  freed: boolean,
): number {
  let fewest = NONE;
  for (const meld of own) fewest = Math.min(fewest, fewestTo(meld, hand, owed, jokers, freed));
  if (fewest < 3) return fewest;
  if (owed === JOKER) return hasPair(hand) ? 3 : jokers >= 4 ? 4 : fewest;
  return hasSet(hand, owed, jokers) || hasRun(hand, owed, jokers) ? 3 : fewest;
}

function fewestTo(
  meld: Meld,
  hand: readonly number[],
  owed: Card,
  jokers: number,
  freed: boolean,
): number {
  if (meld.kind === 'jokers') return NONE;
  if (meld.kind === 'set') return fitsSet(meld, owed) ? 1 : NONE;
  const open = meld.joker === null || freed;
  if (owed === JOKER) return open && (meld.from > ACE || meld.to < HIGH_ACE) ? 1 : NONE;
  if (suitOf(owed) !== meld.suit) return NONE;
  const fewest = fewestToRun(meld, hand, rankOf(owed), open && jokers > 0);
  if (rankOf(owed) !== ACE || fewest === 1) return fewest;
  return Math.min(fewest, fewestToRun(meld, hand, HIGH_ACE, open && jokers > 0));
}

function fitsSet(set: CardSet, owed: Card): boolean {
  let size = set.joker ? 1 : 0;
  for (let suits = set.suits; suits !== 0; suits &= suits - 1) size++;
  if (size > 3) return false;
  if (owed === JOKER) return !set.joker;
  return rankOf(owed) === set.rank && ((set.suits >> suitOf(owed)) & 1) === 0;
}

/** Next to it, or one further with something in between; still further three make a run themselves. */
function fewestToRun(run: Run, hand: readonly number[], place: number, joker: boolean): number {
  if (place === run.from - 1 || place === run.to + 1) return 1;
  const between = place === run.from - 2 ? run.from - 1 : place === run.to + 2 ? run.to + 1 : -1;
  if (between < 0) return NONE;
  return joker || hand[cardAt(run.suit, between)]! > 0 ? 2 : NONE;
}

function hasSet(hand: readonly number[], owed: Card, jokers: number): boolean {
  let suits = jokers > 0 ? 1 : 0;
  for (let card = rankOf(owed); card < JOKER; card += RANKS) if (hand[card]! > 0) suits++;
  return suits >= 3;
}

function hasRun(hand: readonly number[], owed: Card, jokers: number): boolean {
  const [suit, rank] = [suitOf(owed), rankOf(owed)];
  if (rank === ACE && hasRunFrom(hand, suit, HIGH_ACE - 2, jokers)) return true;
  for (let from = Math.max(0, rank - 2); from <= rank; from++) {
    if (hasRunFrom(hand, suit, from, jokers)) return true;
  }
  return false;
}

function hasRunFrom(hand: readonly number[], suit: number, from: number, jokers: number): boolean {
  if (from + 2 > HIGH_ACE) return false;
  let missing = 0;
  for (let at = from; at <= from + 2; at++) if (hand[cardAt(suit, at)] === 0) missing++;
  return missing === 0 || (missing === 1 && jokers > 0);
}

/** Two cards that a joker makes a meld. */
function hasPair(hand: readonly number[]): boolean {
  for (let card = 0; card < JOKER; card++) {
    if (hand[card]! > 0 && (hasSet(hand, card, 1) || hasRun(hand, card, 1))) return true;
  }
  return false;
}
