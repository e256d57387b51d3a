/** The score sheet of Sapone: each number says which categories it is for, and the last round is compared whole. */
import { awardFor } from '@mazzo/games/sapone';
import type { Category, Contest, Event, State } from '@mazzo/games/sapone';
import type { Seat } from '@mazzo/kernel';
import type { ScoreCell, ScoreSheet } from '../../play/page-face.ts';
import { countOf } from './counts.ts';
import type { SaponeEyes } from './eyes.ts';
import { text } from './text/sheet.ts';

type Counted = Extract<Event, { type: 'roundEnded' }>;
type Row = ScoreSheet['rows'][number];

export function sheet(view: State, story: readonly Event[], eyes: SaponeEyes): ScoreSheet {
  const words = text[eyes.language];
  const rounds = story.filter((event) => event.type === 'roundEnded');
  const rows = rounds.map((round, n): Row => {
    return { label: words.round(n + 1), cells: pointCells(view, round, eyes) };
  });
  const last = rounds.at(-1)?.contests ?? [];
  return {
    rows: [...rows, ...last.map((contest) => contestRow(view, contest, eyes))],
    totals: view.totals.map((_, seat) =>
      rounds.reduce((sum, { points }) => sum + points[seat]!, 0),
    ),
    note: null,
  };
}

function pointCells({ options }: State, round: Counted, eyes: SaponeEyes): ScoreCell[] {
  const scored = scoring(round.contests, options);
  return round.points.map((points, seat) => {
    const won = scored.filter(({ leaders }) => leaders.includes(seat));
    return { value: points > 0 ? `+${points}` : '0', why: why(won, points, options, eyes) };
  });
}

/** S-1: what brings points. */
function scoring(contests: readonly Contest[], { ties }: State['options']): Contest[] {
  return contests.filter(({ leaders }) => leaders.length === 1 || ties === 'toEach');
}

function why(
  won: readonly Contest[],
  points: number,
  options: State['options'],
  { language, words }: SaponeEyes,
): string {
  const said = text[language];
  if (won.length === 0) return said.nothingWon;
  const each = won.map(({ category }) => {
    return { category: words.categories[category], worth: awardFor([category], options) };
  });
  const sum = each.reduce((all, { worth }) => all + worth, 0);
  return said.won(each, points - sum);
}

/** How much each had, and how the comparison went on from there. */
function contestRow({ totals, options }: State, contest: Contest, eyes: SaponeEyes): Row {
  const { words, to, language } = eyes;
  const told = words.contest(contest, to).join(' ');
  const scores = scoring([contest], options).length > 0;
  const worth = (seat: Seat) => {
    return scores && contest.leaders.includes(seat) ? worthOf(contest.category, options) : null;
  };
  return {
    label: words.categories[contest.category],
    cells: totals.map((_, seat) => ({
      value: text[language].has(countOf(contest, seat), worth(seat)),
      why: told,
    })),
  };
}

function worthOf(category: Category, options: State['options']): number {
  return awardFor([category], options);
}
