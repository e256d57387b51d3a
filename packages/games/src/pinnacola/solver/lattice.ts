/**
 * For each suit by itself: every way in which its open runs can stand before each place, from the
 * low ace to the high one, and every step from one to the next. A node is a bundle of up to four open
 * runs (more cannot pass through one place: two cards of a kind, and neighbours are as few) and the
 * aces kept for the high end; a step says how many naturals and jokers it takes and what it gains.
 *
 * All of it lies in arrays that are used again by the next question.
 */
import { SUITS } from '../cards.ts';
import { isSpent, spend, WAY_COST } from './effort.ts';
import { KEPT_ROOM, resized } from './room.ts';
import { lively, PLACES } from './suit.ts';

const FIRST_NODES = 1 << 12;
const FIRST_STEPS = 1 << 13;

let room = FIRST_NODES;
/** The codes of a node's runs, eight bits each, and the aces it keeps. */
export let nodeRuns = new Int32Array(room);
export let nodeKept = new Uint8Array(room);
/** The first of a node's steps; they end where the next node's begin. */
export let firstStep = new Int32Array(room + 1);
let nodeCount = 0;

let stepRoom = FIRST_STEPS;
export let stepTo = new Int32Array(stepRoom);
export let stepNaturals = new Uint8Array(stepRoom);
export let stepJokers = new Uint8Array(stepRoom);
export let stepGain = new Int32Array(stepRoom);
/** 1 if a Pinnacola begins. */
export let stepGreat = new Uint8Array(stepRoom);
let stepCount = 0;

const LAYERS = PLACES + 2;
/** By suit and place: its first node; the nodes of one place lie together. */
const places = new Int32Array(SUITS * LAYERS);

export function firstNode(suit: number, place: number): number {
  return places[suit * LAYERS + place]!;
}

export function nodesSoFar(): number {
  return nodeCount;
}

export function clearLattices(): void {
  nodeCount = 0;
  stepCount = 0;
}

/** The nodes of the next place are found by what they are; few of them need no table. */
const FEW = 16;
const FEWEST_SLOTS = 1 << 8;
let table = new Int32Array(FEWEST_SLOTS);
let mask = 0;
let layerStart = 0;

/** Builds one suit; `expand` adds the steps of a node. False if no way leads through it, or it is given up. */
export function buildLattice(suit: number, expand: (node: number, place: number) => void): boolean {
  const base = suit * LAYERS;
  places[base] = nodeCount;
  addNode(0, 0);
  for (let place = 0; place < PLACES; place++) {
    openLayer(nodeCount);
    places[base + place + 1] = nodeCount;
    const end = nodeCount;
    for (let node = places[base + place]!; node < end && !isSpent(); node++) {
      firstStep[node] = stepCount;
      if (nodeRuns[node] === 0 && nodeKept[node] === 0 && lively[place] === 0) pass(node);
      else expand(node, place);
    }
    if (nodeCount === end || isSpent()) return false;
  }
  places[base + PLACES + 1] = nodeCount;
  for (let node = places[base + PLACES]!; node <= nodeCount; node++) firstStep[node] = stepCount;
  return true;
}

/** Nothing is open and nothing begins. */
function pass(node: number): void {
  addStep(node, nodeOf(0, 0), 0, 0, 0, 0);
}

/** From here on nodes are looked for from this one on. */
export function openLayer(start: number): void {
  layerStart = start;
  mask = 0;
}

export function nodeOf(runs: number, kept: number): number {
  if (mask === 0) {
    for (let node = layerStart; node < nodeCount; node++) {
      if (nodeRuns[node] === runs && nodeKept[node] === kept) return node;
    }
    const node = addNode(runs, kept);
    if (nodeCount - layerStart > FEW) fillTable(table.length);
    return node;
  }
  const slot = slotOf(runs, kept);
  if (table[slot] !== 0) return table[slot]! - 1;
  const node = addNode(runs, kept);
  table[slot] = nodeCount;
  if (2 * (nodeCount - layerStart) > mask) fillTable(2 * (mask + 1));
  return node;
}

function slotOf(runs: number, kept: number): number {
  let hash = Math.imul(runs ^ (kept << 30), 0x9e3779b1);
  hash ^= hash >>> 15;
  let slot = hash & mask;
  for (; table[slot] !== 0; slot = (slot + 1) & mask) {
    const node = table[slot]! - 1;
    if (nodeRuns[node] === runs && nodeKept[node] === kept) break;
  }
  return slot;
}

function fillTable(size: number): void {
  if (size > table.length) table = new Int32Array(size);
  else table.fill(0, 0, size);
  mask = size - 1;
  for (let node = layerStart; node < nodeCount; node++) {
    table[slotOf(nodeRuns[node]!, nodeKept[node]!)] = node + 1;
  }
}

function addNode(runs: number, kept: number): number {
  if (nodeCount + 1 === room) makeNodes(2 * room);
  nodeRuns[nodeCount] = runs;
  nodeKept[nodeCount] = kept;
  return nodeCount++;
}

/** Of steps that differ only in their gain the best is kept. */
export function addStep(
  from: number,
  to: number,
  naturals: number,
  jokers: number,
  gain: number,
  great: number,
): void {
  spend(WAY_COST);
  for (let step = firstStep[from]!; step < stepCount; step++) {
    if (!isStep(step, to, naturals, jokers, great)) continue;
    if (gain > stepGain[step]!) stepGain[step] = gain;
    return;
  }
  if (stepCount === stepRoom) makeSteps(2 * stepRoom);
  stepTo[stepCount] = to;
  stepNaturals[stepCount] = naturals;
  stepJokers[stepCount] = jokers;
  stepGain[stepCount] = gain;
  stepGreat[stepCount] = great;
  stepCount++;
}

export function isStep(
  step: number,
  to: number,
  naturals: number,
  jokers: number,
  great: number,
): boolean {
  return (
    stepTo[step] === to &&
    stepNaturals[step] === naturals &&
    stepJokers[step] === jokers &&
    stepGreat[step] === great
  );
}

function makeNodes(size: number): void {
  room = size;
  nodeRuns = resized(nodeRuns, new Int32Array(room));
  nodeKept = resized(nodeKept, new Uint8Array(room));
  firstStep = resized(firstStep, new Int32Array(room + 1));
}

function makeSteps(size: number): void {
  stepRoom = size;
  stepTo = resized(stepTo, new Int32Array(stepRoom));
  stepNaturals = resized(stepNaturals, new Uint8Array(stepRoom));
  stepJokers = resized(stepJokers, new Uint8Array(stepRoom));
  stepGain = resized(stepGain, new Int32Array(stepRoom));
  stepGreat = resized(stepGreat, new Uint8Array(stepRoom));
}

export function releaseLattices(): void {
  if (room > KEPT_ROOM) makeNodes(FIRST_NODES);
  if (stepRoom > KEPT_ROOM) makeSteps(FIRST_STEPS);
  if (table.length > KEPT_ROOM) table = new Int32Array(FEWEST_SLOTS);
}
