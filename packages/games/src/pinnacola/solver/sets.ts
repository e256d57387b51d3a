/**
 * For each rank by itself: every choice of sets, new ones and lying ones grown, as the cards it takes
 * of each suit, the jokers, and what it gains. Of choices that take the same only the best is kept.
 * Where there is nothing to choose there is no choice.
 */
import type { Card } from '@mazzo/kernel';
import { JOKER, RANKS, SUITS } from '../cards.ts';
import { isPoker, pointsOfMeld, suitsIn } from '../melds.ts';
import type { CardSet } from '../melds.ts';
import type { Options } from '../options.ts';
import { CHOICE_COST, isSpent, spend } from './effort.ts';
import { resized } from './room.ts';
import type { LyingSet, Task } from './task.ts';

let room = 1 << 10;
/** Two bits a suit: how many cards of it are taken. */
export let choiceTaken = new Int32Array(room);
export let choiceJokers = new Uint8Array(room);
export let choiceGain = new Int32Array(room);
/** 1 if there is a Poker among them. */
export let choicePoker = new Uint8Array(room);
/** The last set of the choice, in `picks`; −1 if none. */
let choicePick = new Int32Array(room);
const firstChoices = new Int32Array(RANKS + 1);
let choiceCount = 0;

/** A set chosen, and the one chosen before it. */
interface Pick {
  readonly set: CardSet;
  readonly lying: LyingSet | null;
  readonly before: number;
}
const picks: Pick[] = [];

/** The most that a choice takes of each kind. */
const mostTakens = new Uint8Array(JOKER);

export function mostTaken(card: Card): number {
  return mostTakens[card]!;
}

export function firstChoice(rank: number): number {
  return firstChoices[rank]!;
}

/** The ways to make a set: the suits of its naturals, and whether a joker is with them. */
interface Shape {
  readonly suits: number;
  readonly size: number;
  readonly joker: number;
  /** Two bits a suit. */
  readonly taken: number;
}
const shapes: readonly Shape[] = Array.from({ length: 1 << SUITS }, (_, suits) => suits).flatMap(
  (suits) =>
    [0, 1]
      .map((joker) => ({ suits, size: suitsIn(suits) + joker, joker, taken: spread(suits) }))
      .filter(({ size }) => size === 3 || size === 4),
);

function spread(suits: number): number {
  let taken = 0;
  for (let suit = 0; suit < SUITS; suit++) taken |= ((suits >> suit) & 1) << (2 * suit);
  return taken;
}

/** By the options that matter: worth and P-12's Poker by rank and shape. */
interface Table {
  readonly worth: Int32Array<ArrayBuffer>;
  readonly poker: Uint8Array<ArrayBuffer>;
}
const tables = new Map<string, Table>();
let worth = new Int32Array(0);
let poker = new Uint8Array(0);

function readOptions(options: Options): void {
  const key = options.jokers + options.bonuses;
  const known = tables.get(key) ?? tableOf(options);
  tables.set(key, known);
  ({ worth, poker } = known);
}

function tableOf(options: Options): Table {
  const sets = Array.from({ length: RANKS }, (_, rank) => rank).flatMap((rank) =>
    shapes.map((shape) => setOf(rank, shape)),
  );
  return {
    worth: Int32Array.from(sets, (set) => pointsOfMeld(set, options)),
    poker: Uint8Array.from(sets, (set) => (isPoker(set, options) ? 1 : 0)),
  };
}

function setOf(rank: number, { suits, joker }: Shape): CardSet {
  return { kind: 'set', rank, suits, joker: joker === 1 };
}

let rank = 0;
let pool: readonly number[] = [];
let laid: readonly number[] = [];
let worthCounts = 0;
let available = 0;
let jokersAvailable = 0;
let lyingHere: LyingSet[] = [];

export function buildChoices(task: Task, lying: readonly LyingSet[]): void {
  readOptions(task.options);
  ({ pool } = task);
  ({ laid } = task.measure);
  worthCounts = task.measure.worth ? 1 : 0;
  jokersAvailable = pool[JOKER]!;
  choiceCount = 0;
  picks.length = 0;
  for (rank = 0; rank < RANKS && !isSpent(); rank++) {
    firstChoices[rank] = choiceCount;
    const some = countAvailable() + Math.min(jokersAvailable, 1) >= 3;
    lyingHere = lying.length === 0 ? noSets : lying.filter(({ set }) => set.rank === rank);
    if (some || lyingHere.length > 0) pickLying(0, available, jokersAvailable, 0, 0, -1);
    countTaken();
  }
  firstChoices[RANKS] = choiceCount;
}

const noSets: LyingSet[] = [];

