import type { Seat } from '@mazzo/kernel';
import { MOST_EXTENSIONS } from './clocks.ts';
import type { Clocks } from './clocks.ts';
import { noted, refused } from './proposal.ts';
import type { Proposal } from './proposal.ts';

/** C-8: more time for one's own decision. */
export function proposeMoreTime(clocks: Clocks, seat: Seat | null, id: number): Proposal {
  if (seat === null) return refused('C-10', 'notSeated');
  const asked = clocks.asked.find((one) => one.seat === seat && one.id === id);
  if (asked === undefined) {
    return { kind: 'refuse', refusal: { rule: 'C-10', reason: 'staleDecision' } };
  }
  if (asked.deadline === null) return refused('C-8', 'noClock');
  if (asked.extensions >= MOST_EXTENSIONS) return refused('C-8', 'noMoreTime');
  return noted({ type: 'moreTime', seat, decision: id });
}
