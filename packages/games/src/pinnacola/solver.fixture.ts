/** Random rests of turns, and what a finish of one is worth, reckoned from the finish alone. */
import { optionsFrom } from '@mazzo/kernel';
import type { Card, Chance } from '@mazzo/kernel';
import {
  cards as cardTable,
  HIGH_ACE,
  JOKER,
  KINDS,
  pack,
  pointsOf,
  RANKS,
  SUITS,
} from './cards.ts';
import {
  cardsOf,
  growth,
  isMeld,
  isPinnacola,
  isPoker,
  pointsOfMeld,
  standIns,
  withoutJoker,
} from './melds.ts';
import type { Meld } from './melds.ts';
import { options as fields } from './options.ts';
import type { Options } from './options.ts';
import type { Rest } from './solver.ts';
import type { Finish } from './types.ts';

/** A table laid from one pack of 108, with so many cards in hand. */
export function randomRest(chance: Chance, size: number, options = randomOptions(chance)): Rest {
  const left = pack();
  const firstTurn = chance.below(6) === 0;
  const bare = chance.below(3) === 0;
  const theirs = bare ? [] : randomMelds(chance, left, chance.below(6));
  const own = bare || firstTurn ? [] : randomMelds(chance, left, chance.below(7));
  const hand = randomHand(chance, left, size);
  const kinds = hand.flatMap((count, kind) => (count > 0 ? [kind] : []));
  const owed = chance.below(2) === 0 ? null : kinds[chance.below(kinds.length)]!;
  const jokerOwed = hand[JOKER]! > 0 && chance.below(6) === 0;
  return { options, hand, own, theirs, owed: jokerOwed ? JOKER : owed, firstTurn };
}

/** The same with every joker in hand that does not lie on the table, and one of them owed. */
export function jokerRest(chance: Chance, size: number): Rest {
  const rest = randomRest(chance, size);
  const lying = [...rest.own, ...rest.theirs].flatMap(cardsOf).filter((card) => card === JOKER);
  const jokers = pack()[JOKER]! - lying.length;
  const owed = jokers > 0 ? JOKER : null;
  return { ...rest, hand: rest.hand.with(JOKER, jokers), owed };
}

/** Own melds of about so many cards, often to be rearranged, so many cards in hand, and one of them owed. */
export function crowdedRest(chance: Chance, lying: number, inHand: number): Rest {
  const left = pack();
  const own = meldsOfCards(chance, left, lying);
  const theirs = chance.below(2) === 0 ? [] : randomMelds(chance, left, chance.below(4));
  const cards = left.flatMap((count, kind) => Array<Card>(count).fill(kind));
  chance.shuffle(cards);
  const hand = left.map(() => 0);
  for (const card of cards.slice(0, inHand)) hand[card]!++;
  const earlierMelds = chance.below(4) === 0 ? 'stay' : 'rearranged';
  const options = { ...randomOptions(chance), earlierMelds } as const;
  return { options, hand, own, theirs, owed: cards[0] ?? null, firstTurn: false };
}

function meldsOfCards(chance: Chance, left: number[], most: number): Meld[] {
  const melds: Meld[] = [];
  let lying = 0;
  for (let tries = 0; tries < 1000 && lying < most; tries++) {
    const meld = randomMeld(chance);
    const cards = isMeld(meld) ? cardsOf(meld) : [];
    if (cards.length === 0 || lying + cards.length > most || !take(left, cards)) continue;
    melds.push(meld);
    lying += cards.length;
  }
  return melds;
}

/** The rest of a turn with these cards in hand: `restOf('5c 5d joker')`. */
export function restOf(hand: string, more: Partial<Rest> = {}): Rest {
  const counts = names.map(() => 0);
  for (const card of kinds(hand)) counts[card]!++;
  const rest = { hand: counts, own: [], theirs: [], owed: null, firstTurn: false };
  return { options: plainOptions, ...rest, ...more };
}

export function kinds(cards: string): Card[] {
  return cards.split(' ').map((name) => names.indexOf(name));
}

const { names } = cardTable;

const plainOptions = optionsFrom<Options>(fields);

function randomOptions(chance: Chance): Options {
  return {
    ...plainOptions,
    jokers: chance.below(2) === 0 ? 'allowed' : 'clean',
    bonuses: chance.below(2) === 0 ? 'add' : 'replace',
    earlierMelds: chance.below(3) === 0 ? 'rearranged' : 'stay',
  };
}

function randomMelds(chance: Chance, left: number[], count: number): Meld[] {
  const melds: Meld[] = [];
  for (let tries = 0; melds.length < count && tries < 200; tries++) {
    const meld = randomMeld(chance);
    if (isMeld(meld) && take(left, cardsOf(meld))) melds.push(meld);
  }
  return melds;
}

function randomMeld(chance: Chance): Meld {
  const joker = chance.below(3) === 0;
  if (chance.below(60) === 0) return { kind: 'jokers' };
  if (chance.below(2) === 0) {
    return { kind: 'set', rank: chance.below(RANKS), suits: chance.below(1 << SUITS), joker };
  }
  const length = chance.below(6) === 0 ? 7 + chance.below(8) : 3 + chance.below(4);
  const from = chance.below(HIGH_ACE - length + 2);
  return {
    kind: 'run',
    suit: chance.below(SUITS),
    from,
    to: from + length - 1,
    joker: joker ? from + chance.below(length) : null,
  };
}

