/** From the steps that were taken through a suit's lattice to its runs. */
import { HIGH_ACE } from '../cards.ts';
import type { Run } from '../melds.ts';
import { firstNode, firstStep, nodeRuns, openLayer, stepTo } from './lattice.ts';
import { MOST_RUNS, next, nextFrom, nextJoker, ownerOf, seek } from './steps.ts';
import { PLACES, readSuit } from './suit.ts';
import type { LyingRun, Task } from './task.ts';

export interface LaidRun {
  readonly run: Run;
  readonly lying: LyingRun | null;
}

/** A run on its way. */
interface Way {
  readonly from: number;
  joker: number | null;
  readonly lying: LyingRun | null;
  run: number;
}

const found = new Int32Array(MOST_RUNS);
const foundFrom = new Int8Array(MOST_RUNS);
const foundJoker = new Uint8Array(MOST_RUNS);
let foundCount = 0;

function keep(count: number): void {
  foundCount = count;
  for (let index = 0; index < count; index++) {
    found[index] = next[index]! - 1;
    foundFrom[index] = nextFrom[index]!;
    foundJoker[index] = nextJoker[index]!;
  }
}

/** One step for each place; where none was chosen (−1) there was only one. */
export function retrace(
  task: Task,
  suit: number,
  runs: readonly LyingRun[],
  taken: Int32Array,
): LaidRun[] {
  const laid: LaidRun[] = [];
  let open: Way[] = [];
  let read = false;
  let node = firstNode(suit, 0);
  for (let place = 0; place < PLACES; place++) {
    const step = taken[place]! >= 0 ? taken[place]! : firstStep[node]!;
    const before = node;
    node = stepTo[step]!;
    if (nodeRuns[before] === 0 && nodeRuns[node] === 0) continue;
    if (!read) readSuit(task, suit, runs);
    read = true;
    openLayer(firstNode(suit, place + 1));
    foundCount = 0;
    seek(before, place, step, keep);
    const ways = waysOn(open, place, runs);
    for (const way of open) if (!ways.includes(way)) laid.push(laidRun(suit, way, place - 1));
    open = ways;
  }
  for (const way of open) laid.push(laidRun(suit, way, HIGH_ACE));
  return laid;
}

function waysOn(open: readonly Way[], place: number, runs: readonly LyingRun[]): Way[] {
  const ways: Way[] = [];
  for (let index = 0; index < foundCount; index++) {
    const run = found[index]!;
    const way = open[foundFrom[index]!] ?? beginning(place, runs[ownerOf(run) - 1] ?? null);
    if (foundJoker[index] === 1) way.joker = place;
    way.run = run;
    ways.push(way);
  }
  return ways.toSorted((a, b) => a.run - b.run);
}

function beginning(from: number, lying: LyingRun | null): Way {
  return { from, joker: lying?.run.joker ?? null, lying, run: 0 };
}

function laidRun(suit: number, { from, joker, lying }: Way, to: number): LaidRun {
  return { run: { kind: 'run', suit, from, to, joker }, lying };
}
