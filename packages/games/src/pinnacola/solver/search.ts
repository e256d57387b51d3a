/**
 * The search for the best way: always on from the state whose bound is highest. A state is moved on
 * through its rank's choice of sets and then suit by suit.
 */
import { cardPoints, JOKER, RANKS, SUITS } from '../cards.ts';
import { pointsOfMeld, pokerOfJokers } from '../melds.ts';
import {
  ahead,
  NEVER,
  noShares,
  pricesAhead,
  refund,
  setsAhead,
  shared,
  sharesOfSets,
  shareWith,
  toll,
  width,
} from './bounds.ts';
import { isSpent, PASSED_OVER, spend, WAY_COST } from './effort.ts';
import {
  firstNode,
  firstStep,
  stepGain,
  stepGreat,
  stepJokers,
  stepNaturals,
  stepTo,
} from './lattice.ts';
import { dearest, JOKER_GRADE, leave, NONE_LEFT, TWO_LEFT } from './left.ts';
import {
  active,
  activeMask,
  BOTH,
  choicesAt,
  counts,
  dearestAhead,
  flagsAhead,
  grades,
  layers,
  mostLeft,
  plan,
  POKER,
  suits,
} from './plan.ts';
import { choiceGain, choiceJokers, choicePoker, choiceTaken, firstChoice } from './sets.ts';
import { clearStates, gains, highSuits, lowSuits, nextState, push, rests } from './states.ts';
import { PLACES } from './suit.ts';
import type { Goal, Task } from './task.ts';

const ALL_JOKERS = 4;

let task: Task;
let goal: Goal = 'either';
let haste = 0;
/** What falls short as much as this is not worth looking at. */
let limit = Infinity;

// The rest of a state: its layer, how many of the layer's suits have moved on, jokers left, what is
// left in hand, what there is of P-12's melds, and the choice of sets made in this layer.
const END = 15;

function restOf(
  layer: number,
  moved: number,
  jokers: number,
  left: number,
  flags: number,
  choice: number,
): number {
  // Where there is no closing it does not matter what there is for it.
  const kept = left >= TWO_LEFT || goal === 'open' ? 0 : flags;
  return layer | (moved << 4) | (jokers << 7) | (left << 10) | (kept << 14) | (choice << 16);
}

/** Where there are no sets to choose. */
const NO_CHOICE = 0xfff;

// How a state came about.
const BEGUN = -1;
export const WITH_JOKERS = -2;
const ENDED = -3;
export const CLOSED = -4;

/** The first state's bound. */
let highest = 0;

const NOTHING = -1;
export const TOO_MANY = -2;

/** What a way is looked for. */
export interface Quest {
  readonly goal: Goal;
  /** It must gain more. */
  readonly floor: number;
  /** How many states may be looked at. */
  readonly patience: number;
  /**
   * What it counts to be a stage further. At nought the first way to the end is the best; the more it
   * is, the sooner there is one.
   */
  readonly haste: number;
}

/** The state at the end of the way that was found. */
export function search(of: Task, quest: Quest): number {
  task = of;
  ({ goal, haste } = quest);
  clearStates();
  begin(quest.floor);
  for (let looked = 0; looked < quest.patience && !isSpent(); looked++) {
    const state = nextState();
    if (state < 0) return NOTHING;
    if ((rests[state]! & 15) === END) return state;
    goOn(state);
  }
  return TOO_MANY;
}

function begin(floor: number): void {
  const jokers = task.pool[JOKER]!;
  const without = plan.gain + firstBound(jokers);
  const gain = plan.gain + ALL_JOKERS * task.measure.laid[JOKER]! + jokersWorth();
  const withAll = jokers < ALL_JOKERS ? NEVER : gain + firstBound(0);
  highest = Math.max(without, withAll);
  limit = highest - floor;
  if (!isHopeless(plan.flags, 0)) {
    const rest = restOf(0, 0, jokers, plan.left, plan.flags, 0);
    arrive(0, 0, rest, plan.gain, highest - without, -1, BEGUN);
  }
  if (jokers < ALL_JOKERS || isHopeless(plan.flags | POKER, 0)) return;
  const rest = restOf(0, 0, 0, plan.left, plan.flags | POKER, 0);
  arrive(0, 0, rest, gain, highest - withAll, -1, WITH_JOKERS);
}