/** Takes the cards if they are all there. */
function take(left: number[], cards: readonly Card[]): boolean {
  for (const card of cards) left[card]!--;
  if (left.every((count) => count >= 0)) return true;
  for (const card of cards) left[card]!++;
  return false;
}

/** Any cards, or cards of few suits, or whole melds and some others: closing must not be too rare. */
function randomHand(chance: Chance, left: number[], size: number): number[] {
  const hand = left.map(() => 0);
  const manner = chance.below(4);
  if (manner === 3) fillWithMelds(chance, left, hand, size);
  const suits = manner === 2 ? 1 + chance.below(3) : SUITS;
  let held = hand.reduce((sum, count) => sum + count, 0);
  for (let tries = 0; held < size; tries++) {
    const card = chance.below(KINDS);
    if (left[card] === 0 || (tries < 1000 && card !== JOKER && card >= suits * RANKS)) continue;
    // As many jokers as there are.
    if (card === JOKER && chance.below(2) === 0) continue;
    left[card]!--;
    hand[card]!++;
    held++;
  }
  return hand;
}

function fillWithMelds(chance: Chance, left: number[], hand: number[], size: number): void {
  let held = 0;
  for (let tries = 0; tries < 60 && held < size - 1; tries++) {
    const meld = randomMeld(chance);
    const cards = isMeld(meld) ? cardsOf(meld) : [];
    if (cards.length === 0 || held + cards.length > size - 1 || !take(left, cards)) continue;
    for (const card of cards) hand[card]!++;
    held += cards.length;
  }
}

/** What a finish comes to; a text says what is wrong with it. */
export interface Appraisal {
  readonly value: number;
  /** Cards that left the hand for the table, fetched jokers laid again among them. */
  readonly laid: readonly Card[];
  readonly left: readonly Card[];
  readonly closes: boolean;
}

export function appraise(rest: Rest, finish: Finish): Appraisal | string {
  const { options } = rest;
  const after: (Meld | null)[] = [...rest.own];
  const freed: number[] = [];
  for (const { meld, to } of finish.changes) {
    const before = rest.own[meld];
    if (before === undefined) return 'no such meld';
    after[meld] = to;
    if (options.earlierMelds === 'rearranged') continue;
    if (to === null) return 'a meld is gone';
    const grown = growth(before, to);
    if (grown === null) return 'not grown';
    if (grown.replaced !== null) freed.push(meld);
  }
  const theirs = [...rest.theirs];
  for (const { meld, card } of finish.replacements) {
    const before = theirs[meld];
    if (before === undefined || !standIns(before).includes(card)) return 'no joker to fetch';
    theirs[meld] = withoutJoker(before, card);
  }
  const own = [...after.flatMap((meld) => (meld === null ? [] : [meld])), ...finish.melds];
  if (!own.every(isMeld)) return 'no meld';

  const lying = countsOf(own);
  if (countsOf(rest.own).some((count, kind) => kind !== JOKER && count > lying[kind]!)) {
    return 'a card of an earlier meld is gone';
  }

  const left = [...rest.hand];
  const add = (melds: readonly Meld[], sign: number): void => {
    for (const card of melds.flatMap(cardsOf)) left[card]! += sign;
  };
  add(rest.own, 1);
  add(rest.theirs, 1);
  add(own, -1);
  add(theirs, -1);
  if (left.some((count) => count < 0)) return 'more cards than there are';
  const before = rest.hand.map((count) => count);
  const fetched = freed.length + finish.replacements.length;
  before[JOKER]! += fetched;
  const laid = listOf(before.map((count, kind) => count - left[kind]!));
  if (laid === null) return 'a card of an earlier meld is in hand';
  const jokersLaid = laid.filter((card) => card === JOKER).length;
  if (jokersLaid < fetched + (rest.owed === JOKER ? 1 : 0)) return 'a joker owes a meld';
  if (rest.owed !== null && !laid.includes(rest.owed)) return 'the owed card is not laid';
  if (fetched === 1 && freed.length === 1 && jokersLaid === 1) {
    if (cardsOf(after[freed[0]!]!).includes(JOKER)) return 'the joker went back';
  }
  if (left[finish.discard] === 0) return 'no such card to discard';
  const inHand = left.reduce((sum, count) => sum + count, 0);
  const eligible =
    own.some((meld) => isPinnacola(meld, options)) && own.some((meld) => isPoker(meld, options));
  if (inHand < 2 && !eligible) return 'not allowed to close';
  left[finish.discard]!--;
  const closes = inHand === 1;
  const melds = sumOf(own, options);
  const given = sumOf(theirs, options) - sumOf(rest.theirs, options);
  const rests = listOf(left)!;
  const closing = closes ? (rest.firstTurn ? melds + 300 : 100) : 0;
  const value = melds + closing - given - rests.reduce((sum, card) => sum + pointsOf(card), 0);
  return { value, laid, left: rests, closes };
}

function sumOf(melds: readonly Meld[], options: Options): number {
  return melds.reduce((sum, meld) => sum + pointsOfMeld(meld, options), 0);
}

function countsOf(melds: readonly Meld[]): number[] {
  const counts = Array.from({ length: KINDS }, () => 0);
  for (const card of melds.flatMap(cardsOf)) counts[card]!++;
  return counts;
}

function listOf(counts: readonly number[]): Card[] | null {
  if (counts.some((count) => count < 0)) return null;
  return counts.flatMap((count, kind) => Array<Card>(count).fill(kind));
}
