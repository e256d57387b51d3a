/** The chance to win a race to the target, from the totals at the end of a round. */

/**
 * How often, of 1,000, a round of sensible play brings 0, 1, 2 … points: counted over 24,000 rounds of
 * four of the reference. race.test.ts counts some of them again.
 */
// prettier-ignore
const ROUND = [
  292, 0, 1, 1, 2, 2, 3, 3, 5, 5, 6, 7, 10, 3, 3, 4, 5, 7, 7, 9, 11, 18, 19, 35, 23, 34, 40, 46, 43, 44,
  41, 37, 30, 29, 21, 18, 16, 12, 10, 9, 7, 5, 6, 4, 5, 3, 5, 3, 4, 2, 4, 1, 4, 1, 3, 1, 3, 1, 3, 1, 3,
  1, 2, 1, 2, 1, 2, 1, 2, 1, 1, 1, 1, 1, 1, 0, 1, 0, 1, 0, 1,
];
const ALL = ROUND.reduce((a, b) => a + b, 0);
export const roundShares = ROUND.map((count) => count / ALL);

/** Nobody needs more rounds than this, but for targets beyond all others. */
const ROUNDS = 20;
/** Points beyond the target; more are as good as that. */
const OVER = 48;
const SIZE = ROUNDS * OVER;

/**
 * How somebody's race goes on from a distance. `below[k]`: how likely they are still under the target
 * after k more rounds; `at[k · OVER + y]`: they reach it in the k-th of them, with y points over.
 */
export interface Course {
  readonly below: Float64Array;
  readonly at: Float64Array;
  /** How likely this one is behind somebody else who gets there, as `at` is laid out; null until it is asked for. */
  behind: Float64Array | null;
}

export function emptyCourse(): Course {
  return { below: new Float64Array(ROUNDS), at: new Float64Array(SIZE), behind: null };
}

const courses: Course[] = [];
/** `sums[k][t]`: how likely k rounds bring t points together. */
const sums: Float64Array[] = [];
const LONGEST = 512;

/** From so many points short of the target; none or fewer is there already. */
export function courseFrom(distance: number): Course {
  if (distance <= 0) return arrived(Math.min(-distance, OVER - 1));
  const far = Math.min(distance, LONGEST - 1);
  if (courses.length === 0) startCourses();
  while (courses.length <= far) courses.push(nextCourse(courses.length));
  return courses[far]!;
}

const arrivals: Course[] = [];

function arrived(over: number): Course {
  const known = arrivals[over];
  if (known !== undefined) return known;
  const course = emptyCourse();
  course.at[over] = 1;
  return (arrivals[over] = course);
}

function startCourses(): void {
  sums.push(new Float64Array(LONGEST));
  sums[0]![0] = 1;
  for (let k = 1; k < ROUNDS; k++) {
    const sum = new Float64Array(LONGEST);
    for (let before = 0; before < LONGEST; before++) {
      const chance = sums[k - 1]![before]!;
      for (let more = 0; more < roundShares.length && before + more < LONGEST; more++) {
        sum[before + more]! += chance * roundShares[more]!;
      }
    }
    sums.push(sum);
  }
  courses.push(arrived(0));
}

/** One point further: what was just enough before no longer is. */
function nextCourse(distance: number): Course {
  const course = emptyCourse();
  course.below[0] = 1;
  for (let k = 1; k < ROUNDS; k++) {
    const before = sums[k - 1]!;
    let reached = 0;
    for (let from = Math.max(0, distance - roundShares.length + 1); from < distance; from++) {
      const chance = before[from]!;
      if (chance === 0) continue;
      for (let points = distance - from; points < roundShares.length; points++) {
        const over = Math.min(from + points - distance, OVER - 1);
        course.at[k * OVER + over]! += chance * roundShares[points]!;
        reached += chance * roundShares[points]!;
      }
    }
    course.below[k] = Math.max(0, course.below[k - 1]! - reached);
  }
  return course;
}

/** Of somebody whose round may end in several ways: a share of each course. */
export function addCourse(mixed: Course, course: Course, share: number): void {
  for (let k = 0; k < ROUNDS; k++) mixed.below[k]! += share * course.below[k]!;
  for (let i = 0; i < SIZE; i++) {
    mixed.at[i]! += share * course.at[i]!;
  }
}

/** How likely rivals are behind somebody who reaches the target. */
export interface Behind {
  /** In the k-th round with y points over, at k · OVER + y. */
  readonly chances: Float64Array;
  /** After so many rounds one of them is there. */
  readonly rounds: number;
  /** None of them ever gets there. */
  readonly never: number;
}

/** Rarer than this does not matter. */
const RARELY = 1e-3;

function roundsOf({ below }: Course): number {
  for (let k = 0; k < ROUNDS; k++) if (below[k]! < RARELY) return k + 1;
  return ROUNDS;
}

function behindOf(course: Course): Float64Array {
  if (course.behind !== null) return course.behind;
  const { below, at } = course;
  const behind = new Float64Array(SIZE);
  for (let k = 0; k < ROUNDS; k++) {
    let lower = below[k]!;
    for (let i = k * OVER; i < (k + 1) * OVER; i++) {
      // A tie is played on, or shared: half of it.
      behind[i] = lower + at[i]! / 2;
      lower += at[i]!;
    }
  }
  return (course.behind = behind);
}

export function allBehind(rivals: readonly Course[]): Behind {
  let rounds = ROUNDS;
  let never = 1;
  for (const rival of rivals) {
    rounds = Math.min(rounds, roundsOf(rival));
    never *= rival.below[ROUNDS - 1]!;
  }
  const chances = new Float64Array(rounds * OVER).fill(1);
  for (const rival of rivals) {
    const behind = behindOf(rival);
    for (let i = 0; i < chances.length; i++) chances[i]! *= behind[i]!;
  }
  return { chances, rounds, never };
}

/** The chance to win of somebody with this course. */
export function chanceToWin(own: Course, behind: Behind, rivals: number): number {
  const { at, below } = own;
  const { chances, rounds, never } = behind;
  const end = Math.min(rounds, roundsOf(own)) * OVER;
  let chance = (below[ROUNDS - 1]! * never) / (rivals + 1);
  for (let i = 0; i < end; i++) chance += at[i]! * chances[i]!;
  return chance;
}
