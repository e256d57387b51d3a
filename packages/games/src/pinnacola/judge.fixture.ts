/**
 * A second opinion on the rest of a turn, from the rules alone (P-3 … P-14): what the finished table
 * would be, card by card, and whether it may be so. It shares no code with legal.ts or scoring.ts.
 */
import type { Card, Seat } from '@mazzo/kernel';
import { cards } from './cards.ts';
import {
  cardsIn,
  grown,
  isPinnacolaHere,
  isPokerHere,
  joker,
  placesOf,
  pointsOfCard,
  replaceable,
  suitsOf,
  valueOf,
} from './judge-melds.fixture.ts';
import type { Meld } from './melds.ts';
import type { Finish, State } from './types.ts';

/** What the judge says; the first is no objection. */
export const verdicts = [
  'fine',
  'notTheirTurn',
  'noMeld',
  'noSuchMeld',
  'noGrowth',
  'noReplacement',
  'notInHand',
  'cardGone',
  'jokerOwed',
  'jokerBack',
  'cardOwed',
  'mayNotClose',
  'noDiscard',
] as const;
export type Verdict = (typeof verdicts)[number];

/** Whether this seat may end its turn like this. */
export function verdictOn(state: State, seat: Seat, finish: Finish): Verdict {
  const { phase, options } = state;
  if (phase.kind !== 'meld' || state.turn !== seat) return 'notTheirTurn';
  const before = state.melds[seat]!;
  const said = [...finish.melds, ...finish.changes.flatMap(({ to }) => to ?? [])];
  if (said.some((meld) => placesOf(meld) === null)) return 'noMeld';
  const touched = finish.changes.map((change) => change.meld);
  if (new Set(touched).size < touched.length) return 'noSuchMeld';
  if (touched.some((index) => before[index] === undefined)) return 'noSuchMeld';
  if (
    options.earlierMelds === 'stay' &&
    !finish.changes.every((change) => isGrowth(before, change))
  )
    return 'noGrowth';
  const fetched = fetchedJokers(state.melds[1 - seat]!, finish.replacements);
  if (fetched === null) return 'noReplacement';

  const table = tableAfter(before, finish);
  const added = addedCards(before, table);
  // What leaves an own meld for one of the opponent's is gone, even if its twin is in hand.
  if (added.some((n, card) => n < 0 && card !== joker)) return 'cardGone';
  if (added[joker]! < fetched) return 'jokerOwed';
  const laid = added.map((n, card) => n - (card === joker ? fetched : 0));
  for (const { card } of finish.replacements) laid[card]! += 1;
  const hand = state.hands[seat]!.cards;
  if (laid.some((n, card) => n > hand[card]!)) return 'notInHand';
  if (options.earlierMelds === 'stay' && !jokersMoveOn(before, finish, fetched)) return 'jokerBack';
  if (phase.owed !== null && laid[phase.owed]! < 1) return 'cardOwed';
  const left = hand.map((n, card) => n - laid[card]!);
  return verdictOnDiscard(left, table, finish.discard, options);
}

/** P-12: two or more cards, or one that closes. */
function verdictOnDiscard(
  left: readonly number[],
  table: readonly Meld[],
  discard: Card,
  options: State['options'],
): Verdict {
  const size = left.reduce((a, b) => a + b, 0);
  if (size === 0 || (size === 1 && !mayClose(table, options))) return 'mayNotClose';
  return left[discard]! > 0 ? 'fine' : 'noDiscard';
}

/** P-12 */
function mayClose(table: readonly Meld[], options: State['options']): boolean {
  const hasPinnacola = table.some((meld) => isPinnacolaHere(meld, options));
  return hasPinnacola && table.some((meld) => isPokerHere(meld, options));
}

function isGrowth(before: readonly Meld[], { meld, to }: Finish['changes'][number]): boolean {
  return to !== null && grown(before[meld]!, to) !== null;
}

/** How many jokers come out of the opponent's melds; null if one of them cannot (P-10). */
function fetchedJokers(
  theirs: readonly Meld[],
  replacements: Finish['replacements'],
): number | null {
  const melds = [...theirs];
  for (const { meld, card } of replacements) {
    const there = melds[meld];
    if (there === undefined || there.kind === 'jokers') return null;
    if (!replaceable(there).includes(card)) return null;
    melds[meld] = natural(there, card);
  }
  return replacements.length;
}

/** The meld with this card in place of its joker. */
function natural(meld: Meld, card: Card): Meld {
  if (meld.kind !== 'set') return { ...meld, joker: null } as Meld;
  const suit = 'cdhs'.indexOf(cards.names[card]!.at(-1)!);
  const mask = [...suitsOf(meld.suits), suit].reduce((sum, at) => sum + 2 ** at, 0);
  return { ...meld, suits: mask, joker: false };
}

/** The melds of the player when the turn is over. */
export function tableAfter(before: readonly Meld[], finish: Finish): Meld[] {
  const kept = before.map((meld, index) => {
    const change = finish.changes.find((other) => other.meld === index);
    return change === undefined ? meld : change.to;
  });
  return [...kept.flatMap((meld) => meld ?? []), ...finish.melds];
}

/** How many more cards of each kind lie in the player's melds than before. */
function addedCards(before: readonly Meld[], table: readonly Meld[]): number[] {
  const added = cards.names.map(() => 0);
  for (const card of table.flatMap(cardsIn)) added[card]! += 1;
  for (const card of before.flatMap(cardsIn)) added[card]! -= 1;
  return added;
}

/** P-10: whether every joker set free can lie in another meld than the one it came from. */
function jokersMoveOn(before: readonly Meld[], finish: Finish, fetched: number): boolean {
  const homes: (number | 'theirs')[] = new Array<'theirs'>(fetched).fill('theirs');
  const places: (number | 'new')[] = [];
  for (const { meld, to } of finish.changes) {
    const old = jokersIn(before[meld]!);
    const { freed } = grown(before[meld]!, to!)!;
    if (freed) homes.push(meld);
    for (let n = jokersIn(to!) - (freed ? 0 : old); n > 0; n--) places.push(meld);
  }
  for (const meld of finish.melds) {
    for (let n = jokersIn(meld); n > 0; n--) places.push('new');
  }
  return canMove(homes, places);
}

function canMove(homes: readonly unknown[], places: readonly unknown[]): boolean {
  const [home, ...others] = homes;
  if (home === undefined) return true;
  return places.some((place, i) => place !== home && canMove(others, places.toSpliced(i, 1)));
}

function jokersIn(meld: Meld): number {
  return cardsIn(meld).filter((card) => card === joker).length;
}

/** P-13, P-14: the points of a hand. */
export function scoreOf(
  melds: readonly Meld[],
  hand: readonly number[],
  options: State['options'],
  closed: 'no' | 'yes' | 'inMano',
): number {
  const laid = melds.reduce((sum, meld) => sum + valueOf(meld, options).total, 0);
  const left = hand.reduce((sum, n, card) => sum + n * pointsOfCard(card), 0);
  if (closed === 'inMano') return 2 * laid + 300 - left;
  return laid - left + (closed === 'yes' ? 100 : 0);
}
