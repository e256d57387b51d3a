/**
 * What there is to decide: the lattices of the suits and the choices of sets, with everything that is
 * settled already taken out of them.
 */
import { cardPoints, HIGH_ACE, JOKER, RANKS, SUITS, cardAt } from '../cards.ts';
import { isPinnacola, isPoker, pointsOfMeld } from '../melds.ts';
import type { Meld } from '../melds.ts';
import {
  buildLattice,
  clearLattices,
  firstNode,
  firstStep,
  stepGain,
  stepGreat,
  stepJokers,
  stepNaturals,
} from './lattice.ts';
import { isSpent } from './effort.ts';
import { gradeOf, leave, NONE_LEFT, TWO_LEFT } from './left.ts';
import { buildChoices, choicePoker, firstChoice, mostTaken } from './sets.ts';
import { expand } from './steps.ts';
import { PLACES, readMeasure, readSuit } from './suit.ts';
import type { LyingRun, LyingSet, Task } from './task.ts';

/** P-12: what closing needs. */
const GREAT = 1;
export const POKER = 2;
export const BOTH = GREAT | POKER;

export const plan = {
  /** What is gained, left and there for closing whatever is decided. */
  gain: 0,
  left: NONE_LEFT,
  flags: 0,
};
/** The suits that have a lattice. */
export const suits: number[] = [];
/** Cards that something can be done with, and how many of them may be left, by kind. */
export const counts = new Uint8Array(JOKER);
export const mostLeft = new Uint8Array(JOKER);
/** The suits with something to decide, by place, also as a mask. */
export const active: number[][] = Array.from({ length: PLACES }, () => []);
export const activeMask = new Uint8Array(PLACES);
/** The places with something to decide. */
export const layers: number[] = [];
/** By place: points of the dearest card from there on. */
export const dearestAhead = new Uint8Array(PLACES + 1);
/** By layer: what closing needs and may still come. */
export const flagsAhead = new Uint8Array(PLACES + 1);
/** By rank. */
export const grades = new Uint8Array(RANKS);
/** Lying runs that can grow. */
export const lyingBySuit: LyingRun[][] = Array.from({ length: SUITS }, () => []);
const lyingSets: LyingSet[] = [];

/** Lays everything out; false if a card that must be laid cannot be. */
export function makePlan(task: Task): boolean {
  for (let kind = 0; kind <= JOKER; kind++) {
    if (task.least[kind]! > task.pool[kind]!) return false;
  }
  plan.gain = 0;
  plan.left = leave(NONE_LEFT, 0, Math.min(task.idle, 2));
  plan.flags = task.pokerOfJokers ? POKER : 0;
  sortLying(task);
  if (!build(task)) return false;
  layers.length = 0;
  for (let place = 0; place < PLACES; place++) if (!settle(task, place)) return false;
  lookForDearest(task);
  if (plan.left < TWO_LEFT) lookForFlags();
  return task.goal !== 'closing' || plan.left < TWO_LEFT;
}

function sortLying(task: Task): void {
  for (const runs of lyingBySuit) runs.length = 0;
  for (const lying of task.runs) {
    if (canGrow(task, lying)) lyingBySuit[lying.run.suit]!.push(lying);
    else settleMeld(task, lying.run);
  }
  lyingSets.length = 0;
  for (const lying of task.sets) {
    if (canFill(task, lying)) lyingSets.push(lying);
    else settleMeld(task, lying.set);
  }
}

function canGrow({ pool }: Task, { run, open }: LyingRun): boolean {
  if (open && pool[JOKER]! > 0) return true;
  if (run.from > 0 && pool[cardAt(run.suit, run.from - 1)]! > 0) return true;
  return run.to < HIGH_ACE && pool[cardAt(run.suit, run.to + 1)]! > 0;
}

function canFill({ pool }: Task, { set, open }: LyingSet): boolean {
  let size = set.joker ? 1 : 0;
  let more = open && !set.joker && pool[JOKER]! > 0;
  for (let suit = 0; suit < SUITS; suit++) {
    if (((set.suits >> suit) & 1) === 1) size++;
    else if (pool[suit * RANKS + set.rank]! > 0) more = true;
  }
  return size < SUITS && more;
}

