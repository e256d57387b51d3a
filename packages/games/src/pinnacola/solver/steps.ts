/**
 * Every step from one node of a suit: each open run ends or goes on, lying runs begin where their
 * cards do or below them, new runs begin.
 */
import { ACE, HIGH_ACE } from '../cards.ts';
import { addStep, isStep, nodeKept, nodeOf, nodeRuns, stepGain } from './lattice.ts';
import {
  afterCard,
  afterCardPlainly,
  codeOf,
  CODES,
  fateOf,
  GREAT,
  missingOf,
  PLAIN,
  WHOLE,
} from './run-codes.ts';
import type { Fate } from './run-codes.ts';
import {
  jokerGain,
  KING,
  leastNaturals,
  lyingFrom,
  lyingGain,
  lyingTo,
  mayBecome,
  naturalGain,
  naturals,
  openTo,
  reach,
  suit,
} from './suit.ts';

export const MOST_RUNS = 4;
const BITS = 8;

let source = 0;
let place = 0;
let naturalsLeft = 0;
let jokersLeft = 0;
let gain = 0;
let great = 0;

/** The node's runs: 24 × the lying run it belongs to, counted from one, and its code. */
const current = new Int32Array(MOST_RUNS);
let currentCount = 0;
/** Lying runs that have begun, as a mask. */
let begun = 0;
/** Whether one of them is to be a Pinnacola. */
let greatOpen = false;
let after = afterCard;
/** How each of them goes on; runs that are alike in the order of these, lest ways be counted twice. */
const ways = new Uint8Array(MOST_RUNS);
const END = 0;
const NATURAL = 1;
const JOKER = 2;

/** The runs after the step, one more than their number, so that nought is none. */
export const next = new Int32Array(MOST_RUNS + 1);
/** Which of the node's runs it was, −1 if it begins here, and whether it takes a joker. */
export const nextFrom = new Int8Array(MOST_RUNS + 1);
export const nextJoker = new Uint8Array(MOST_RUNS + 1);
let nextCount = 0;

/** Runs that end here and could have gone on just as well with what begins: no such run begins. */
let ended = 0;
const PLAIN_ENDED = 1;
const GREAT_ENDED = 2;

/** The step looked for when a way is told again, −1 while building. */
let sought = -1;
let seen: (count: number) => void = () => {};

export function expand(node: number, at: number): void {
  source = node;
  place = at;
  after = suit.oneGreat ? afterCardPlainly : afterCard;
  readNode(node);
  naturalsLeft = at === HIGH_ACE ? nodeKept[node]! : naturals[at]!;
  jokersLeft = suit.jokers;
  gain = 0;
  great = 0;
  ended = 0;
  nextCount = 0;
  goOn(0);
}

/** Expands the node again, and says when this step has just been made. */
export function seek(node: number, at: number, step: number, found: (count: number) => void): void {
  sought = step;
  seen = found;
  expand(node, at);
  sought = -1;
}

function readNode(node: number): void {
  currentCount = 0;
  begun = 0;
  greatOpen = false;
  for (let runs = nodeRuns[node]!; runs !== 0; runs >>>= BITS) {
    const run = (runs & 0xff) - 1;
    current[currentCount++] = run;
    if (run >= CODES) begun |= 1 << (ownerOf(run) - 1);
    if (fateOf[run % CODES] !== PLAIN) greatOpen = true;
  }
}

/** The lying run, counted from one, that an open run belongs to until it has passed it. */
export function ownerOf(run: number): number {
  return (run / CODES) | 0;
}

function goOn(index: number): void {
  if (index === currentCount) return beginLying(0);
  const run = current[index]!;
  const owner = ownerOf(run);
  const code = run - owner * CODES;
  if (owner > 0 && place >= lyingFrom[owner - 1]!) return passLying(index, owner, code);
  const first = index > 0 && current[index - 1] === run ? ways[index - 1]! : END;
  if (first === END && owner === 0) endRun(index, code);
  if (first <= NATURAL && naturalsLeft > 0) goOnWith(index, owner, code, NATURAL);
  if (jokersLeft > 0 && (code & 1) === 1) goOnWith(index, owner, code, JOKER);
}

function endRun(index: number, code: number): void {
  if (missingOf[code]! > 0 || (fateOf[code] === WHOLE && place < HIGH_ACE)) return;
  const before = ended;
  if ((code & 1) === 1) ended |= PLAIN_ENDED | GREAT_ENDED;
  else if (suit.jokers === 0) ended |= suit.dirty ? PLAIN_ENDED | GREAT_ENDED : PLAIN_ENDED;
  ways[index] = END;
  goOn(index + 1);
  ended = before;
}

function goOnWith(index: number, owner: number, code: number, way: number): void {
  const longer = way === NATURAL ? after[code]! : after[code]! & ~1;
  if (!canGoOn(owner, longer)) return;
  ways[index] = way;
  lay(longer, owner, way, index);
  goOn(index + 1);
  takeBack(longer, way);
}

/** Whether the places ahead can give what is still missing. */
function canGoOn(owner: number, code: number): boolean {
  const ahead = reach(place + 1, code & 1);
  if (owner > 0) return ahead >= lyingFrom[owner - 1]! - place - 1;
  return ahead >= (fateOf[code] === WHOLE ? KING - place : missingOf[code]!);
}

function lay(code: number, owner: number, way: number, from: number): void {
  nextFrom[nextCount] = from;
  nextJoker[nextCount] = way === JOKER ? 1 : 0;
  next[nextCount++] = owner * CODES + code + 1;
  if (way === JOKER) {
    jokersLeft--;
    gain += jokerGain(fateOf[code]!);
  } else {
    naturalsLeft--;
    gain += naturalGain(place, fateOf[code]!);
  }
}

