import { chanceFrom, createMatch } from '@mazzo/kernel';
import type { Chance } from '@mazzo/kernel';
import { without } from '@mazzo/kernel/testing';
import { expect, test } from 'vitest';
import { many } from '../../../../scripts/lengths.ts';
import { vinto } from './index.ts';
import { rankNames, rankOf, wholePack } from './judge-cards.fixture.ts';
import type { JudgeMove, JudgeOptions } from './judge-cards.fixture.ts';
import { judge } from './judge.fixture.ts';
import type { Judge } from './judge.fixture.ts';
import { deckSize, nameOf, pileOf, rowsOf, seenOf, takeable } from './layout.fixture.ts';
import { canDraw } from './table.ts';
import type { Event } from './types.ts';

type Match = ReturnType<typeof deal>;

/** How those at this table play, each from 0 (never) to 100. */
interface Habits {
  readonly calls: number;
  /** Cards of the right rank tossed in, and any card. */
  readonly tosses: number;
  readonly misses: number;
  readonly declares: number;
  readonly namesRight: number;
}

interface Setup {
  readonly seed: string;
  readonly seats: number;
  readonly options: JudgeOptions;
  readonly habits: Habits;
  /** Each deck's cards from the top, as far as it is stacked. */
  readonly decks: readonly (readonly string[])[];
}

function anyOf<Value>(chance: Chance, values: readonly Value[]): Value {
  return values[chance.below(values.length)]!;
}

/** Hands grow short, even empty. */
const careful: Habits = { calls: 0, tosses: 100, misses: 0, declares: 100, namesRight: 100 };
/** All cards come into hands, until there is nothing to draw. */
const reckless: Habits = { calls: 2, tosses: 10, misses: 80, declares: 0, namesRight: 0 };

function anyHabits(chance: Chance): Habits {
  return {
    calls: anyOf(chance, [0, 3, 10, 30]),
    tosses: anyOf(chance, [10, 50, 90]),
    misses: anyOf(chance, [2, 10, 40]),
    declares: anyOf(chance, [10, 50]),
    namesRight: anyOf(chance, [10, 50, 90]),
  };
}

/** Any table. Left to chance Kings would meet too seldom, so most decks are stacked. */
function anySetup(number: number, chance: Chance): Setup {
  const options: JudgeOptions = {
    session: anyOf(chance, ['rounds', 'rounds', 'timed']),
    rounds: 1 + chance.below(3),
    places: anyOf(chance, ['skip', 'follow']),
    actions: anyOf(chance, ['must', 'may']),
    king: anyOf(chance, ['pickCard', 'pickCard', 'wild']),
    wrongToss: anyOf(chance, ['barred', 'tryOthers']),
  };
  const habits = anyOf(chance, [careful, reckless, anyHabits(chance), anyHabits(chance)]);
  const decks = chance.below(3) === 0 ? [] : [actionsOnTop(chance)];
  return { seed: `sfc32:judge ${number}`, seats: 4 + (number % 2), options, habits, decks };
}

/** A deck whose picture cards and aces are all dealt or drawn early. */
function actionsOnTop(chance: Chance): string[] {
  const actions = wholePack().filter((card) => /^[JQKA]/.test(card));
  const others = shuffled(without(wholePack(), actions), chance);
  return shuffled([...actions, ...others.slice(0, 20)], chance);
}

function shuffled(cards: readonly string[], chance: Chance): string[] {
  const order = cards.map((_, i) => i);
  chance.shuffle(order);
  return order.map((i) => cards[i]!);
}

function deal({ seed, seats, options, decks }: Setup) {
  return createMatch(vinto, { seed, seats, options, shuffles: decks });
}

