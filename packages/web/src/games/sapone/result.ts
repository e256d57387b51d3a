/** The end of a round at the stall: who wins each category, and with what (S-13, S-14). */
import { contests, isLaidOpen } from '@mazzo/games/sapone';
import type { Contest, State } from '@mazzo/games/sapone';
import { personOf } from '../../play/person.ts';
import type { StallLine } from '../../table/scene.ts';
import type { SaponeEyes } from './eyes.ts';
import { STALL } from './places.ts';

export function resultLines(view: State, eyes: SaponeEyes): StallLine[] {
  return isLaidOpen(view) ? contests(view).map((contest) => resultLine(contest, eyes)) : [];
}

function resultLine(contest: Contest, { own, words, to, seat }: SaponeEyes): StallLine {
  const { category, leaders } = contest;
  const [first] = leaders;
  const told = words.contest(contest, to);
  const title = words.categories[category];
  const names = leaders.map((leader) => to.name(leader));
  return {
    id: `${STALL}:${category}`,
    kind: 'offer',
    name: [`${title}:`, ...told].join(' '),
    text: first === undefined ? own.nobody : own.together(names),
    note: title,
    avatar: first === undefined ? null : personOf(first, seat),
    picture: `family-${category}`,
    cards: [],
    tap: false,
    tone: first !== undefined && leaders.includes(seat ?? -1) ? 'good' : 'plain',
  };
}
