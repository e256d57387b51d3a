/**
 * The states of the search: found again by what they are, and handed out by how far their bound falls
 * short of the first one's, the least first.
 */
let room = 1 << 12;
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

/** The state that falls short least, taken out; −1 if there is none within the limit. */
export function nextState(limit: number): number {
  for (; nearest <= furthest && nearest < limit; nearest++) {
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
  if (entryCount === entryState.length) growEntries();
  entryState[entryCount] = state;
  entryNext[entryCount] = heads[short]!;
  heads[short] = entryCount++;
  if (short > furthest) furthest = short;
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
  if (count >= room - 1) growStates();
  const size = (mask + 1) * 2;
  if (table.length < size) table = new Int32Array(size);
  else table.fill(0, 0, size);
  mask = size - 1;
  for (let state = 0; state < count; state++) {
    stateOf(lowSuits[state]!, highSuits[state]!, rests[state]!);
    table[slot] = state + 1;
  }
}

function growStates(): void {
  room *= 2;
  lowSuits = grown(lowSuits);
  highSuits = grown(highSuits);
  rests = grown(rests);
  gains = grown(gains);
  shortfalls = grown(shortfalls);
  parents = grown(parents);
  vias = grown(vias);
}

function growEntries(): void {
  entryState = grown(entryState);
  entryNext = grown(entryNext);
}

function grown(numbers: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const more = new Int32Array(numbers.length * 2);
  more.set(numbers);
  return more;
}