function takeBack(code: number, way: number): void {
  nextCount--;
  if (way === JOKER) {
    jokersLeft++;
    gain -= jokerGain(fateOf[code]!);
  } else {
    naturalsLeft++;
    gain -= naturalGain(place, fateOf[code]!);
  }
}

/** Past its last card a lying run is like any other. */
function passLying(index: number, owner: number, code: number): void {
  const value = lyingGain(owner - 1, place, fateOf[code]!);
  ways[index] = END;
  nextFrom[nextCount] = index;
  nextJoker[nextCount] = 0;
  next[nextCount++] = (place === lyingTo[owner - 1] ? 0 : owner * CODES) + after[code]! + 1;
  gain += value;
  goOn(index + 1);
  gain -= value;
  nextCount--;
}

function beginLying(index: number): void {
  if (index === suit.lying) return beginNew(0);
  if (lyingFrom[index]! < place || ((begun >> index) & 1) === 1) return beginLying(index + 1);
  const below = lyingFrom[index]! > place;
  if (below) beginLying(index + 1);
  if (nextCount === MOST_RUNS) return;
  for (let fate = PLAIN; fate <= suit.highestFate; fate++) {
    if (!mayHonour(fate) || !mayBecome(index, place, fate)) continue;
    if (!below) beginOn(index, fate);
    else if (naturalsLeft > 0) beginBelow(index, fate, NATURAL);
    if (below && jokersLeft > 0 && openTo(index, fate) === 1) beginBelow(index, fate, JOKER);
  }
}

function beginOn(index: number, fate: Fate): void {
  const value = lyingGain(index, place, fate);
  nextFrom[nextCount] = -1;
  nextJoker[nextCount] = 0;
  next[nextCount++] = (index + 1) * CODES + codeOf(fate, 1, openTo(index, fate)) + 1;
  gain += value;
  const before = honour(fate);
  beginLying(index + 1);
  disgrace(fate, before);
  gain -= value;
  nextCount--;
}

function beginBelow(index: number, fate: Fate, way: number): void {
  const code = codeOf(fate, 1, way === JOKER ? 0 : openTo(index, fate));
  if (!canGoOn(index + 1, code)) return;
  lay(code, index + 1, way, -1);
  const before = honour(fate);
  beginLying(index + 1);
  disgrace(fate, before);
  takeBack(code, way);
}

function beginNew(first: number): void {
  emit();
  if (nextCount === MOST_RUNS || naturalsLeft + jokersLeft === 0) return;
  for (let kind = first; kind >> 1 <= suit.highestFate; kind++) {
    const fate = kind >> 1;
    const way = (kind & 1) === 0 ? NATURAL : JOKER;
    if (!mayHonour(fate) || !mayBegin(fate, way)) continue;
    const open = suit.jokers > 0 && way === NATURAL && (fate === PLAIN || suit.dirty) ? 1 : 0;
    const code = codeOf(fate, 1, open);
    if (!canGoOn(0, code)) continue;
    lay(code, 0, way, -1);
    const before = honour(fate);
    beginNew(kind);
    disgrace(fate, before);
    takeBack(code, way);
  }
}

function mayBegin(fate: Fate, way: number): boolean {
  if (way === NATURAL ? naturalsLeft === 0 : jokersLeft === 0) return false;
  if (fate === PLAIN) return (ended & PLAIN_ENDED) === 0;
  if (way === JOKER && !suit.dirty) return false;
  return fate === GREAT ? (ended & GREAT_ENDED) === 0 : place === ACE;
}

/** Whether a Pinnacola may begin, where one is enough. */
function mayHonour(fate: Fate): boolean {
  return fate === PLAIN || !suit.oneGreat || (great === 0 && !greatOpen);
}

/** A Pinnacola has begun; what was so before. */
function honour(fate: Fate): number {
  const before = great;
  if (fate !== PLAIN) great = 1;
  if (fate === WHOLE) gain += suit.wholeBonus;
  return before;
}

function disgrace(fate: Fate, before: number): void {
  great = before;
  if (fate === WHOLE) gain -= suit.wholeBonus;
}

function emit(): void {
  if (place === HIGH_ACE) return emitLast();
  const laid = naturals[place]! - naturalsLeft;
  const runs = packed();
  if (laid >= leastNaturals[place]!) record(runs, nodeKept[source]!, laid);
  if (place !== ACE || !suit.keeping) return;
  const least = Math.max(1, leastNaturals[ACE]! - laid);
  for (let kept = least; kept <= naturalsLeft; kept++) record(runs, kept, laid + kept);
}

/** Every ace kept is laid, and every run has what it needs. */
function emitLast(): void {
  if (naturalsLeft > 0) return;
  for (let index = 0; index < nextCount; index++) {
    if (missingOf[(next[index]! - 1) % CODES]! > 0) return;
  }
  record(0, 0, 0);
}

function record(runs: number, kept: number, laid: number): void {
  const to = nodeOf(runs, kept);
  const jokers = suit.jokers - jokersLeft;
  if (sought < 0) return addStep(source, to, laid, jokers, gain, great);
  if (isStep(sought, to, laid, jokers, great) && stepGain[sought] === gain) seen(nextCount);
}

const sorted = new Int32Array(MOST_RUNS);

/** Bundles are the same in any order. */
function packed(): number {
  for (let index = 0; index < nextCount; index++) {
    const run = next[index]!;
    let at = index;
    for (; at > 0 && sorted[at - 1]! > run; at--) sorted[at] = sorted[at - 1]!;
    sorted[at] = run;
  }
  let runs = 0;
  for (let index = nextCount - 1; index >= 0; index--) runs = (runs << BITS) | sorted[index]!;
  return runs;
}
