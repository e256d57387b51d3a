/**
 * The rules beyond a turn's first card, for a page, which fetches them with that card, or when a bot first
 * has a choice. `#sapone-beyond` in package.json says who has which.
 */
import { latePart } from '@mazzo/kernel';
import type { LateRules } from '@mazzo/kernel';
import type * as Beyond from './beyond.ts';
import { mayPick, pick } from './pick.ts';

const beyond = latePart<typeof Beyond>(() => import('./beyond.ts'));

export const late: Pick<LateRules, 'isThere' | 'fetch'> = beyond;

export const getBrain = (): typeof Beyond.brain => beyond.get().brain;
export const getEvents = (): typeof Beyond.events => beyond.get().events;

export const check: typeof Beyond.check = (state, by, move) =>
  move.type === 'pick' && mayPick(state, by) ? null : beyond.get().check(state, by, move);
export const resolve: typeof Beyond.resolve = (state, by, move, chance, tell) =>
  move.type === 'pick' ? pick(state, tell) : beyond.get().resolve(state, by, move, chance, tell);

export const imagine: typeof Beyond.imagine = (...asked) => beyond.get().imagine(...asked);
export const legal: typeof Beyond.legal = (...asked) => beyond.get().legal(...asked);
export const timeout: typeof Beyond.timeout = (...asked) => beyond.get().timeout(...asked);
