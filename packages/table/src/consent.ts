/** What everybody at the table must agree to: a pause, and another match. */
import type { Person } from './journal.ts';
import { noted, nothing, refused } from './proposal.ts';
import type { Proposal } from './proposal.ts';

export const wishes = ['pause', 'rematch'] as const;
export type Wish = (typeof wishes)[number];

/** Who has asked for what. */
export type Wishes = Readonly<Record<Wish, Person[]>>;

export function noWishes(): Wishes {
  return { pause: [], rematch: [] };
}

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

export function recordWish(wishes: Wishes, who: Person, wish: Wish, want: boolean): void {
  const list = wishes[wish];
  const at = list.indexOf(who);
  if (want && at < 0) list.push(who);
  if (!want && at >= 0) list.splice(at, 1);
}

export function isAgreed(wishes: Wishes, wish: Wish, people: readonly Person[]): boolean {
  return people.length > 0 && people.every((one) => wishes[wish].includes(one));
}
