import type { Event, Move, State } from '@mazzo/games/pinnacola';
import * as pinnacolaText from '@mazzo/games/pinnacola/text';
import type { Style } from '../../screen.ts';
import { keyOf } from './hint.ts';
import { meaning } from './keys.ts';
import { offers, question } from './offers.ts';
import { draw, signed } from './table.ts';
import type { TerminalFace } from '../face.ts';
import { words } from './text/index.ts';
import type { PinnacolaReader, PinnacolaWords } from './text/text.ts';

export const face: TerminalFace<State, Move, Event, PinnacolaWords> = {
  words,
  draw,
  question,
  offers,
  keyOf,
  meaning,
  consider: () => '',
  manner: (event) => ({ apart: apart.has(event.type), style: colours[event.type] ?? null }),
  detail,
  runsOn: (event) => !opening.has(event.type),
  fleeting: false,
  ruling: 'P-3',
};

const apart: ReadonlySet<Event['type']> = new Set([
  'handBegan',
  'shown',
  'handEnded',
  'matchEnded',
]);
const opening: ReadonlySet<Event['type']> = new Set(['handBegan', 'drew', 'tookPozzo']);
const colours: Readonly<Partial<Record<Event['type'], Style>>> = {
  handBegan: 'bold',
  handEnded: 'bold',
  tookPozzo: 'yellow',
  jokerReplaced: 'cyan',
  laid: 'green',
  grew: 'green',
  rearranged: 'green',
};

/** P-13: where each player's points come from. */
function detail(event: Event, { language, text, to }: PinnacolaReader): string[] {
  if (event.type !== 'handEnded') return [];
  const { sheet: words } = pinnacolaText[language];
  return event.sheets.map(({ points, ...parts }, seat) => {
    const counted = { ...parts, left: -parts.left };
    const named = (Object.keys(counted) as (keyof typeof counted)[])
      .filter((part) => counted[part] !== 0)
      .map((part) => `${words[part]} ${signed(counted[part])}`);
    const name = to.you === seat ? text.play.you : to.name(seat);
    return `${name}: ${[...named, `${words.points} ${signed(points)}`].join(', ')}.`;
  });
}
