/**
 * What can still be gained at most, by the number of jokers that may still be used. Suits and sets are
 * reckoned each by itself, as if they could all have the same cards; only the jokers are dealt out
 * among them. A price on every card that more than one of them wants makes them want less, and the
 * bound with it comes down towards what can really be had. Any price gives a true bound: what is paid
 * for a card is given back once, for the one use that it really has.
 */
import { JOKER, rankOf, RANKS, suitOf, SUITS } from '../cards.ts';
import { RECKONED, spend } from './effort.ts';
import { KEPT_ROOM } from './room.ts';
import {
  firstNode,
  firstStep,
  nodesSoFar,
  stepGain,
  stepJokers,
  stepNaturals,
  stepTo,
} from './lattice.ts';
import { activeMask, choicesAt, counts, layers, mostLeft, suits } from './plan.ts';
import { choiceGain, choiceJokers, choiceTaken, firstChoice } from './sets.ts';
import { PLACES } from './suit.ts';
import type { Task } from './task.ts';

/** Less than any bound; twice it is still a number that fits. */
export const NEVER = -(1 << 26);
/** No bound is as low as this that is one. */
const HARDLY = NEVER / 2;
export const MOST_JOKERS = 4;

const FIRST_ROOM = 1 << 13;

/** Numbers a node has: one for each number of jokers, from none to all. */
export let width = 1;
/** By node and jokers: the most that its suit can still gain, prices paid. */
export let ahead = new Int32Array(FIRST_ROOM);
/** By layer and jokers: the most that the sets from it on gain, prices paid. */
export const setsAhead = new Int32Array((PLACES + 1) * (MOST_JOKERS + 1));
/** By layer: the prices of all cards from it on. */
export const pricesAhead = new Int32Array(PLACES + 1);
/** By kind. */
export const prices = new Int32Array(JOKER);

/** By suit: the last place with a price that is new since it was reckoned; −1 if there is none. */
const stale = new Int8Array(SUITS);

/**
 * P-12: to close, all cards but one are laid. Each that is not costs this toll, in that prices may be
 * as low as minus it, and one toll is given back.
 */
export let toll = 0;

/** Bounds for closing, without a price. */
export function chargeToll(amount: number): void {
  toll = amount;
  prices.fill(0);
  stale.fill(PLACES - 1);
}

export function releaseBounds(): void {
  if (ahead.length > 4 * KEPT_ROOM) ahead = new Int32Array(FIRST_ROOM);
}

/** Bounds with hardly a price; false if there is no way at all. */
export function makeBounds(task: Task): boolean {
  toll = 0;
  width = task.pool[JOKER]! + 1;
  if (ahead.length < nodesSoFar() * width) ahead = new Int32Array(nodesSoFar() * width * 2);
  for (let card = 0; card < JOKER; card++) {
    prices[card] = leastOf(card) > 0 ? Math.min(0, task.measure.laid[card]!) : 0;
  }
  for (const suit of suits) {
    const end = firstNode(suit, PLACES) * width;
    ahead.fill(0, end, end + width);
  }
  stale.fill(PLACES - 1);
  return reckon() > HARDLY;
}

/** How many of a kind must be laid: laying them may even be paid for. */
export function leastOf(card: number): number {
  return counts[card]! - Math.min(mostLeft[card]!, counts[card]!);
}

/** What is given back of the price of a kind for its one use, some being taken by sets already. */
export function refund(card: number, taken: number): number {
  const price = prices[card]!;
  if (price >= 0 || toll > 0) return price * (counts[card]! - taken);
  return price * Math.max(0, leastOf(card) - taken);
}

/** Whether it is a new one. */
export function setPrice(card: number, price: number): boolean {
  if (prices[card] === price) return false;
  prices[card] = price;
  const suit = suitOf(card);
  stale[suit] = Math.max(stale[suit]!, rankOf(card));
  return true;
}

/** The bound on all that is to be decided, at these prices. */
export function reckon(): number {
  for (const suit of suits) reckonSuit(suit);
  reckonSets();
  sharesOfSets(0);
  for (const suit of suits) shareWith(firstNode(suit, 0));
  return shares[width - 1]! + pricesAhead[0]!;
}

