import { choice, range } from '../../schema.ts';
import type { OptionsOf } from '../../schema.ts';

export const options = {
  turns: range(1, 20, 8),
  rounds: range(1, 3, 1),
  gifts: choice('hidden', 'open'),
};

export type Options = OptionsOf<typeof options>;
