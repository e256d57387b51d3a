/**
 * What is chosen for a seat, for a page, which fetches it when a bot first has a choice: no player needs
 * it to open a match, and the two cards that everybody looks at first are chosen without it (peek.ts).
 * `#vinto-choosing` in package.json says who has which.
 */
import { latePart } from '@mazzo/kernel';
import type { LateRules } from '@mazzo/kernel';
import type * as Choosing from './choosing.ts';
import { firstLook } from './peek.ts';

const choosing = latePart<typeof Choosing>(() => import('./choosing.ts'));

export const late: Pick<LateRules, 'isThere' | 'fetch'> = choosing;

export const imagine: typeof Choosing.imagine = (...asked) => choosing.get().imagine(...asked);
export const sensible: typeof Choosing.sensible = (view, seat, chance) =>
  firstLook(view, seat) ?? choosing.get().sensible(view, seat, chance);
export const timeout: typeof Choosing.timeout = (...asked) => choosing.get().timeout(...asked);