/** One whole match on the engine and before the judge; `seen` counts what was told. */
function playBoth(
  setup: Setup,
  chance: Chance,
  seen: Map<string, number>,
  options: JudgeOptions = setup.options,
): void {
  const match = deal(setup);
  const points: (readonly number[])[] = [];
  const firsts: number[] = [];
  let moves = 0;
  let last = 'the deal';
  try {
    const opened = hear((match.log[0] as unknown as { readonly events: Event[] }).events);
    const judged = judge(options, setup.seats, firsts[0]!, opened);
    compare(match, judged, options, points, firsts);
    while (judged.questions !== null) {
      moves++;
      if (endOfTime()) judged.timeUp();
      const [by, move] = anyMove(judged, setup.habits, chance);
      last = `${by} ${JSON.stringify(move)}`;
      const played = match.play(by, move);
      if (!played.ok) throw new Error(`judge: ${played.rule} refuses it`);
      judged.answer(by, move, hear(played.events));
      compare(match, judged, options, points, firsts);
    }
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    throw new Error(`${JSON.stringify(setup)}, move ${moves}, after ${last}: ${what}`, {
      cause: error,
    });
  }

  /** V-16: whether the clock has struck, which it does once, mostly in the first round. */
  function endOfTime(): boolean {
    if (setup.options.session !== 'timed' || chance.below(60) > 0) return false;
    const played = match.play('clock', { type: 'timeUp' });
    if (!played.ok) return false;
    hear(played.events);
    return true;
  }

  /** Takes down what was told; the decks that were shuffled. */
  function hear(told: readonly Event[]): string[][] {
    for (const event of told) {
      const type = event.type === 'actionEnded' ? `ended-${event.how}` : event.type;
      seen.set(type, (seen.get(type) ?? 0) + 1);
      if (event.type === 'roundBegan') firsts.push(event.first);
      if (event.type === 'roundEnded') points.push(event.points);
      if (event.type === 'roundEnded' && event.caller === null) count('uncalled');
      if (event.type === 'shuffled' && event.cards.length < 54) count('reshuffled');
      if (event.type === 'actionBegan' && rankNames[event.rank] === 'A' && !canDraw(match.state))
        count('nothing-to-draw');
      if (event.type === 'turnPassed' && match.state.passes >= setup.seats) count('all-passed');
    }
    return told.flatMap((event) => (event.type === 'shuffled' ? [event.cards.map(nameOf)] : []));
  }

  function count(what: string): void {
    seen.set(what, (seen.get(what) ?? 0) + 1);
  }
}

/** Chance takes anybody who is asked; what they do is weighed so that rare things happen. */
function anyMove(judged: Judge, habits: Habits, chance: Chance): [number, JudgeMove] {
  const asked = [...judged.questions!.keys()];
  const by = anyOf(chance, asked);
  const moves = judged.questions!.get(by)!;
  const often = (percent: number): boolean => chance.below(100) < percent;
  const tosses = moves.flatMap((move) => (move.type === 'tossIn' ? [move] : []));
  const others = moves.filter((move) => move.type !== 'tossIn');
  const rankAt = (slot: number, seat = by): string => rankOf(judged.rows[seat]![slot]!.name);
  if (tosses.length > 0) {
    const right = tosses.filter((move) => judged.tossing!.has(rankAt(move.slot)));
    if (right.length > 0 && often(habits.tosses)) return [by, anyOf(chance, right)];
    if (often(habits.misses) || others.length === 0) return [by, anyOf(chance, tosses)];
  }
  const call = others.find((move) => move.type === 'callVinto');
  if (call !== undefined) return [by, often(habits.calls) ? call : { type: 'endTurn' }];
  if (judged.pointedAt !== null && others[0]?.type === 'name' && often(habits.namesRight)) {
    return [by, { type: 'name', rank: rankNames.indexOf(rankOf(judged.pointedAt.name)) }];
  }
  // Cards that may yet be tossed in before the action is through.
  const loose = others.filter(
    (move) => move.type === 'target' && judged.tossing?.has(rankAt(move.slot, move.seat)),
  );
  if (loose.length > 0 && often(50)) return [by, anyOf(chance, loose)];
  const swap = anyOf(chance, others);
  if (swap.type !== 'swap') return [by, anySort(others, chance)];
  if (!often(habits.declares)) return [by, anySort(others, chance)];
  return [by, { ...swap, declare: rankNames.indexOf(rankAt(swap.slot)) }];
}

/** Each sort of move equally often: there are seventy ways to swap and one to play. */
function anySort(moves: readonly JudgeMove[], chance: Chance): JudgeMove {
  const sort = anyOf(chance, [...new Set(moves.map((move) => move.type))]);
  return anyOf(
    chance,
    moves.filter((move) => move.type === sort),
  );
}

function compare(
  match: Match,
  judged: Judge,
  options: JudgeOptions,
  points: readonly (readonly number[])[],
  firsts: readonly number[],
): void {
  same('points', points, judged.points);
  same('who begins', firsts, judged.firsts);
  same('tally', vinto.tally(match.state), {
    rounds: judged.points.length,
    totals: judged.totals,
  });
  const status = match.status();
  if (judged.questions === null || status.over) {
    same('over', status.over, judged.questions === null);
    same('standings', placesOf(match), placesIn(judged.totals, options));
    return;
  }
  same('asked', ordered(status.decisions.map((d) => d.seat)), ordered(judged.questions.keys()));
  const seats = judged.rows.length;
  for (let seat = 0; seat < seats; seat++) {
    sameMoves(seat, match.legal(seat), judged.questions.get(seat) ?? []);
  }
  const rows = judged.rows.map((row) => row.map((card) => card?.name ?? '_'));
  same('rows', rowsOf(match.state), rows);
  const known = judged.rows.map((row) => row.map((card) => ordered(card?.seenBy ?? [])));
  const seen = seenOf(match.state, seats).map((row, seat) =>
    row.map((who, slot) => (rows[seat]![slot] === '_' ? [] : who)),
  );
  same('seen', seen, known);
  same('top', pileOf(match.state)[0], judged.pile.at(-1)!.name);
  same('takeable', takeable(match.state), judged.takeable);
  same('pile', pileOf(match.state).length, judged.pile.length);
  same('deck', deckSize(match.state), judged.deckSize);
}

