/** How far the others are believed, and how far they would believe. */
import type { Card, Manner, Seat } from '@mazzo/kernel';
import { backOf, copiesOf } from '../cards.ts';
import { isImpossible } from '../prospects.ts';
import type { Sale, State } from '../types.ts';
import { isPlain, lastWord } from './memory.ts';
import type { Character, Count, Memory } from './memory.ts';

/** What is expected of strangers. */
const HONEST_PLAIN = 0.9;
const HONEST_FANCY = 0.5;
const DOUBTING = 0.08;
const TRUTHFUL = 0.5;
/** How many sightings an expectation of all is worth, and one of somebody who has been seen little. */
const OF_ALL = 3;
const OF_ONE = 3;

/** The chance that a claim is true. */
export function honestyOf(view: State, sale: Sale, memory: Memory): number {
  if (sale.open) return 1;
  if (isImpossible(view, sale)) return 0;
  const { seller, claim } = sale;
  const usual = isPlain(claim)
    ? learnt(memory, seller, ({ plain }) => plain, HONEST_PLAIN)
    : learnt(memory, seller, ({ fancy }) => fancy, HONEST_FANCY);
  const word = wordFor(memory.characters[seller]!, claim);
  return byOdds(usual, plausibility(view, seller, claim) * word);
}

function byOdds(chance: number, factor: number): number {
  const odds = (chance / (1 - chance)) * factor;
  return odds / (1 + odds);
}

/** Somebody of whom little is known is taken for one like the others. */
function learnt(
  { characters }: Memory,
  seat: Seat,
  of: (character: Character) => Count,
  expected: number,
): number {
  const all = { yes: 0, no: 0 };
  for (const character of characters) {
    all.yes += of(character).yes;
    all.no += of(character).no;
  }
  return shareOf(of(characters[seat]!), shareOf(all, expected, OF_ALL), OF_ONE);
}

/** The share of yes, as if so many had been seen before with the expected result. */
function shareOf({ yes, no }: Count, expected: number, weight: number): number {
  return (yes + expected * weight) / (yes + no + weight);
}

/** The chance at which a rare claim is as likely as usual. */
const USUAL = 0.5;
const SURE = 5;
const LEAST = 0.05;

/** How much likelier than usual it is that the seller has such a card at all. */
function plausibility(view: State, seller: Seat, claim: Card): number {
  if (isPlain(claim)) return 1;
  const { cards, holes } = view.hands[seller]!;
  if (cards[claim]! > 0) return SURE;
  const lot = view.lots.findIndex(({ back }) => back === backOf(claim));
  const { unseen } = view.lots[lot]!;
  const all = unseen.reduce((sum, count) => sum + count, 0);
  if (all === 0) return 1;
  const holds = 1 - (1 - (holes[lot] ?? 0) / all) ** unseen[claim]!;
  return Math.max(LEAST, holds / USUAL);
}

/** S-5: what the seller has said of such cards counts as far as such words have proved true. */
function wordFor(character: Character, claim: Card): number {
  const says = lastWord(character, claim);
  if (says === null) return 1;
  const truth = shareOf(character.words, TRUTHFUL, OF_ONE);
  const odds = truth / (1 - truth);
  return says === 'hold' ? odds : 1 / odds;
}

/** The chance that anybody doubts a sale. */
export function doubtOf(view: State, seller: Seat, memory: Memory): number {
  let safe = 1;
  for (const seat of view.hands.keys()) {
    if (seat === seller || view.sizes[seat] === 0) continue;
    safe *= 1 - learnt(memory, seat, ({ doubts }) => doubts, DOUBTING);
  }
  return 1 - safe;
}

/** How far what a bidder says of a card is believed. */
export function statementTrust(memory: Memory, seat: Seat): number {
  return learnt(memory, seat, ({ statements }) => statements, TRUTHFUL);
}

/** So many of a kind must be about for a bluff to be believed. */
const FEWEST = 2;

/** Whether a bluff could be true for all that the others know: never of a kind of which there is one. */
export function isClaimable(view: State, seat: Seat, claim: Card): boolean {
  let elsewhere = 0;
  for (const [other, { cards }] of view.hands.entries()) {
    if (other !== seat) elsewhere += cards[claim]!;
  }
  return copiesOf(claim) - elsewhere >= FEWEST;
}

/** Whoever forgets says what is true, believes what is possible, and bids a card for a card. */
export function isBeginner({ forgets }: Manner): boolean {
  return forgets > 0;
}
