/**
 * The best way through all suits at once. The ranks are swept from the low ace to the high one; what
 * must be remembered between two ranks is where each suit stands in its lattice, the jokers left, and
 * what is left in hand as far as it matters. Suits meet only where a set takes their cards and where
 * they share the jokers, so the sum of what each could gain alone, at the right prices, is a bound
 * that is seldom far off: always going on from the state whose bound is highest, the first one to
 * come to the end is the best.
 */
import { JOKER, SUITS } from '../cards.ts';
import { chargeToll, makeBounds, releaseBounds } from './bounds.ts';
import { isSpent, spend, TASK_COST } from './effort.ts';
import { firstNode, firstStep, releaseLattices } from './lattice.ts';
import { TWO_LEFT } from './left.ts';
import { layers, lyingBySuit, makePlan, plan, suits } from './plan.ts';
import { tightenBounds, tightenToFloor } from './prices.ts';
import { retrace } from './retrace.ts';
import type { LaidRun } from './retrace.ts';
import { CLOSED, search, settledBound, TOO_MANY, WITH_JOKERS } from './search.ts';
import { setsOf } from './sets.ts';
import type { LaidSet } from './sets.ts';
import { gains, parents, releaseStates, rests, vias } from './states.ts';
import { PLACES } from './suit.ts';
import { anyMeasure } from './task.ts';
import type { Task } from './task.ts';

export interface Found {
  /** By the task's measure. */
  readonly gain: number;
  readonly closes: boolean;
  /** New melds, and lying ones that could have grown, some of which may not have. */
  readonly runs: readonly LaidRun[];
  readonly sets: readonly LaidSet[];
  /** Four jokers were laid at once. */
  readonly jokers: boolean;
}

const NO_FLOOR = -(1 << 30);
/** How a way is looked for. */
interface Manner {
  /** States that may be looked at before it pays to have better bounds. */
  readonly short: number;
  /** Before there is no room for more, whatever it may cost. */
  readonly long: number;
  readonly haste: number;
}

const best: Manner = { short: 100, long: 1 << 22, haste: 0 };
/** Where any finish will do: straight on, and better bounds would only lead from one to another. */
const any: Manner = { ...best, short: 1 << 14, haste: 8 };
/** A good one soon, or none. */
const roughly: Manner = { short: 1000, long: 1000, haste: 40 };
/** About what leaving another card would be worth: too much promises too much back. */
const TOLL = 60;

/** The best finish of the task that gains more than the floor; null if there is none. */
export function sweep(task: Task, floor = NO_FLOOR): Found | null {
  if (isSpent() || (task.goal === 'open' && mostLeftOf(task) < 2)) return null;
  spend(TASK_COST);
  if (!makePlan(task) || !makeBounds(task)) return null;
  if (task.goal === 'closing') return bestClosing(task, floor);
  const open = bestOpen(task, floor);
  if (task.goal === 'open' || plan.left >= TWO_LEFT) return open;
  return bestClosing(task, open?.gain ?? floor) ?? open;
}

/** Gives back what room an unusually large question has taken. */
export function releaseRoom(): void {
  releaseLattices();
  releaseBounds();
  releaseStates();
}

/** P-12: how many cards can be left in hand at most. */
function mostLeftOf({ pool, least, idle }: Task): number {
  let left = idle;
  for (let kind = 0; kind <= JOKER; kind++) left += pool[kind]! - least[kind]!;
  return left;
}

function mannerOf({ measure, rough }: Task): Manner {
  if (rough) return roughly;
  return measure === anyMeasure ? any : best;
}

function bestOpen(task: Task, floor: number): Found | null {
  const { short, long, haste } = mannerOf(task);
  const quest = { goal: 'open', floor, haste } as const;
  let end = search(task, { ...quest, patience: short });
  if (end === TOO_MANY && long > short) {
    tightenBounds(task, floor - settledBound());
    end = search(task, { ...quest, patience: long });
  }
  return end < 0 ? null : foundAt(task, end);
}

function bestClosing(task: Task, floor: number): Found | null {
  const least = Math.max(floor, leastGain(task) - 1);
  const { short, long, haste } = mannerOf(task);
  const quest = { goal: 'closing', floor: least, haste } as const;
  let end = search(task, { ...quest, patience: short });
  if (end === TOO_MANY && long > short) {
    chargeToll(TOLL);
    tightenToFloor(least - settledBound());
    end = search(task, { ...quest, patience: long });
  }
  return end < 0 ? null : foundAt(task, end);
}

/** What closing gains at least, as all cards but one are laid and that one is discarded. */
function leastGain({ pool, measure }: Task): number {
  let gain = 0;
  for (let kind = 0; kind <= JOKER; kind++) gain += pool[kind]! * measure.laid[kind]!;
  return gain;
}

const taken = Array.from({ length: SUITS }, () => new Int32Array(PLACES));

function foundAt(task: Task, end: number): Found {
  for (const steps of taken) steps.fill(-1);
  const sets: LaidSet[] = [];
  let jokers = false;
  for (let state = end; state >= 0; state = parents[state]!) {
    const via = vias[state]!;
    if (via === WITH_JOKERS) jokers = true;
    if (via < 0) continue;
    const place = layers[rests[parents[state]!]! & 15]!;
    if ((via & 1) === 1) taken[suitAt(via >> 1, place)]![place] = via >> 1;
    else sets.push(...setsOf(via >> 1));
  }
  const runs = suits.flatMap((suit) => retrace(task, suit, lyingBySuit[suit]!, taken[suit]!));
  return { gain: gains[end]!, closes: vias[end] === CLOSED, runs, sets, jokers };
}

/** The suit whose lattice has this step. */
function suitAt(step: number, place: number): number {
  for (const suit of suits) {
    const first = firstStep[firstNode(suit, place)]!;
    if (step >= first && step < firstStep[firstNode(suit, place + 1)]!) return suit;
  }
  throw new Error('a step of no suit');
}
