/** The ten laws, on random matches of every seat count and any options. Every game passes them by being listed. */
import { chanceFrom } from '../chance.ts';
import type { Chance } from '../chance.ts';
import type { AnyEvent, AnyMove, Viewer } from '../game.ts';
import { LawBroken } from './broken.ts';
import type { LawNumber } from './broken.ts';
import {
  cardsAreConserved,
  eventsAreTheState,
  logFollows,
  statesArePlain,
  viewShowsWhatIsSo,
} from './laws/cards.ts';
import {
  clockIsChecked,
  legalIsChecked,
  playGoesOn,
  watchStints,
  refusalsAreHarmless,
  timeoutsAreLegal,
} from './laws/flow.ts';
import {
  compareToTruth,
  emptyLikeness,
  imaginedIsPossible,
  truthIsOneOfMany,
} from './laws/imagination.ts';
import type { Likeness } from './laws/imagination.ts';
import { soundsTheSame } from './laws/secrecy.ts';
import { viewJudgesAlike } from './laws/views.ts';
import type { Subject } from './subject.ts';
import { startWalk } from './walk.ts';
import type { Walk } from './walk.ts';

export const allLaws: readonly LawNumber[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

export interface LawRun {
  /** Stops after so many matches, or so many rounds, whichever is named. */
  readonly matches?: number;
  readonly rounds?: number;
  /** Seat counts, one match after the other; by default every one in turn. */
  readonly seats?: readonly number[];
  readonly seed: string;
  /** Rulings that a refusal may cite. */
  readonly rulings: ReadonlySet<string>;
  readonly laws: readonly LawNumber[];
  /** Costly laws look at one step in so many. */
  readonly oneIn: number;
  /** Law 7 plays whole matches again: one in so many, by default an eighth of `oneIn`. */
  readonly pairOneIn?: number;
  /** Too short for random play to have come upon everything: what it missed is told, not held against it. */
  readonly sample?: boolean;
  readonly progress?: (report: LawReport) => void;
}

export interface LawReport {
  matches: number;
  rounds: number;
  moves: number;
  events: number;
  /** How often each law was put to the test. */
  readonly checks: Record<LawNumber, number>;
  /** Matches and rounds by seat count. */
  readonly matchesAt: Record<number, number>;
  readonly roundsAt: Record<number, number>;
  /** Law 7, by seat count and viewer: matches that it was put to, and completed pairs. */
  readonly paired: Record<string, number>;
  readonly pairs: Record<string, number>;
  /** Law 7, by type of event: completed pairs in which such an event was another, unheard. */
  readonly unheard: Record<string, number>;
  readonly likeness: Likeness;
  /** Imagined worlds, and those of them that knowledge of several places at once would rule out. */
  readonly jointly: { imagined: number; ruledOut: number };
  /** How often random play came upon each ruling that the game counts. */
  readonly exercised: Record<string, number>;
}

export function emptyReport(): LawReport {
  return {
    matches: 0,
    rounds: 0,
    moves: 0,
    events: 0,
    checks: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0, 10: 0 },
    matchesAt: {},
    roundsAt: {},
    paired: {},
    pairs: {},
    unheard: {},
    likeness: emptyLikeness(),
    jointly: { imagined: 0, ruledOut: 0 },
    exercised: {},
  };
}

export function runLaws<Options, State, Move extends AnyMove, Event extends AnyEvent>(
  subject: Subject<Options, State, Move, Event>,
  run: LawRun,
): LawReport {
  const report = walkUnderLaws(subject, run);
  closeReport(subject, report, run.sample);
  return report;
}

