/**
 * The prices that make the bounds low: raised where suits and sets together want more cards of a kind
 * than there are, lowered where they want fewer, by ever smaller steps.
 */
import { JOKER, RANKS, SUITS } from '../cards.ts';
import {
  ahead,
  leastOf,
  MOST_JOKERS,
  paidFor,
  prices,
  reckon,
  setPrice,
  setsAhead,
  shares,
  sharesOfSets,
  shareWith,
  toll,
  width,
} from './bounds.ts';
import { isSpent } from './effort.ts';
import { firstNode, firstStep, stepGain, stepJokers, stepNaturals, stepTo } from './lattice.ts';
import { activeMask, choicesAt, counts, layers, suits } from './plan.ts';
import { choiceGain, choiceJokers, choiceTaken, firstChoice } from './sets.ts';
import { PLACES } from './suit.ts';
import type { Task } from './task.ts';

const STEPS = [20, 20, 10, 10, 10, 5, 5, 5, 5, 5];
/** Where every card counts for a thousand. */
const CHEAP_STEPS = [1024, 1024, 1024, 512, 256, 128, 64, 32, 16, 8];
/** Rounds of raising and lowering, and how many may bring nothing before they are to be gentler. */
const ROUNDS = 60;
const IDLE = 4;

const bestPrices = new Int32Array(JOKER);
/** How many of each kind are wanted. */
const wants = new Int8Array(JOKER);

/** Lowers the bounds by prices, until they stop falling or are below the floor. */
export function tightenBounds({ measure }: Task, floor: number): void {
  let lowest = reckon();
  bestPrices.set(prices);
  for (const step of measure.worth ? STEPS : CHEAP_STEPS) {
    if (lowest <= floor || isSpent() || !changePrices(() => step)) break;
    const bound = reckon();
    if (bound >= lowest) continue;
    lowest = bound;
    bestPrices.set(prices);
  }
  restorePrices();
}

/** The same where bounds have a long way to fall: by as much as would bring them to the floor. */
export function tightenToFloor(floor: number): void {
  let bound = reckon();
  let lowest = bound;
  let eagerness = 1;
  let idle = 0;
  bestPrices.set(prices);
  for (let round = 0; round < ROUNDS && lowest > floor && !isSpent(); round++) {
    const distance = (bound - floor) * eagerness;
    if (!changePrices((wrong) => distance / wrong)) break;
    bound = reckon();
    if (bound < lowest) {
      lowest = bound;
      bestPrices.set(prices);
      idle = 0;
    } else if (++idle === IDLE) {
      eagerness /= 2;
      idle = 0;
    }
  }
  restorePrices();
}

function restorePrices(): void {
  for (let card = 0; card < JOKER; card++) setPrice(card, bestPrices[card]!);
  reckon();
}

/**
 * Raises the price of what is wanted too often, lowers it where it is not, by a step that may depend
 * on how much is wrong; false if nothing changes.
 */
function changePrices(stepFor: (wrong: number) => number): boolean {
  countWants();
  let wrong = 0;
  for (let card = 0; card < JOKER; card++) wrong += errorOf(card) ** 2;
  if (wrong === 0) return false;
  const step = stepFor(wrong);
  let changed = false;
  for (let card = 0; card < JOKER; card++) {
    if (counts[card]! > 0 && setPrice(card, changedPrice(card, step))) changed = true;
  }
  return changed;
}

/** How many more of a kind are wanted than should be at its price. */
function errorOf(card: number): number {
  const price = prices[card]!;
  const over = wants[card]! - counts[card]!;
  if (toll > 0) return over < 0 && price === -toll ? 0 : over;
  const under = wants[card]! - leastOf(card);
  if (over > 0 || price > 0) return over;
  return under < 0 || price < 0 ? under : 0;
}

function changedPrice(card: number, step: number): number {
  const price = prices[card]!;
  const changed = Math.round(price + step * errorOf(card));
  if (toll > 0) return Math.max(-toll, changed);
  // Nought is where neither too many nor too few are wanted.
  const over = wants[card]! - counts[card]!;
  const under = wants[card]! - leastOf(card);
  if (over <= 0 && price > 0) return Math.max(under < 0 ? changed : 0, changed);
  if (under >= 0 && price < 0) return Math.min(over > 0 ? changed : 0, changed);
  return changed;
}

const suitShares = new Int32Array(SUITS * (MOST_JOKERS + 1));

/** What all want at these prices, the jokers being dealt out as the bound has it. */
function countWants(): void {
  wants.fill(0);
  sharesOfSets(0);
  for (const suit of suits) {
    suitShares.set(shares, suit * (MOST_JOKERS + 1));
    shareWith(firstNode(suit, 0));
  }
  let jokers = width - 1;
  let most = shares[jokers]!;
  for (let index = suits.length - 1; index >= 0; index--) {
    const suit = suits[index]!;
    const others = suit * (MOST_JOKERS + 1);
    const node = firstNode(suit, 0) * width;
    let given = 0;
    while (suitShares[others + jokers - given]! + ahead[node + given]! !== most) given++;
    most -= ahead[node + given]!;
    jokers -= given;
    countSuit(suit, given);
  }
  countSets(jokers);
}

function countSuit(suit: number, jokers: number): void {
  let node = firstNode(suit, 0);
  let left = jokers;
  for (let place = 0; place < PLACES; place++) {
    const deciding = ((activeMask[place]! >> suit) & 1) === 1;
    const step = deciding ? bestStep(suit, place, node, left) : firstStep[node]!;
    if (place < RANKS) wants[suit * RANKS + place]! += stepNaturals[step]!;
    left -= stepJokers[step]!;
    node = stepTo[step]!;
  }
}

function bestStep(suit: number, place: number, node: number, jokers: number): number {
  const price = place < RANKS ? prices[suit * RANKS + place]! : 0;
  const most = ahead[node * width + jokers]!;
  for (let step = firstStep[node]!; ; step++) {
    if (stepJokers[step]! > jokers) continue;
    const further = ahead[stepTo[step]! * width + jokers - stepJokers[step]!]!;
    if (stepGain[step]! - price * stepNaturals[step]! + further === most) return step;
  }
}

function countSets(jokers: number): void {
  let left = jokers;
  for (let layer = 0; layer < layers.length; layer++) {
    const rank = layers[layer]!;
    if (choicesAt(rank) === 0) continue;
    const choice = bestChoice(rank, layer, left);
    left -= choiceJokers[choice]!;
    for (let taken = choiceTaken[choice]!, card = rank; taken !== 0; taken >>= 2, card += RANKS) {
      wants[card]! += taken & 3;
    }
  }
}

function bestChoice(rank: number, layer: number, jokers: number): number {
  const most = setsAhead[layer * width + jokers]!;
  for (let choice = firstChoice(rank); ; choice++) {
    const used = choiceJokers[choice]!;
    if (used > jokers) continue;
    const further = setsAhead[(layer + 1) * width + jokers - used]!;
    if (choiceGain[choice]! - paidFor(rank, choice) + further === most) return choice;
  }
}
