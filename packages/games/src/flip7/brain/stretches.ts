/**
 * The race to the target as `race.ts` has it, for search, which asks for it some thousand times a
 * decision: in broader strokes, and by what rounds of `good` bring, which busts more often than the
 * reference. By those, the chances at the end of a round are what became of them in matches of `good`.
 */
import type { Seat } from '@mazzo/kernel';
import type { State } from '../types.ts';
import { goodShares } from './good-rounds.ts';

/** Nobody needs more rounds than this. */
const ROUNDS = 16;
/** Points beyond the target, so many to a step; more steps are as good as the last. */
const STEP = 4;
const OVER = 12;
export const SIZE = ROUNDS * OVER;
/** Rarer than this does not matter. */
const RARELY = 2e-3;
/** With further to go than this, leads are all that counts. */
const FAR = 200;
const LONGEST = 512;

/** What is ahead of somebody so many points short of the target. At k · OVER + y: */
export interface Stretch {
  /** How likely they reach it in the k-th round, y steps over. */
  readonly at: Float64Array;
  /** How likely they are behind somebody who does. */
  readonly behind: Float64Array;
  /** From here on they are as good as certain to be there. */
  readonly end: number;
}

const stretches: Stretch[] = [];

export function stretchFrom(distance: number): Stretch {
  const far = Math.min(distance, LONGEST - 1);
  return (stretches[far] ??= stretchOf(far));
}

/** `sums()[k][t]`: how likely k rounds bring t points together. */
const known: Float64Array[] = [];

function sums(): readonly Float64Array[] {
  if (known.length === 0) known.push(new Float64Array(LONGEST).fill(1, 0, 1));
  while (known.length < ROUNDS) {
    const sum = new Float64Array(LONGEST);
    for (const [before, chance] of known.at(-1)!.entries()) {
      for (let more = 0; more < goodShares.length && before + more < LONGEST; more++) {
        sum[before + more]! += chance * goodShares[more]!;
      }
    }
    known.push(sum);
  }
  return known;
}

function stretchOf(distance: number): Stretch {
  const at = new Float64Array(SIZE);
  const behind = new Float64Array(SIZE);
  let below = 1;
  let end = 0;
  for (const [k, before] of sums().entries()) {
    if (below > RARELY) end = (k + 1) * OVER;
    const row = at.subarray(k * OVER, (k + 1) * OVER);
    arrive(row, before, distance);
    below = Math.max(0, below - row.reduce((a, b) => a + b));
    let lower = below;
    for (const [over, chance] of row.entries()) {
      // Within a step it is as good as a tie: half of it.
      behind[k * OVER + over] = lower + chance / 2;
      lower += chance;
    }
  }
  return { at, behind, end };
}

/** Fills in the steps over the target after one more round than led to `before`. */
function arrive(row: Float64Array, before: Float64Array, distance: number): void {
  for (let from = Math.max(0, distance - goodShares.length + 1); from < distance; from++) {
    for (let points = distance - from; points < goodShares.length; points++) {
      const over = Math.min(Math.floor((from + points - distance) / STEP), OVER - 1);
      row[over]! += before[from]! * goodShares[points]!;
    }
  }
}

/** The chance of somebody whose rivals are behind so likely. */
export function chanceOf({ at, end }: Omit<Stretch, 'behind'>, behind: Float64Array): number {
  let chance = 0;
  for (let i = 0; i < end; i++) chance += at[i]! * behind[i]!;
  return chance;
}

/** What everybody races to. */
export function goalOf({ players, options }: State): number {
  return Math.min(options.target, Math.max(...players.map(({ total }) => total)) + FAR);
}

/** A seat's share of the win by the totals after a round. */
export function shareOfWin(goal: number, totals: Int32Array, seat: Seat): number {
  const own = totals[seat]!;
  let most = 0;
  for (const total of totals) most = Math.max(most, total);
  if (most < goal) return raceFrom(goal, most, totals, seat);
  return own < most ? 0 : 1 / totals.filter((total) => total === most).length;
}

const product = new Float64Array(SIZE);

// The last rival is multiplied while all is added up: a pass less each time that search asks.
function raceFrom(goal: number, most: number, totals: Int32Array, seat: Seat): number {
  const { at, end } = stretchFrom(goal - totals[seat]!);
  const last = Math.min(end, stretchFrom(goal - most).end);
  const lastRival = seat === totals.length - 1 ? seat - 1 : totals.length - 1;
  let ahead = at;
  for (let other = 0; other < lastRival; other++) {
    if (other === seat) continue;
    const { behind } = stretchFrom(goal - totals[other]!);
    for (let i = 0; i < last; i++) product[i] = ahead[i]! * behind[i]!;
    ahead = product;
  }
  return chanceOf({ at: ahead, end: last }, stretchFrom(goal - totals[lastRival]!).behind);
}
