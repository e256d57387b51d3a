/**
 * The states of the search: found again by what they are, and handed out by how far their bound falls
 * short of the first one's, the least first.
 */
import { KEPT_ROOM, resized } from './room.ts';

const FIRST_ROOM = 1 << 12;
let room = FIRST_ROOM;
/** Where suits 0 and 1, and 2 and 3 stand. */
export let lowSuits = new Int32Array(room);
export let highSuits = new Int32Array(room);
/** Everything else that matters. */
export let rests = new Int32Array(room);
export let gains = new Int32Array(room);
let shortfalls = new Int32Array(room);
export let parents = new Int32Array(room);
/** How it came from its parent. */
export let vias = new Int32Array(room);
let count = 0;

const SMALLEST = 1 << 9;
let table = new Int32Array(room * 2);
let mask = SMALLEST - 1;

const SHORTFALLS = 1 << 17;
const heads = new Int32Array(SHORTFALLS).fill(-1);
let entryState = new Int32Array(room);
let entryNext = new Int32Array(room);
let entryCount = 0;
let nearest = 0;
let furthest = 0;

export function clearStates(): void {
  heads.fill(-1, 0, furthest + 1);
  count = 0;
  entryCount = 0;
  nearest = 0;
  furthest = 0;
  mask = SMALLEST - 1;
  table.fill(0, 0, SMALLEST);
}

/** The state that falls short least, taken out; −1 if there is none. */
export function nextState(): number {
  for (; nearest <= furthest; nearest++) {
    for (let entry = heads[nearest]!; entry >= 0; entry = heads[nearest]!) {
      heads[nearest] = entryNext[entry]!;
      const state = entryState[entry]!;
      if (shortfalls[state] === nearest) return state;
    }
  }
  return -1;
}

export function push(
  low: number,
  high: number,
  rest: number,
  gain: number,
  short: number,
  parent: number,
  via: number,
): void {
  if (short >= SHORTFALLS) return;
  let state = stateOf(low, high, rest);
  if (state < 0) state = addState(low, high, rest);
  else if (shortfalls[state]! <= short) return;
  gains[state] = gain;
  shortfalls[state] = short;
  parents[state] = parent;
  vias[state] = via;
  if (entryCount === entryState.length) makeEntries(2 * entryCount);
  entryState[entryCount] = state;
  entryNext[entryCount] = heads[short]!;
  heads[short] = entryCount++;
  if (short > furthest) furthest = short;
  if (short < nearest) nearest = short;
}

let slot = 0;

function stateOf(low: number, high: number, rest: number): number {
  let hash = Math.imul(low, 0x9e3779b1) ^ Math.imul(high, 0x85ebca6b) ^ Math.imul(rest, 0xc2b2ae35);
  hash ^= hash >>> 15;
  for (slot = hash & mask; table[slot] !== 0; slot = (slot + 1) & mask) {
    const state = table[slot]! - 1;
    if (lowSuits[state] === low && highSuits[state] === high && rests[state] === rest) return state;
  }
  return -1;
}

function addState(low: number, high: number, rest: number): number {
  if (2 * count > mask) {
    widen();
    stateOf(low, high, rest);
  }
  table[slot] = count + 1;
  lowSuits[count] = low;
  highSuits[count] = high;
  rests[count] = rest;
  return count++;
}

function widen(): void {
  if (count >= room - 1) makeStates(2 * room);
  const size = (mask + 1) * 2;
  if (table.length < size) table = new Int32Array(size);
  else table.fill(0, 0, size);
  mask = size - 1;
  for (let state = 0; state < count; state++) {
    stateOf(lowSuits[state]!, highSuits[state]!, rests[state]!);
    table[slot] = state + 1;
  }
}

function makeStates(size: number): void {
  room = size;
  lowSuits = sized(lowSuits, room);
  highSuits = sized(highSuits, room);
  rests = sized(rests, room);
  gains = sized(gains, room);
  shortfalls = sized(shortfalls, room);
  parents = sized(parents, room);
  vias = sized(vias, room);
}

function makeEntries(size: number): void {
  entryState = sized(entryState, size);
  entryNext = sized(entryNext, size);
}

export function releaseStates(): void {
  if (room > KEPT_ROOM) makeStates(FIRST_ROOM);
  if (entryState.length > KEPT_ROOM) makeEntries(FIRST_ROOM);
  if (table.length > 2 * KEPT_ROOM) table = new Int32Array(2 * FIRST_ROOM);
}

function sized(numbers: Int32Array<ArrayBuffer>, size: number): Int32Array<ArrayBuffer> {
  return resized(numbers, new Int32Array(size));
}
