import { choice, range } from '@mazzo/kernel';
import type { OptionsOf } from '@mazzo/kernel';

export const options = {
  /** F-2 */ target: range(50, 500, 200),
  /** F-1 */ plusEights: choice('two', 'one'),
  /** F-3 */ openingDeal: choice('off', 'on'),
  /** F-9 */ flipThreeActions: choice('immediate', 'deferred'),
  /** F-11 */ seven: choice('everyoneBanks', 'thatPlayerBanks', 'othersForfeit'),
  /** F-13 */ ties: choice('playOn', 'shared'),
  /** F-14 */ deck: choice('persistent', 'freshEachRound'),
};

export type Options = OptionsOf<typeof options>;

export const presets = {
  /** The published edition. */
  official: { plusEights: 'one', openingDeal: 'on', flipThreeActions: 'deferred' },
} as const;