/** Without the last judgement, which a run in several threads passes on the sum of its reports. */
export function walkUnderLaws<Options, State, Move extends AnyMove, Event extends AnyEvent>(
  subject: Subject<Options, State, Move, Event>,
  run: LawRun,
): LawReport {
  const { min, max } = subject.game.seats;
  const tables = run.seats ?? Array.from({ length: max - min + 1 }, (_, n) => min + n);
  const report = emptyReport();
  const enough = () =>
    report.matches >= (run.matches ?? Infinity) || report.rounds >= (run.rounds ?? Infinity);
  while (!enough()) {
    const seats = tables[report.matches % tables.length]!;
    const seed = `${run.seed}/${report.matches}`;
    const walk = startWalk(subject, seats, seed, (event, after, memory, options) => {
      countExercised(subject, report, event, after);
      if (!run.laws.includes(3)) return;
      cardsAreConserved(subject, after, memory, options);
      report.checks[3]++;
    });
    if (walk.style === 'timeouts') countUp(report.exercised, subject.timeoutRuling);
    try {
      inspect(walk, run, report);
    } catch (error) {
      throw located(error, walk);
    }
    report.matches++;
    run.progress?.(report);
  }
  return report;
}

function countExercised<Options, State, Move extends AnyMove, Event extends AnyEvent>(
  subject: Subject<Options, State, Move, Event>,
  report: LawReport,
  event: Event,
  after: State,
): void {
  for (const [rule, shows] of Object.entries(subject.exercises ?? {})) {
    if (shows(event, after)) countUp(report.exercised, rule);
  }
}

function countUp(counts: Record<string, number>, key: string | undefined, by = 1): void {
  if (key !== undefined) counts[key] = (counts[key] ?? 0) + by;
}

/** What can only be judged over all matches. */
export function closeReport<Options, State, Move extends AnyMove, Event extends AnyEvent>(
  subject: Subject<Options, State, Move, Event>,
  report: LawReport,
  sample = false,
): void {
  truthIsOneOfMany(report.likeness, subject.toleratedShare ?? 0);
  if (sample) return;
  const { exercises = {}, timeoutRuling } = subject;
  for (const rule of [...Object.keys(exercises), ...(timeoutRuling ? [timeoutRuling] : [])]) {
    if (!report.exercised[rule]) throw new Error(`random play never came upon ${rule}`);
  }
  if (Object.keys(report.paired).length > 0) closePairs(subject, report);
}

/** So many matches at a table, and every viewer there must have been put to law 7. */
const MATCHES_FOR_ALL = 100;

function closePairs<Options, State, Move extends AnyMove, Event extends AnyEvent>(
  { leastPairs, unheard = [] }: Subject<Options, State, Move, Event>,
  report: LawReport,
): void {
  const seatCounts = Object.keys(report.roundsAt).map(Number);
  for (const seats of seatCounts) {
    for (const table of viewersAt(seats).map((viewer) => tableName(seats, viewer))) {
      const matches = report.paired[table] ?? 0;
      const pairs = report.pairs[table] ?? 0;
      const all = report.matchesAt[seats]! >= MATCHES_FOR_ALL ? 1 : 0;
      const least = Math.max(all, Math.floor((leastPairs * matches) / 100));
      if (pairs >= least) continue;
      throw new LawBroken(7, `only ${pairs} pairs completed for ${table}, not ${least}`);
    }
  }
  if (report.matches < MATCHES_FOR_ALL) return;
  for (const type of unheard) {
    if (!report.unheard[type]) throw new LawBroken(7, `no pair had another ${type}`);
  }
}

function viewersAt(seats: number): Viewer[] {
  return [...Array.from({ length: seats }, (_, seat) => seat), 'spectator'];
}

function tableName(seats: number, viewer: Viewer): string {
  return `${seats} seats, ${viewer === 'spectator' ? viewer : `seat ${viewer}`}`;
}

/** Worlds are compared with the truth once a match, within this many moves. */
const COMPARED_BY = 40;

