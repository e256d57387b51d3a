/** The score sheet of Sapone: each number says which categories it is for, and the last round is compared whole. */
import { awardFor } from '@mazzo/games/sapone';
import type { Contest, Event, State } from '@mazzo/games/sapone';
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
  const last = rounds.at(-1);
  return {
    rows: [...rows, ...(last === undefined ? [] : partsOf(view, last, eyes))],
    totals: view.totals.map((_, seat) =>
      rounds.reduce((sum, { points }) => sum + points[seat]!, 0),
    ),
    note: last === undefined ? null : words.counted,
  };
}

/** What the last round's points come of, category by category, and for winning several (S-15). */
function partsOf(view: State, round: Counted, eyes: SaponeEyes): Row[] {
  const { options } = view;
  const bonuses = round.points.map((points, seat) => {
    const won = scoring(round.contests, options).filter(({ leaders }) => leaders.includes(seat));
    return won.reduce((left, { category }) => left - awardFor([category], options), points);
  });
  const parts = round.contests.map((contest) => contestRow(view, contest, eyes));
  const why = pointCells(view, round, eyes).map((cell) => cell.why);
  const cells = bonuses.map((bonus, seat) => ({ value: signed(bonus), why: why[seat]! }));
  const several = { label: text[eyes.language].several, isPart: true, cells };
  return bonuses.some((bonus) => bonus > 0) ? [...parts, several] : parts;
}

function signed(points: number): string {
  return points > 0 ? `+${points}` : '0';
}

function pointCells({ options }: State, round: Counted, eyes: SaponeEyes): ScoreCell[] {
  const scored = scoring(round.contests, options);
  return round.points.map((points, seat) => {
    const won = scored.filter(({ leaders }) => leaders.includes(seat));
    return { value: signed(points), why: why(won, points, options, eyes) };
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
  const { words, to } = eyes;
  const told = words.contest(contest, to).join(' ');
  const scores = scoring([contest], options).length > 0;
  const worth = (seat: Seat) => {
    return scores && contest.leaders.includes(seat) ? awardFor([contest.category], options) : 0;
  };
  return {
    label: eyes.own.wish[contest.category],
    isPart: true,
    cells: totals.map((_, seat) => ({
      value: `${worth(seat) > 0 ? `${signed(worth(seat))} ` : ''}(${countOf(contest, seat)})`,
      why: told,
    })),
  };
}
