import type { Event, Move, State } from '@mazzo/games/sapone';
import * as saponeText from '@mazzo/games/sapone/text';
import type { Style } from '../screen.ts';
import { keyOf, meaning } from './sapone-keys.ts';
import { consider, offers, question } from './sapone-offers.ts';
import { draw } from './sapone-table.ts';
import type { Face, Stage } from './table.ts';

export const saponeFace: Face<State, Move, Event> = {
  draw,
  question,
  // S-8: the last moment for a doubt.
  asksFreely: ({ phase }) => phase.kind === 'decide',
  offers,
  keyOf,
  meaning,
  consider,
  rules: (text) => text.sapone.rules,
  keys: (text) => text.sapone.keyRows,
  manner: (event) => ({ apart: apart.has(event.type), style: colours[event.type] ?? null }),
  detail,
  runsOn: (event) => !opening.has(event.type),
  fleeting: false,
  ruling: 'S-8',
};

const apart: ReadonlySet<Event['type']> = new Set([
  'roundBegan',
  'turnBegan',
  'diamondFound',
  'shown',
  'roundEnded',
  'matchEnded',
]);
/** A turn is told in one breath, with all bids and passes. */
const opening: ReadonlySet<Event['type']> = new Set(['roundBegan', 'picked']);
const colours: Readonly<Partial<Record<Event['type'], Style>>> = {
  roundBegan: 'bold',
  roundEnded: 'bold',
  offered: 'cyan',
  doubted: 'yellow',
  tookFree: 'yellow',
  sold: 'green',
};

/** S-13, S-14: each comparison, step by step. */
function detail(event: Event, { language, to }: Stage): string[] {
  if (event.type !== 'roundEnded') return [];
  const { categories, contest } = saponeText[language];
  return event.contests.map((compared) =>
    [`${categories[compared.category]}:`, ...contest(compared, to)].join(' '),
  );
}