/** A state, and how far its bound falls short of the first one's. */
function arrive(
  low: number,
  high: number,
  rest: number,
  gain: number,
  short: number,
  parent: number,
  via: number,
): void {
  if (short >= limit) return;
  spend(WAY_COST);
  push(low, high, rest, gain, short + haste * stagesFrom(rest), parent, via);
}

/** How many stages there are from here to the end at most. */
function stagesFrom(rest: number): number {
  const layer = rest & 15;
  return layer === END ? 0 : (layers.length - layer) * (SUITS + 2) + SUITS + 1 - ((rest >> 4) & 7);
}

/** P-12: whether there will be no Pinnacola or no Poker to close with. */
function isHopeless(flags: number, layer: number): boolean {
  return goal === 'closing' && (flags | flagsAhead[layer]!) !== BOTH;
}

function firstBound(jokers: number): number {
  noShares();
  for (const suit of suits) shareWith(firstNode(suit, 0));
  return shared(setsAhead, 0, jokers) + pricesAhead[0]! + promise(0, plan.left, jokers);
}

function jokersWorth(): number {
  return task.measure.worth ? pointsOfMeld(pokerOfJokers, task.options) : 0;
}

/** What the first bound has in it besides what prices can lower. */
export function settledBound(): number {
  return plan.gain + promise(0, plan.left, task.pool[JOKER]!);
}

/** The most that the discard and closing can still bring. */
function promise(layer: number, left: number, jokers: number): number {
  const back = left === NONE_LEFT ? toll : 0;
  const closing = goal !== 'open' && left < TWO_LEFT ? task.measure.closing + back : 0;
  if (!task.measure.discard) return closing;
  const place = layer < layers.length ? layers[layer]! : PLACES;
  const most = Math.max(dearest[left]!, dearestAhead[place]!);
  return closing + (jokers > 0 ? cardPoints[JOKER]! : most);
}

function goOn(state: number): void {
  const rest = rests[state]!;
  const layer = rest & 15;
  const moved = (rest >> 4) & 7;
  if (layer === layers.length) finish(state, rest);
  else if (moved > 0) moveSuit(state, rest, layer, moved - 1, rest >>> 16);
  else if (choicesAt(layers[layer]!) === 0) moveSuit(state, rest, layer, 0, NO_CHOICE);
  else chooseSets(state, rest, layer);
}

/** P-12 */
function finish(state: number, rest: number): void {
  const jokers = (rest >> 7) & 7;
  if (jokers > task.pool[JOKER]! - task.least[JOKER]!) return;
  const before = (rest >> 10) & 15;
  const left = leave(before, task.measure.discard ? JOKER_GRADE : 0, jokers);
  const closes = left < TWO_LEFT;
  if (closes && (left === NONE_LEFT || ((rest >> 14) & 3) !== BOTH)) return;
  if (goal === (closes ? 'open' : 'closing')) return;
  const gained = (closes ? task.measure.closing : 0) + (task.measure.discard ? dearest[left]! : 0);
  const gain = gains[state]! + gained;
  arrive(0, 0, END, gain, highest - gain, state, closes ? CLOSED : ENDED);
}

function chooseSets(state: number, rest: number, layer: number): void {
  const place = layers[layer]!;
  const jokers = (rest >> 7) & 7;
  const first = firstChoice(place);
  const count = choicesAt(place);
  spend(count >> PASSED_OVER);
  const idle = activeMask[place] === 0;
  noShares();
  for (const suit of suits) shareWith(nodeOf(state, suit, place));
  const bound = highest - gains[state]! - pricesAhead[layer + 1]!;
  for (let index = 0; index < count; index++) {
    const choice = first + index;
    const used = choiceJokers[choice]!;
    if (used > jokers) continue;
    const left = leaveOthers(place, choiceTaken[choice]!, (rest >> 10) & 15);
    if (left < 0) continue;
    const further = shared(setsAhead, (layer + 1) * width, jokers - used);
    if (further === NEVER) continue;
    const flags = ((rest >> 14) & 3) | (choicePoker[choice]! << 1);
    if (isHopeless(flags, idle ? layer + 1 : layer)) continue;
    const after = idle
      ? restOf(layer + 1, 0, jokers - used, left, flags, 0)
      : restOf(layer, 1, jokers - used, left, flags, index);
    const short =
      bound -
      choiceGain[choice]! -
      further -
      unspent(place, choiceTaken[choice]!, 0) -
      promise(idle ? layer + 1 : layer, left, jokers - used);
    const gain = gains[state]! + choiceGain[choice]!;
    arrive(lowSuits[state]!, highSuits[state]!, after, gain, short, state, 2 * choice);
  }
}