function countTaken(): void {
  for (let card = rank; card < JOKER; card += RANKS) mostTakens[card] = 0;
  for (let choice = firstChoices[rank]!; choice < choiceCount; choice++) {
    for (let taken = choiceTaken[choice]!, card = rank; taken !== 0; taken >>= 2, card += RANKS) {
      if ((taken & 3) > mostTakens[card]!) mostTakens[card] = taken & 3;
    }
  }
}

/** Suits of which there is a card. */
function countAvailable(): number {
  let suits = 0;
  available = 0;
  for (let suit = 0; suit < SUITS; suit++) {
    const count = pool[suit * RANKS + rank]!;
    available |= count << (2 * suit);
    if (count > 0) suits++;
  }
  return suits;
}

/** Whether two bits a suit hold as much as these. */
function covers(left: number, taken: number): boolean {
  return ((left | (left >> 1)) & taken) === taken;
}

function pickLying(
  index: number,
  left: number,
  jokers: number,
  gain: number,
  pokers: number,
  last: number,
): void {
  const lying = lyingHere[index];
  if (lying === undefined) return pickNew(0, left, jokers, gain, pokers, last);
  const before = spread(lying.set.suits);
  for (let shape = 0; shape < shapes.length; shape++) {
    const { taken, joker } = shapes[shape]!;
    if ((before & ~taken) !== 0 || (lying.set.joker && joker === 0)) continue;
    const added = taken & ~before;
    const fresh = lying.set.joker ? 0 : joker;
    if (fresh > jokers || (fresh === 1 && !lying.open) || !covers(left, added)) continue;
    const value = gain + gainOf(shape) + laidOf(added, fresh);
    const same = added === 0 && fresh === 0;
    const pick = same ? last : pickOf(shape, lying, last);
    pickLying(index + 1, left - added, jokers - fresh, value, pokers | pokerOf(shape), pick);
  }
}

function pickNew(
  first: number,
  left: number,
  jokers: number,
  gain: number,
  pokers: number,
  last: number,
): void {
  choose(left, jokers, gain, pokers, last);
  for (let shape = first; shape < shapes.length; shape++) {
    const { taken, joker } = shapes[shape]!;
    if (joker > jokers || !covers(left, taken)) continue;
    const value = gain + gainOf(shape) + laidOf(taken, joker);
    const pick = pickOf(shape, null, last);
    pickNew(shape, left - taken, jokers - joker, value, pokers | pokerOf(shape), pick);
  }
}

function pickOf(shape: number, lying: LyingSet | null, before: number): number {
  return picks.push({ set: setOf(rank, shapes[shape]!), lying, before }) - 1;
}

function gainOf(shape: number): number {
  return worthCounts * worth[rank * shapes.length + shape]!;
}

function pokerOf(shape: number): number {
  return poker[rank * shapes.length + shape]!;
}

function laidOf(taken: number, joker: number): number {
  let count = 0;
  for (let rest = taken; rest !== 0; rest >>= 2) count += rest & 1;
  return count * laid[rank]! + joker * laid[JOKER]!;
}

function choose(
  left: number,
  jokersLeft: number,
  gain: number,
  pokers: number,
  pick: number,
): void {
  spend(CHOICE_COST);
  const taken = available - left;
  const jokers = jokersAvailable - jokersLeft;
  let at = firstChoices[rank]!;
  while (
    at < choiceCount &&
    (choiceTaken[at] !== taken || choiceJokers[at] !== jokers || choicePoker[at] !== pokers)
  )
    at++;
  if (at < choiceCount && choiceGain[at]! >= gain) return;
  if (at === room) grow();
  if (at === choiceCount) choiceCount++;
  choiceTaken[at] = taken;
  choiceJokers[at] = jokers;
  choiceGain[at] = gain;
  choicePoker[at] = pokers;
  choicePick[at] = pick;
}

function grow(): void {
  room *= 2;
  choiceTaken = resized(choiceTaken, new Int32Array(room));
  choiceJokers = resized(choiceJokers, new Uint8Array(room));
  choiceGain = resized(choiceGain, new Int32Array(room));
  choicePoker = resized(choicePoker, new Uint8Array(room));
  choicePick = resized(choicePick, new Int32Array(room));
}

export interface LaidSet {
  readonly set: CardSet;
  readonly lying: LyingSet | null;
}

/** The sets of a choice: new ones, and lying ones that have grown. */
export function setsOf(choice: number): LaidSet[] {
  const sets: LaidSet[] = [];
  for (let at = choicePick[choice]!; at >= 0; at = picks[at]!.before) sets.push(picks[at]!);
  return sets;
}
