/**
 * What is left in hand, as far as it matters, as a number below nine: nothing; one card, or two and
 * more (P-12), and the grade of the dearest of them, which will be the discard.
 */
export const NONE_LEFT = 0;
/** From here on two or more are left. */
export const TWO_LEFT = 5;
export type Left = number;

const GRADES = [5, 10, 15, 25];
const MOST = 4;

export const JOKER_GRADE = GRADES.length - 1;

export function gradeOf(points: number): number {
  return GRADES.indexOf(points);
}

/** Points of the dearest card left. */
export const dearest = Uint8Array.from([0, ...GRADES, ...GRADES]);

const ROW = GRADES.length * (MOST + 1);
const afterLeaving = Uint8Array.from({ length: 9 * ROW }, (_, at) => {
  const [left, grade, count] = [
    Math.floor(at / ROW),
    Math.floor(at / (MOST + 1)) % GRADES.length,
    at % (MOST + 1),
  ];
  if (count === 0) return left;
  const before = left === NONE_LEFT ? 0 : left < TWO_LEFT ? 1 : 2;
  const best = Math.max(grade, left === NONE_LEFT ? 0 : (left - 1) % GRADES.length);
  return (before + count >= 2 ? TWO_LEFT : 1) + best;
});

export function leave(left: Left, grade: number, count: number): Left {
  return afterLeaving[left * ROW + grade * (MOST + 1) + count]!;
}
