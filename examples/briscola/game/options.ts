import { range } from '@mazzo/kernel';
import type { OptionsOf } from '@mazzo/kernel';

export const options = {
  /** B-9 */ wins: range(1, 5, 2),
};

export type Options = OptionsOf<typeof options>;
