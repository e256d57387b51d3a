/** How large the lines of a stall are, whatever they say. */
import type { Terms } from '../block.ts';
import { shapeMeasures } from './shape-measures.ts';

export const WIDEST_CLAIM = 300;
export const AVATAR = 36;
/** Of a card in an offer. */
export const SMALL = 22;
/** At the end of an offer's words. */
export const AFTER = 8;
/** What is compared at the end of a round, and the sum. */
export const CONTESTS = 5;
/** How high a line of a note is. */
export const LEADING = 15;
/** Letters of these at least. */
const WORDS = 9;

/** How many offers lie side by side. */
export function columnsIn(room: number, terms: Terms): number {
  const { gap } = terms.measures;
  const narrowest = AVATAR + 2 * SMALL + leastWords(terms) + AFTER;
  return Math.max(1, Math.floor((room + gap) / (narrowest + gap)));
}

export function leastWords({ measures }: Terms): number {
  return Math.ceil(WORDS * shapeMeasures[measures.density].letter);
}
