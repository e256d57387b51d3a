import { awaited } from '@mazzo/games/sapone';
import type { Event, Move, State } from '@mazzo/games/sapone';
import * as saponeText from '@mazzo/games/sapone/text';
import type { Style } from '../../screen.ts';
import { consider } from './hint.ts';
import { keyOf, meaning } from './keys.ts';
import { offers, question } from './offers.ts';
import { draw } from './table.ts';
import type { TerminalFace } from '../face.ts';
import { words } from './text/index.ts';
import type { SaponeReader, SaponeWords } from './text/text.ts';

export const face: TerminalFace<State, Move, Event, SaponeWords> = {
  words,
  draw,
  question,
  asksFreely: isLastMoment,
  hasWindows: true,
  offers,
  keyOf,
  meaning,
  consider,
  manner: (event) => ({ apart: apart.has(event.type), style: colours[event.type] ?? null }),
  detail,
  runsOn: (event) => !opening.has(event.type),
  fleeting: false,
  ruling: 'S-8',
};

/** S-8: the next move may take the doubt away: the seller's answer, or a last pass without bids. */
function isLastMoment(view: State): boolean {
  const { phase } = view;
  if (phase.kind !== 'bidding') return phase.kind === 'decide';
  return awaited(view).length === 1 && phase.sale.bids.every((bid) => bid.length === 0);
}

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
function detail(event: Event, { language, to }: SaponeReader): string[] {
  if (event.type !== 'roundEnded') return [];
  const { categories, contest } = saponeText[language];
  return event.contests.map((compared) =>
    [`${categories[compared.category]}:`, ...contest(compared, to)].join(' '),
  );
}