function nodeOf(state: number, suit: number, place: number): number {
  const stands = suit < 2 ? lowSuits[state]! : highSuits[state]!;
  return firstNode(suit, place) + ((stands >>> ((suit & 1) * 16)) & 0xffff);
}

/** What is left of the suits that stand still here; −1 if it may not be. */
function leaveOthers(place: number, taken: number, left: number): number {
  let after = left;
  for (let suit = 0; suit < SUITS && after >= 0; suit++) {
    if (((activeMask[place]! >> suit) & 1) === 1) continue;
    after = leaveOf(
      place,
      suit,
      counts[suit * RANKS + place]! - ((taken >> (2 * suit)) & 3),
      after,
    );
  }
  return after;
}

/** The prices of this place's cards that suits which are still to move may use. */
function unspent(place: number, taken: number, turn: number): number {
  let sum = 0;
  const here = active[place]!;
  for (let index = turn; index < here.length; index++) {
    const suit = here[index]!;
    const card = suit * RANKS + place;
    sum += refund(card, (taken >> (2 * suit)) & 3);
  }
  return sum;
}

function leaveOf(place: number, suit: number, count: number, left: number): number {
  if (count === 0) return left;
  if (count > mostLeft[suit * RANKS + place]!) return -1;
  const after = leave(left, grades[place]!, count);
  return goal === 'closing' && after >= TWO_LEFT ? -1 : after;
}

function moveSuit(state: number, rest: number, layer: number, turn: number, choice: number): void {
  const place = layers[layer]!;
  const suit = active[place]![turn]!;
  const low = lowSuits[state]!;
  const high = highSuits[state]!;
  const shift = (suit & 1) * 16;
  const others = (suit < 2 ? low : high) & ~(0xffff << shift);
  const node = nodeOf(state, suit, place);
  const nextNodes = firstNode(suit, place + 1);
  const ranked = place < RANKS;
  const taken = choice === NO_CHOICE ? 0 : choiceTaken[firstChoice(place) + choice]!;
  const count = ranked ? counts[suit * RANKS + place]! - ((taken >> (2 * suit)) & 3) : 0;
  const jokers = (rest >> 7) & 7;
  const before = (rest >> 10) & 15;
  const last = turn === active[place]!.length - 1;
  shareWithOthers(state, layer, place, turn);
  const unpaid = pricesAhead[layer + 1]! + (ranked ? unspent(place, taken, turn + 1) : 0);
  const bound = highest - gains[state]! - unpaid;
  // Where worth does not count, one Pinnacola is enough.
  const enough = task.measure.worth ? 0 : (rest >> 14) & 1;
  const [first, end] = [firstStep[node]!, firstStep[node + 1]!];
  spend((end - first) >> PASSED_OVER);
  for (let n = 0; n < end - first; n++) {
    // What comes last is looked at first: in haste, the way on with the fewest new runs.
    const step = haste > 0 ? end - 1 - n : first + n;
    const used = stepJokers[step]!;
    const to = stepTo[step]!;
    if (used > jokers || stepNaturals[step]! > count || (stepGreat[step]! & enough) === 1) continue;
    const further = shared(ahead, to * width, jokers - used);
    if (further === NEVER) continue;
    const left = ranked ? leaveOf(place, suit, count - stepNaturals[step]!, before) : before;
    if (left < 0) continue;
    const flags = ((rest >> 14) & 3) | stepGreat[step]!;
    if (isHopeless(flags, last ? layer + 1 : layer)) continue;
    const after = last
      ? restOf(layer + 1, 0, jokers - used, left, flags, 0)
      : restOf(layer, turn + 2, jokers - used, left, flags, choice);
    const short =
      bound - stepGain[step]! - further - promise(last ? layer + 1 : layer, left, jokers - used);
    const standing = others | ((to - nextNodes) << shift);
    const gain = gains[state]! + stepGain[step]!;
    if (suit < 2) arrive(standing, high, after, gain, short, state, 2 * step + 1);
    else arrive(low, standing, after, gain, short, state, 2 * step + 1);
  }
}

/** The shares of the other suits, some of which have moved on already, and of the sets to come. */
function shareWithOthers(state: number, layer: number, place: number, turn: number): void {
  sharesOfSets(layer + 1);
  for (const suit of suits) {
    const index = active[place]!.indexOf(suit);
    if (index === turn) continue;
    shareWith(nodeOf(state, suit, index >= 0 && index < turn ? place + 1 : place));
  }
}
