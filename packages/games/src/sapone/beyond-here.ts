/** The rules beyond a turn's first card, for whoever has them from the beginning; a page has beyond-late.ts. */
import type { LateRules } from '@mazzo/kernel';
import { brain, events } from './beyond.ts';

export { check, imagine, legal, resolve, timeout } from './beyond.ts';

export const getBrain = (): typeof brain => brain;
export const getEvents = (): typeof events => events;

export const late: Pick<LateRules, 'isThere' | 'fetch'> | null = null;
