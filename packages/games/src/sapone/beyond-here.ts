/** The rules beyond a turn's first card, for whoever has them from the beginning; a page has beyond-late.ts. */
import type { LateRules } from '@mazzo/kernel';

export * from './beyond.ts';

export const late: Pick<LateRules, 'isThere' | 'fetch'> | null = null;
