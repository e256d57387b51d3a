/** The end of a round at the stall: what everybody has of each category, and what decided (S-13, S-14). */
import { awardFor, contests, isLaidOpen } from '@mazzo/games/sapone';
import type { Contest, State } from '@mazzo/games/sapone';
import type { Seat } from '@mazzo/kernel';
import { personOf } from '../../play/person.ts';
import type { StallCell, StallLine } from '../../table/scene.ts';
import { countOf } from './counts.ts';
import type { SaponeEyes } from './eyes.ts';
import { STALL } from './places.ts';
import { quiet } from './quiet-line.ts';

export function resultLines(view: State, eyes: SaponeEyes): StallLine[] {
  if (!isLaidOpen(view)) return [];
  const seats = view.hands.map((_, seat) => seat);
  const cells = (textOf: (seat: Seat) => string, leaders: readonly Seat[]) =>
    seats.map((seat): StallCell => {
      return { who: personOf(seat), text: textOf(seat), won: leaders.includes(seat) };
    });
  const heads: StallLine = {
    ...quiet,
    id: `${STALL}:heads`,
    kind: 'heads',
    name: eyes.own.compared,
    text: eyes.own.compared,
    cells: cells(eyes.to.name, []),
  };
  const lines = [
    ...contests(view).map((contest): StallLine => {
      const count = (seat: Seat) => String(countOf(contest, seat));
      return { ...contestLine(view, contest, eyes), cells: cells(count, contest.leaders) };
    }),
    { ...sumLine(view, eyes), cells: cells((seat) => pointsOf(view, seat).text, []) },
  ];
  return [heads, ...lines];
}

interface Points {
  readonly text: string;
  /** Of how many categories, and what several of them bring beyond their own (S-15). */
  readonly won: number;
  readonly bonus: number;
}

function pointsOf(view: State, seat: Seat): Points {
  const { options } = view;
  const won = contests(view).filter(
    ({ leaders }) => leaders.includes(seat) && (leaders.length === 1 || options.ties === 'toEach'),
  );
  const award = awardFor(
    won.map(({ category }) => category),
    options,
  );
  const each = won.reduce((sum, { category }) => sum + awardFor([category], options), 0);
  return { text: award === 0 ? '0' : `+${award}`, won: won.length, bonus: award - each };
}

/** What all that brings, and why it is more than what stands above. */
function sumLine(view: State, { own, to }: SaponeEyes): StallLine {
  const points = view.hands.map((_, seat) => pointsOf(view, seat));
  const bonuses = new Set(points.map(({ bonus }) => bonus).filter((bonus) => bonus > 0));
  const more = Array.from(bonuses, (bonus) => {
    const seats = points.flatMap((each, seat) => (each.bonus === bonus ? [seat] : []));
    return own.bonus(seats.map(to.name), points[seats[0]!]!.won, bonus);
  });
  const note = more.length === 0 ? null : more.join(' ');
  const name = [own.points, ...more].join(' ');
  return { ...quiet, id: `${STALL}:sum`, kind: 'contest', name, text: own.points, note };
}

/**
 * All that came after the counts and put somebody out, so that everybody who was level is named; who has
 * won is marked.
 */
function decidedBy(contest: Contest, { words, to }: SaponeEyes): string {
  const [counts, ...later] = contest.steps;
  const deciding = later.filter(({ values }) => new Set(values).size > 1);
  const [, ...told] = words.compared({ ...contest, steps: [counts!, ...deciding] }, to);
  return told.join(' ');
}

/** The counts are in the cells: only what came after them is told in words. */
function contestLine({ options }: State, contest: Contest, eyes: SaponeEyes): StallLine {
  const { words, to, own } = eyes;
  const { category, leaders, steps } = contest;
  const told = words.contest(contest, to);
  const isDecidedLater = steps.length > 1 || leaders.length > 1;
  const title = words.categories[category];
  return {
    ...quiet,
    id: `${STALL}:${category}`,
    kind: 'contest',
    name: [`${title}:`, ...told].join(' '),
    text: own.worth(own.counted[category], awardFor([category], options)),
    note: isDecidedLater ? decidedBy(contest, eyes) : null,
    pictures: [`family-${category}`],
  };
}
