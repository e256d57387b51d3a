import { choice, range } from '@mazzo/kernel';
import type { OptionsOf } from '@mazzo/kernel';

export const options = {
  /** S-1 */ target: range(5, 100, 20),
  /** S-1 */ direction: choice('clockwise', 'counterclockwise'),
  /** S-1 */ ties: choice('toEach', 'toNone'),
  /** S-6 */ bids: choice('faceDown', 'open'),
  /** S-8 */ doubt: choice('anyone', 'bidders'),
  /** S-11 */ roundEnd: choice('thatTurn', 'finishLap'),
  /** S-12 */ diamond: choice('beforeHands', 'afterHands'),
  /** S-15 */ allFour: choice('12', '11'),
};

export type Options = OptionsOf<typeof options>;

export const presets = {} as const;