function reckonSuit(suit: number): void {
  for (let place = stale[suit]!; place >= 0; place--) {
    const end = firstNode(suit, place + 1);
    const deciding = ((activeMask[place]! >> suit) & 1) === 1;
    const price = place < RANKS ? prices[suit * RANKS + place]! : 0;
    spend(((firstStep[end]! - firstStep[firstNode(suit, place)]!) * width) >> RECKONED);
    for (let node = firstNode(suit, place); node < end; node++) {
      if (deciding) reckonNode(node, price);
      else ahead.copyWithin(node * width, end * width, (end + 1) * width);
    }
  }
  stale[suit] = -1;
}

function reckonNode(node: number, price: number): void {
  const base = node * width;
  for (let jokers = 0; jokers < width; jokers++) ahead[base + jokers] = NEVER;
  const end = firstStep[node + 1]!;
  for (let step = firstStep[node]!; step < end; step++) {
    const gain = stepGain[step]! - price * stepNaturals[step]!;
    const to = stepTo[step]! * width;
    const used = stepJokers[step]!;
    for (let jokers = used; jokers < width; jokers++) {
      const value = gain + ahead[to + jokers - used]!;
      if (value > ahead[base + jokers]!) ahead[base + jokers] = value;
    }
  }
}

function reckonSets(): void {
  const last = layers.length;
  setsAhead.fill(0, last * width, (last + 1) * width);
  pricesAhead[last] = 0;
  for (let layer = last - 1; layer >= 0; layer--) {
    const rank = layers[layer]!;
    const [base, next] = [layer * width, (layer + 1) * width];
    setsAhead.copyWithin(base, next, next + width);
    pricesAhead[layer] = pricesAhead[layer + 1]!;
    if (rank < RANKS) pricesAhead[layer]! += pricesAt(rank);
    if (choicesAt(rank) > 0) reckonRank(rank, base, next);
  }
}

function pricesAt(rank: number): number {
  let sum = 0;
  for (let card = rank; card < JOKER; card += RANKS) sum += refund(card, 0);
  return sum;
}

function reckonRank(rank: number, base: number, next: number): void {
  setsAhead.fill(NEVER, base, base + width);
  const end = firstChoice(rank + 1);
  for (let choice = firstChoice(rank); choice < end; choice++) {
    const gain = choiceGain[choice]! - paidFor(rank, choice);
    const used = choiceJokers[choice]!;
    for (let jokers = used; jokers < width; jokers++) {
      const value = gain + setsAhead[next + jokers - used]!;
      if (value > setsAhead[base + jokers]!) setsAhead[base + jokers] = value;
    }
  }
}

/** What a choice of sets pays for its cards. */
export function paidFor(rank: number, choice: number): number {
  let paid = 0;
  for (let taken = choiceTaken[choice]!, card = rank; taken !== 0; taken >>= 2, card += RANKS) {
    paid += (taken & 3) * prices[card]!;
  }
  return paid;
}

// Jokers dealt out among suits and sets so that all of them together gain most.

/** By jokers: the most that those who have had their share so far gain. */
export const shares = new Int32Array(MOST_JOKERS + 1);

export function sharesOfSets(layer: number): void {
  for (let jokers = 0; jokers < width; jokers++)
    shares[jokers] = setsAhead[layer * width + jokers]!;
}

export function noShares(): void {
  shares.fill(0);
}

export function shareWith(node: number): void {
  const base = node * width;
  for (let jokers = width - 1; jokers >= 0; jokers--) shares[jokers] = shared(ahead, base, jokers);
}

/** The most with these numbers added to the shares. */
export function shared(numbers: Int32Array, base: number, jokers: number): number {
  let best = shares[jokers]! + numbers[base]!;
  for (let given = 1; given <= jokers; given++) {
    const value = shares[jokers - given]! + numbers[base + given]!;
    if (value > best) best = value;
  }
  return best < HARDLY ? NEVER : best;
}