function same(what: string, engine: unknown, judged: unknown): void {
  const [found, due] = [JSON.stringify(engine), JSON.stringify(judged)];
  if (found !== due) throw new Error(`${what}: the engine has ${found}, the judge ${due}`);
}

/** As sets; a mismatch names what only one of them has. */
function sameMoves(seat: number, engine: readonly object[], judged: readonly object[]): void {
  const found = new Set(engine.map((move) => JSON.stringify(move)));
  const due = new Set(judged.map((move) => JSON.stringify(move)));
  if (found.size !== engine.length) throw new Error(`legal for ${seat} says a move twice`);
  const [extra, missing] = [minus(found, due), minus(due, found)];
  if (extra.length + missing.length === 0) return;
  throw new Error(
    `legal for ${seat}: only the engine has [${extra.join()}], only the judge [${missing.join()}]`,
  );
}

function ordered(seats: Iterable<number>): number[] {
  return [...seats].toSorted((a, b) => a - b);
}

function minus(set: ReadonlySet<string>, other: ReadonlySet<string>): string[] {
  return [...set].filter((member) => !other.has(member));
}

function placesOf(match: Match): object {
  const standings = match.standings().toSorted((a, b) => a.seat - b.seat);
  return {
    scores: standings.map((standing) => standing.score),
    places: standings.map((standing) => standing.place),
  };
}

// V-16: on the ladder every rung is a place; tied players stand on one, and fill as many as they are.
function placesIn(totals: readonly number[], options: JudgeOptions): object {
  const tied = options.places === 'skip' ? totals : [...new Set(totals)];
  const ladder = tied.toSorted((a, b) => b - a);
  const places = totals.map((total) => 1 + ladder.indexOf(total));
  return { scores: places.map((place) => [5, 3, 2][place - 1] ?? 0), places };
}

const MATCHES = many(1200, 100);

test('[V-20] engine and judge agree on every decision of thousands of rounds', () => {
  const seen = new Map<string, number>();
  // With this seed all that is rare comes up in short, too.
  const chance = chanceFrom('sfc32:d');
  for (let number = 0; number < MATCHES; number++) playBoth(anySetup(number, chance), chance, seen);
  expect(seen.get('roundEnded')).toBeGreaterThan(1.6 * MATCHES);
  const often = 'vintoCalled tossedIn missed namedRight namedWrong namedWild cardsSwapped gaveCard';
  const seldom =
    'took penaltyDrawn timeUp uncalled reshuffled ended-left ended-declined nothing-to-draw';
  const rare = 'targetGone turnPassed ended-noTarget ended-lapsed';
  for (const type of often.split(' ')) expect(seen.get(type), type).toBeGreaterThan(MATCHES / 3);
  for (const type of seldom.split(' ')) expect(seen.get(type), type).toBeGreaterThan(MATCHES / 15);
  for (const type of rare.split(' ')) expect(seen.get(type), type).toBeGreaterThan(MATCHES / 30);
  expect(seen.get('all-passed')).toBeGreaterThan(MATCHES / 200);
}, 120_000);

const plain: JudgeOptions = {
  session: 'rounds',
  rounds: 2,
  places: 'skip',
  actions: 'must',
  king: 'pickCard',
  wrongToss: 'barred',
};

const otherwise: Partial<JudgeOptions>[] = [
  { session: 'timed' },
  { rounds: 3 },
  { places: 'follow' },
  { actions: 'may' },
  { king: 'wild' },
  { wrongToss: 'tryOthers' },
];

test.each(otherwise)('[V-20] a judge who holds %j against the table disagrees', (other) => {
  const chance = chanceFrom('sfc32:otherwise');
  const playAll = (): void => {
    for (let number = 0; number < 20; number++) {
      const setup = { ...anySetup(number, chance), options: plain };
      playBoth(setup, chance, new Map(), { ...plain, ...other });
    }
  };
  expect(playAll).toThrow(/the engine has|judge[: ]/);
});