function inspect<Options, State, Move extends AnyMove, Event extends AnyEvent>(
  walk: Walk<Options, State, Move, Event>,
  run: LawRun,
  report: LawReport,
): void {
  const { subject, state } = walk;
  const { game } = subject;
  const chance = chanceFrom(`${walk.seed}/laws`);
  const compareAt = chance.below(COMPARED_BY);
  const sampled = () => chance.below(run.oneIn) === 0;
  const put = (law: LawNumber, now: boolean, test: () => void): void => {
    if (!now || !run.laws.includes(law)) return;
    test();
    report.checks[law]++;
  };
  let inRound = 0;
  let rounds = 0;
  const stints = watchStints(walk);
  const lookAround = (everything: boolean): void => {
    const { memory } = walk;
    const seat = chance.below(walk.seats);
    const now = () => everything || sampled();
    put(1, true, () => {
      playGoesOn(walk, inRound);
      stints();
    });
    // Where moves are too many to list, finding the harmless one is a search.
    put(10, game.unlisted === undefined || now(), () => timeoutsAreLegal(walk));
    put(2, now(), () => {
      legalIsChecked(walk, seat, chance);
      clockIsChecked(walk, chance);
    });
    put(9, now(), () => refusalsAreHarmless(walk, seat, run.rulings, chance));
    put(4, now(), () => statesArePlain(walk));
    put(5, now(), () => {
      for (const viewer of walk.viewers)
        viewShowsWhatIsSo(subject, viewOf(walk, viewer), state, memory, viewer);
    });
    put(6, now(), () => {
      for (const viewer of walk.viewers)
        viewJudgesAlike(subject, viewOf(walk, viewer), state, viewer, chance);
    });
    put(8, now(), () => {
      const viewer = anyViewer(walk, chance);
      imaginedIsPossible(walk, viewer, chance);
      if (subject.contradicts === undefined) return;
      report.jointly.imagined++;
      const world = game.imagine(viewOf(walk, viewer), viewer, chance);
      if (subject.contradicts(world, memory, viewer)) report.jointly.ruledOut++;
    });
    put(8, walk.moves.length === compareAt, () =>
      compareToTruth(walk, anyViewer(walk, chance), chance, report.likeness),
    );
  };
  lookAround(true);
  while (walk.step() !== null) {
    const played = game.tally(state).rounds;
    inRound = played > rounds ? 0 : inRound + 1;
    rounds = played;
    lookAround(false);
  }
  lookAround(true);
  put(4, true, () => eventsAreTheState(walk));
  put(4, true, () => logFollows(walk));
  const pairNow = chance.below(run.pairOneIn ?? Math.ceil(run.oneIn / 8)) === 0;
  if (pairNow && run.laws.includes(7)) pair(walk, chance, report);
  report.rounds += rounds;
  report.matchesAt[walk.seats] = (report.matchesAt[walk.seats] ?? 0) + 1;
  report.roundsAt[walk.seats] = (report.roundsAt[walk.seats] ?? 0) + rounds;
  report.moves += walk.moves.length;
  report.events += walk.events.length;
}

function pair<Options, State, Move extends AnyMove, Event extends AnyEvent>(
  walk: Walk<Options, State, Move, Event>,
  chance: Chance,
  report: LawReport,
): void {
  const { seats, viewers } = walk;
  const viewer = viewers.toSorted((a, b) => pairedAs(a) - pairedAs(b))[0]!;
  const { completed, unheard } = soundsTheSame(walk, viewer, chance);
  const table = tableName(seats, viewer);
  report.checks[7] += completed;
  countUp(report.paired, table);
  countUp(report.pairs, table, completed);
  for (const [type, count] of Object.entries(unheard)) countUp(report.unheard, type, count);

  /** Whoever has been put to it least often comes next. */
  function pairedAs(at: Viewer): number {
    return report.pairs[tableName(seats, at)] ?? 0;
  }
}

function viewOf<Options, State, Move extends AnyMove, Event extends AnyEvent>(
  walk: Walk<Options, State, Move, Event>,
  viewer: Viewer,
): State {
  return walk.views.get(viewer)!;
}

function anyViewer<Options, State, Move extends AnyMove, Event extends AnyEvent>(
  walk: Walk<Options, State, Move, Event>,
  chance: Chance,
): Viewer {
  return walk.viewers[chance.below(walk.viewers.length)]!;
}

/** The same failure, with what is needed to see it again. */
function located<Options, State, Move extends AnyMove, Event extends AnyEvent>(
  error: unknown,
  walk: Walk<Options, State, Move, Event>,
): unknown {
  if (!(error instanceof Error)) return error;
  const { subject, seed, seats, style, moves } = walk;
  error.message += `\n  ${subject.game.id}, ${seats} seats, ${style} play, seed ${seed}, move ${moves.length}, options ${JSON.stringify(walk.options)}`;
  return error;
}
