import { choice, range } from '@mazzo/kernel';
import type { OptionsOf } from '@mazzo/kernel';

export const options = {
  /** P-16 */ target: range(500, 3000, 1000),
  /** P-1 */ deal: choice('13', '15'),
  /** P-3 */ pozzo: choice('whole', 'fromAnyCard'),
  /** P-7 */ jokers: choice('allowed', 'clean'),
  /** P-9 */ bonuses: choice('add', 'replace'),
  /** P-11 */ earlierMelds: choice('stay', 'rearranged'),
  /** P-15 */ emptyStock: choice('endHand', 'reshuffle'),
};

export type Options = OptionsOf<typeof options>;

export const presets = {
  /** P-9 */ traditional: { jokers: 'clean', bonuses: 'replace', pozzo: 'fromAnyCard' },
} as const satisfies Record<string, Partial<Options>>;
