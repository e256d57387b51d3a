/** What is chosen for a seat, for whoever has it from the beginning; a page has choosing-late.ts. */
import type { LateRules } from '@mazzo/kernel';

export * from './choosing.ts';

export const late: Pick<LateRules, 'isThere' | 'fetch'> | null = null;
