/** The suit in hand: its cards, how far they reach, and its lying runs that can still grow. */
import { ACE, cardAt, cardPoints, HIGH_ACE, JOKER } from '../cards.ts';
import { PINNACOLA, PINNACOLONE_BONUS, SHORTEST } from '../melds.ts';
import { mostTaken } from './sets.ts';
import { GREAT, PLAIN, WHOLE } from './run-codes.ts';
import type { Fate } from './run-codes.ts';
import type { LyingRun, Task } from './task.ts';

export const PLACES = HIGH_ACE + 1;
export const KING = HIGH_ACE - 1;
const MOST_LYING = 10;

export const naturals = new Uint8Array(PLACES + 1);
/** How many of them runs must take, as sets cannot. */
export const leastNaturals = new Uint8Array(PLACES);
/** Suits are alike in these. */
const points = Int32Array.from({ length: PLACES }, (_, place) => cardPoints[cardAt(0, place)]!);
const laidGain = new Int32Array(PLACES);
/** How many places in a row can be filled from each: without a joker, and with one. */
const bare = new Uint8Array(PLACES + 2);
const filled = new Uint8Array(PLACES + 2);

/** 1 where a run can begin, or something must be laid. */
export const lively = new Uint8Array(PLACES);

/** What counts in this suit, whatever its cards. */
export const suit = {
  jokers: 0,
  /** P-7: a Pinnacola may take a joker. */
  dirty: false,
  /** What a run may come to be: a plain one if no more is in reach, or counts. */
  highestFate: WHOLE as Fate,
  /** Where worth does not count: one Pinnacola is enough (P-12), and once it is there a run like others. */
  oneGreat: false,
  /** Whether aces may be of use at the high end. */
  keeping: false,
  wholeBonus: 0,
  lying: 0,
};
let highestFate: Fate = WHOLE;
let jokerLaid = 0;
const worth = new Int32Array(3);

export const lyingFrom = new Uint8Array(MOST_LYING);
export const lyingTo = new Uint8Array(MOST_LYING);
/** The joker's place; beyond all places if there is none. */
const lyingJoker = new Uint8Array(MOST_LYING);
const NO_PLACE = 255;
/** 1 if a joker may be put to it. */
const lyingOpen = new Uint8Array(MOST_LYING);

export function readMeasure({ measure, options, goal }: Task): void {
  highestFate = measure.worth ? WHOLE : goal === 'open' ? PLAIN : GREAT;
  suit.oneGreat = !measure.worth;
  suit.dirty = options.jokers === 'allowed';
  suit.wholeBonus = measure.worth ? PINNACOLONE_BONUS : 0;
  jokerLaid = measure.laid[JOKER]!;
  for (let place = 0; place < PLACES; place++) laidGain[place] = measure.laid[cardAt(0, place)]!;
  worth[PLAIN] = measure.worth ? 1 : 0;
  worth[GREAT] = measure.worth ? 2 : 0;
  worth[WHOLE] = measure.worth && options.bonuses === 'add' ? 1 : 0;
}

/** Whether this suit has a run to lay or to grow. */
export function readSuit(task: Task, which: number, runs: readonly LyingRun[]): boolean {
  const { pool, least, rough } = task;
  const ace = cardAt(which, ACE);
  for (let place = 0; place < HIGH_ACE; place++) naturals[place] = pool[ace + place]!;
  naturals[HIGH_ACE] = naturals[ACE]!;
  suit.jokers = rough && isRich() ? 0 : pool[JOKER]!;
  const longest = measureReach();
  suit.lying = runs.length;
  if (runs.length === 0 && longest < SHORTEST) return false;
  for (let place = 0; place < HIGH_ACE; place++) {
    leastNaturals[place] = Math.max(0, least[ace + place]! - mostTaken(ace + place));
  }
  suit.highestFate = runs.length === 0 && longest < PINNACOLA ? PLAIN : highestFate;
  for (let index = 0; index < runs.length; index++) readLying(index, runs[index]!);
  suit.keeping = naturals[ACE]! > 0 && canEndHigh();
  for (let place = 0; place < PLACES; place++) lively[place] = isLively(place) ? 1 : 0;
  return true;
}

/** With so many cards a joker could go almost anywhere, and there are more ways than can be weighed. */
const MANY = 12;

function isRich(): boolean {
  let count = 0;
  for (let place = 0; place < HIGH_ACE; place++) count += naturals[place]!;
  return count >= MANY;
}

function isLively(place: number): boolean {
  if (reach(place, 1) >= SHORTEST || leastNaturals[place]! > 0) return true;
  if (place === ACE && suit.keeping) return true;
  for (let index = 0; index < suit.lying; index++) {
    const below = lyingFrom[index]! - place;
    if (below >= 0 && reach(place, 1) >= below) return true;
  }
  return false;
}

function readLying(index: number, { run, open }: LyingRun): void {
  lyingFrom[index] = run.from;
  lyingTo[index] = run.to;
  lyingJoker[index] = run.joker ?? NO_PLACE;
  lyingOpen[index] = open && suit.jokers > 0 ? 1 : 0;
}

function measureReach(): number {
  let longest = 0;
  for (let place = PLACES - 1; place >= 0; place--) {
    const here = naturals[place]! > 0;
    bare[place] = here ? bare[place + 1]! + 1 : 0;
    filled[place] = here ? filled[place + 1]! + 1 : suit.jokers > 0 ? bare[place + 1]! + 1 : 0;
    if (filled[place]! > longest) longest = filled[place]!;
  }
  return longest;
}

/** Whether a run may come to end with the high ace. */
function canEndHigh(): boolean {
  const king = naturals[KING]! > 0 ? 1 : 0;
  const queen = naturals[KING - 1]! > 0 ? 1 : 0;
  const joker = suit.jokers > 0 ? 1 : 0;
  if (king + queen + joker >= 2) return true;
  for (let index = 0; index < suit.lying; index++) {
    if (lyingTo[index] === KING) return true;
    if (lyingTo[index] === KING - 1 && king + joker > 0) return true;
  }
  return false;
}

/** How many places in a row can be filled from here, with one joker or none. */
export function reach(place: number, open: number): number {
  return open === 1 ? filled[place]! : bare[place]!;
}

export function naturalGain(place: number, fate: Fate): number {
  return laidGain[place]! + worth[fate]! * points[place]!;
}

export function jokerGain(fate: Fate): number {
  return jokerLaid + worth[fate]! * cardPoints[JOKER]!;
}

/** Of a card that lies already. */
export function lyingGain(index: number, place: number, fate: Fate): number {
  return worth[fate]! * (place === lyingJoker[index] ? cardPoints[JOKER]! : points[place]!);
}

/** 1 if a lying run that is to become this may take a joker. */
export function openTo(index: number, fate: Fate): number {
  return fate === PLAIN || suit.dirty ? lyingOpen[index]! : 0;
}

/** Whether a lying run, begun here with cards below it or not, can come to be this. */
export function mayBecome(index: number, place: number, fate: Fate): boolean {
  const to = lyingTo[index]!;
  const length = to - place + 1;
  if (fate === PLAIN) {
    return !suit.dirty || length < PINNACOLA || suit.highestFate === PLAIN || suit.oneGreat;
  }
  if (!suit.dirty && lyingJoker[index] !== NO_PLACE) return false;
  const above = reach(to + 1, openTo(index, fate));
  return fate === GREAT ? length + above >= PINNACOLA : place === ACE && to + above >= KING;
}