function settleMeld({ options, measure }: Task, meld: Meld): void {
  if (measure.worth) plan.gain += pointsOfMeld(meld, options);
  if (isPinnacola(meld, options)) plan.flags |= GREAT;
  if (isPoker(meld, options)) plan.flags |= POKER;
}

/** False if a suit cannot lay what it must, or it is given up. */
function build(task: Task): boolean {
  clearLattices();
  buildChoices(task, lyingSets);
  if (isSpent()) return false;
  readMeasure(task);
  suits.length = 0;
  for (let suit = 0; suit < SUITS; suit++) {
    if (!readSuit(task, suit, lyingBySuit[suit]!)) continue;
    suits.push(suit);
    if (!buildLattice(suit, expand)) return false;
  }
  for (let rank = 0; rank < RANKS; rank++) {
    grades[rank] = task.measure.discard ? gradeOf(cardPoints[rank]!) : 0;
  }
  return true;
}

function settle(task: Task, place: number): boolean {
  const here = active[place]!;
  here.length = 0;
  activeMask[place] = 0;
  for (const suit of suits) {
    if (isActive(suit, place)) {
      here.push(suit);
      activeMask[place] |= 1 << suit;
    } else {
      settleStep(firstStep[firstNode(suit, place)]!);
    }
  }
  if (here.length > 0 || choicesAt(place) > 0) layers.push(place);
  return place === RANKS || settleRank(task, place);
}

export function choicesAt(place: number): number {
  return place < RANKS ? firstChoice(place + 1) - firstChoice(place) : 0;
}

function isActive(suit: number, place: number): boolean {
  const node = firstNode(suit, place);
  if (firstNode(suit, place + 1) - node !== 1) return true;
  const step = firstStep[node]!;
  if (firstStep[node + 1]! - step !== 1) return true;
  return stepNaturals[step]! + stepJokers[step]! > 0;
}

function settleStep(step: number): void {
  plan.gain += stepGain[step]!;
  if (stepGreat[step] === 1) plan.flags |= GREAT;
}

/** Cards of this rank that nothing can be done with are left. */
function settleRank(task: Task, rank: number): boolean {
  for (let suit = 0; suit < SUITS; suit++) {
    const card = suit * RANKS + rank;
    const count = task.pool[card]!;
    const least = task.least[card]!;
    counts[card] = count;
    mostLeft[card] = count - least;
    if (count === 0 || mostTaken(card) > 0 || isUseful(suit, rank)) continue;
    if (least > 0) return false;
    counts[card] = 0;
    plan.left = leave(plan.left, grades[rank]!, count);
  }
  return true;
}

function isUseful(suit: number, place: number): boolean {
  if (((activeMask[place]! >> suit) & 1) === 0) return false;
  const end = firstStep[firstNode(suit, place + 1)]!;
  for (let step = firstStep[firstNode(suit, place)]!; step < end; step++) {
    if (stepNaturals[step]! > 0) return true;
  }
  return false;
}

function lookForDearest(task: Task): void {
  let most = 0;
  dearestAhead[PLACES] = 0;
  for (let place = PLACES - 1; place >= 0; place--) {
    if (place < RANKS && task.measure.discard) {
      for (let card = place; card < JOKER; card += RANKS) {
        if (counts[card]! > 0 && cardPoints[card]! > most) most = cardPoints[card]!;
      }
    }
    dearestAhead[place] = most;
  }
}

function lookForFlags(): void {
  flagsAhead[layers.length] = 0;
  for (let layer = layers.length - 1; layer >= 0; layer--) {
    const place = layers[layer]!;
    let flags = flagsAhead[layer + 1]!;
    for (const suit of active[place]!) if (hasGreat(suit, place)) flags |= GREAT;
    const first = firstChoice(Math.min(place, RANKS));
    for (let choice = first; choice < first + choicesAt(place); choice++) {
      if (choicePoker[choice] === 1) flags |= POKER;
    }
    flagsAhead[layer] = flags;
  }
}

/** Whether a Pinnacola may begin here. */
function hasGreat(suit: number, place: number): boolean {
  const end = firstStep[firstNode(suit, place + 1)]!;
  for (let step = firstStep[firstNode(suit, place)]!; step < end; step++) {
    if (stepGreat[step] === 1) return true;
  }
  return false;
}
