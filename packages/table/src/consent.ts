/** What everybody at the table must agree to: a pause, and another match. */
import type { Person } from './journal.ts';

export const wishes = ['pause', 'rematch'] as const;
export type Wish = (typeof wishes)[number];

/** Who has asked for what. */
export type Wishes = Readonly<Record<Wish, Person[]>>;

export function noWishes(): Wishes {
  return { pause: [], rematch: [] };
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
