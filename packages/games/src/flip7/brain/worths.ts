/** What each end of the round is worth to each seat, given how it may end for the others. */
import { isBusted, isIn } from '../line.ts';
import { scoreOf } from '../scoring.ts';
import type { State } from '../types.ts';
import { goodShares } from './good-rounds.ts';
import { chanceOf, SIZE, stretchFrom } from './stretches.ts';

/** No round brings more. */
export const MOST_SCORE = 191;
/** More points than this are too rare to tell apart. */
const RARE = 120;

/** For each seat, how likely its round ends with so many points. */
export type Outcomes = readonly Float64Array[];
/** For each seat, its chance to win the match if its round ends with so many points. */
export type Worths = readonly Float64Array[];

/** Before anything has been imagined: what rounds bring, but none that does not bust less than lies there. */
export function usualOutcomes(view: State): Outcomes {
  return view.players.map((line, seat) => {
    const outcomes = new Float64Array(MOST_SCORE + 1);
    const score = isBusted(view, seat) ? 0 : scoreOf(line);
    if (isIn(view, seat)) {
      for (const [points, share] of goodShares.entries()) {
        outcomes[points === 0 ? 0 : Math.max(points, score)]! += share;
      }
    } else outcomes[score] = 1;
    return outcomes;
  });
}

export function worthsOf(goal: number, { players }: State, outcomes: Outcomes): Worths {
  const distances = players.map(({ total }) => goal - total);
  const rivals = outcomes.map((one, seat) => rivalOf(distances[seat]!, one));
  return distances.map((distance, seat) => worthOf(distance, rivals.toSpliced(seat, 1)));
}

/** Somebody to be beaten. */
interface Rival {
  /** How likely they are behind somebody who ends the round so many points over the target. */
  readonly now: Float64Array;
  /** How likely nobody is there yet on their account, and they are behind later. */
  readonly later: Float64Array;
}

function rivalOf(distance: number, outcomes: Float64Array): Rival {
  const now = new Float64Array(MOST_SCORE + 1).fill(1);
  const later = new Float64Array(SIZE);
  let lower = 0;
  for (let points = 0; points <= MOST_SCORE; points++) {
    const chance = outcomes[points]!;
    const over = points - distance;
    // A tie is played on, or shared: half of it.
    if (over >= 0 && over <= MOST_SCORE) now[over] = lower + chance / 2;
    lower += chance;
    if (chance === 0 || over >= 0) continue;
    const { behind } = stretchFrom(-over);
    for (let i = 0; i < SIZE; i++) later[i]! += chance * behind[i]!;
  }
  return { now, later };
}

function worthOf(distance: number, rivals: readonly Rival[]): Float64Array {
  const now = productOf(rivals.map((rival) => rival.now));
  const later = productOf(rivals.map((rival) => rival.later));
  const worth = new Float64Array(MOST_SCORE + 1);
  for (let points = 0; points <= RARE; points++) {
    const over = Math.min(points - distance, MOST_SCORE);
    worth[points] = over < 0 ? chanceOf(stretchFrom(-over), later) : now[over]!;
  }
  return worth.fill(worth[RARE]!, RARE + 1);
}

function productOf([first, ...others]: readonly Float64Array[]): Float64Array {
  const product = first!.slice(); // There are at least two seats.
  for (const other of others) {
    for (let i = 0; i < product.length; i++) product[i]! *= other[i]!;
  }
  return product;
}
