/**
 * What is chosen for a seat, for a page, which fetches it when a bot first has a choice: no player needs
 * it to open a match.
 * `#flip7-choosing` in package.json says who has which.
 */
import { latePart } from '@mazzo/kernel';
import type { LateRules } from '@mazzo/kernel';
import type * as Choosing from './choosing.ts';

const choosing = latePart<typeof Choosing>(() => import('./choosing.ts'));

export const late: Pick<LateRules, 'isThere' | 'fetch'> = choosing;

export const getBrain = (): typeof Choosing.brain => choosing.get().brain;
export const getEvents = (): typeof Choosing.events => choosing.get().events;
export const imagine: typeof Choosing.imagine = (...asked) => choosing.get().imagine(...asked);
export const timeout: typeof Choosing.timeout = (...asked) => choosing.get().timeout(...asked);
