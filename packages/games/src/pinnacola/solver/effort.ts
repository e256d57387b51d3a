/**
 * What a question may cost, in steps that are counted and never timed: page, table and replay come to
 * the same answer, however fast they are. What takes longer counts for more of them, so that a step is
 * about a ten-thousandth of a millisecond wherever it is taken.
 */

/** A task laid out for the sweep. */
export const TASK_COST = 100;
/** A step of a lattice, or a state of the search. */
export const WAY_COST = 2;
/** A choice of sets. */
export const CHOICE_COST = 1;
/** Ways that are reckoned or passed over: so many for one step, as a power of two. */
export const RECKONED = 4;
export const PASSED_OVER = 3;

/** P-3: the steps that a question of the rules may cost: about a hundredth of a second. */
export const JUDGING = 40_000;
/** More than any question is asked with. */
export const UNLIMITED = 2 ** 31 - 1;

/** In an array, whose numbers change in place. */
const left = Int32Array.of(UNLIMITED);

let allowed = UNLIMITED;

/** A new question. */
export function allow(steps: number): void {
  allowed = steps;
  left[0] = steps;
}

/** About a tenth of a millisecond. */
const COSTLY = 1000;

/** Whether the last question took long enough not to be asked again. */
export function wasCostly(): boolean {
  return allowed - left[0]! > COSTLY;
}

export function spend(steps: number): void {
  left[0]! -= steps;
}

/** Whether the question has to be given up. */
export function isSpent(): boolean {
  return left[0]! <= 0;
}

/** A part of a question, which may cost so much and no more than there is. */
export function within<Result>(steps: number, ask: () => Result): Result {
  const before = left[0]!;
  const allowed = Math.min(steps, before);
  left[0] = allowed;
  const answer = ask();
  left[0] = before - (allowed - stepsLeft());
  return answer;
}

export function stepsLeft(): number {
  return left[0]!;
}
