import type { Language, Seat } from '@mazzo/kernel';
import type { Eyes, TableWords } from '../play/page-face.ts';
import { audience } from '../play/names.ts';

const MOST_SEATS = 8;

/** The eyes of a seat, with nothing of their own. */
export function eyesOf<Words extends TableWords>(
  seat: Seat | null,
  { game, table }: Words,
  language: Language = 'en',
): Eyes<never, Words> {
  return {
    seat,
    to: audience(seat, 'You'),
    language,
    words: game,
    own: table,
    between: false,
    begun: null,
    glimpses: new Set(),
    traces: new Map(),
    totals: Array.from({ length: MOST_SEATS }, () => 0),
    marks: new Map(),
    minutesLeft: null,
    odds: true,
  };
}
