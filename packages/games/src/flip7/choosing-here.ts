/** What is chosen for a seat, for whoever has it from the beginning; a page has choosing-late.ts. */
import type { LateRules } from '@mazzo/kernel';
import { brain, events } from './choosing.ts';

export { imagine, timeout } from './choosing.ts';

export const getBrain = (): typeof brain => brain;
export const getEvents = (): typeof events => events;

export const late: Pick<LateRules, 'isThere' | 'fetch'> | null = null;
