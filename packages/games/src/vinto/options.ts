import { choice, range } from '@mazzo/kernel';
import type { OptionsOf } from '@mazzo/kernel';

export const options = {
  /** V-16 */ session: choice('timed', 'rounds'),
  /** V-16 */ minutes: range(5, 120, 30),
  /** V-16 */ rounds: range(1, 20, 8),
  /** V-16 */ places: choice('skip', 'follow'),
  /** V-6 */ actions: choice('must', 'may'),
  /** V-8 */ king: choice('pickCard', 'wild'),
  /** V-10 */ wrongToss: choice('barred', 'tryOthers'),
  /** V-17 */ memoryAid: choice('off', 'ownCards', 'allSeen'),
};

export type Options = OptionsOf<typeof options>;

export const presets = {} as const;

/** V-16: where no clock is handed in, the number of rounds counts. */
export function untimed(options: Options): Options {
  return { ...options, session: 'rounds' };
}
