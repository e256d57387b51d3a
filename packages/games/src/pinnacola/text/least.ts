/** What speaks for a discard. */
import type { Weighed } from '@mazzo/kernel';
import type { Move } from '../types.ts';

/** Whether none of the others has less of it, and one at least has more. */
export function isLeast(
  reason: string,
  of: number,
  others: readonly Pick<Weighed<Move>, 'reasons'>[],
): boolean {
  const found = others.flatMap(({ reasons }) => reasons[reason] ?? []);
  return found.every((one) => one >= of) && found.some((one) => one > of);
}
