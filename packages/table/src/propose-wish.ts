/** Wishing for a pause or a rematch. */
import type { Wish, Wishes } from './consent.ts';
import type { Person } from './journal.ts';
import { noted, nothing, refused } from './proposal.ts';
import type { Proposal } from './proposal.ts';

export interface Occasion {
  readonly people: readonly Person[];
  readonly wishes: Wishes;
  readonly over: boolean;
  readonly paused: boolean;
}

/** A pause needs everybody; anybody ends it. */
export function proposeWish(
  { people, wishes, over, paused }: Occasion,
  who: Person,
  wish: Wish,
  want: boolean,
): Proposal {
  if (!people.includes(who)) return refused(null, 'notSeated');
  if (wish === 'rematch' && !over) return refused(null, 'matchRunning');
  if (wish === 'pause' && over) {
    return { kind: 'refuse', refusal: { rule: 'C-10', reason: 'matchOver' } };
  }
  const resumes = wish === 'pause' && paused;
  const already = resumes ? want : wishes[wish].includes(who) === want;
  return already ? nothing : noted({ type: 'wished', person: who, wish, want });
}
