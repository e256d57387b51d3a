import type { Contest } from '@mazzo/games/sapone';
import type { Seat } from '@mazzo/kernel';

/** Items, or different kinds: what is compared first. */
export function countOf({ steps: [first] }: Contest, seat: Seat): number {
  const at = first?.seats.indexOf(seat) ?? -1;
  return at < 0 ? 0 : first!.values[at]!;
}
