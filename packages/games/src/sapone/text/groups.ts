/** Cards as one counts them aloud: so many of each kind, then those one cannot see, by their backs. */
import { backOfHole, countKinds, hidden, isHole } from '@mazzo/kernel';
import type { Slot } from '@mazzo/kernel';
import { KINDS, MARKET, SOAP } from '../cards.ts';

export interface Group {
  readonly slot: Slot;
  readonly count: number;
}

export function grouped(slots: readonly Slot[]): Group[] {
  const seen = countKinds(
    slots.filter((slot) => !isHole(slot)),
    KINDS,
  );
  const unseen = [MARKET, SOAP].map((back) => ({
    slot: hidden(back),
    count: slots.filter((slot) => isHole(slot) && backOfHole(slot) === back).length,
  }));
  return [...seen.map((count, slot) => ({ slot, count })), ...unseen].filter(
    ({ count }) => count > 0,
  );
}

/** "a, b and c" */
export function listed(words: readonly string[], and: string): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${and} ${last}`;
}
