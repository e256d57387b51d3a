/** Thousands of rests of turns, legal ones and near misses, before the engine and before the judge. */
import { bagSize, chanceFrom, createMatch } from '@mazzo/kernel';
import type { Chance, Match, Seat } from '@mazzo/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { many } from '../../../../scripts/lengths.ts';
import { pinnacola } from './index.ts';
import { cardsIn } from './judge-melds.fixture.ts';
import { mutationNames, mutations } from './judge-mutations.fixture.ts';
import { tellFinish, tellTable } from './judge-notation.fixture.ts';
import { anyDeck, anyOf, randomFinish } from './judge-play.fixture.ts';
import { afterTaking, anyFinish } from './judge-search.fixture.ts';
import { scoreOf, tableAfter, verdictOn, verdicts } from './judge.fixture.ts';
import type { Verdict } from './judge.fixture.ts';
import type { Options } from './options.ts';
import type { Event, Finish, Move, State } from './types.ts';

const FINISHES = many(100_000, 20_000);
const TURNS = 12;
const ATTEMPTS = 12;
/** Cards left in the stock when a late match begins. */
const LATE = 6;

/** Every combination of what matters to a rest of a turn comes in its turn. */
function optionsOf(number: number, chance: Chance): Options {
  const nth = (n: number): number => Math.floor(number / n) % 2;
  return {
    target: 500,
    deal: anyOf(chance, ['13', '13', '15']),
    pozzo: nth(1) === 0 ? 'whole' : 'fromAnyCard',
    jokers: nth(2) === 0 ? 'allowed' : 'clean',
    bonuses: anyOf(chance, ['add', 'replace']),
    earlierMelds: nth(4) === 0 ? 'stay' : 'rearranged',
    emptyStock: anyOf(chance, ['endHand', 'reshuffle']),
  };
}

const otherwise: readonly Partial<Options>[] = [
  { jokers: 'clean' },
  { jokers: 'allowed' },
  { earlierMelds: 'stay' },
  { earlierMelds: 'rearranged' },
];

type Table = Match<State, Move, Event>;

/** What was judged, and how often: `origin accepted`, verdicts, options. */
class Census {
  readonly met = new Map<string, number>();
  readonly faults: string[] = [];
  finishes = 0;

  count(what: string): void {
    this.met.set(what, (this.met.get(what) ?? 0) + 1);
  }

  of(what: string): number {
    return this.met.get(what) ?? 0;
  }
}

/** Puts one rest of a turn before both. */
function judgeFinish(
  state: State,
  seat: Seat,
  finish: Finish,
  origin: string,
  census: Census,
): void {
  const verdict = verdictOn(state, seat, finish);
  const refused = pinnacola.check(state, seat, finish);
  census.finishes++;
  census.count(`${origin} ${verdict === 'fine' ? 'accepted' : 'refused'}`);
  census.count(verdict);
  const { jokers, earlierMelds, pozzo } = state.options;
  census.count(`${jokers} ${earlierMelds} ${pozzo} ${verdict === 'fine' ? 'accepted' : 'refused'}`);
  countOtherwise(state, seat, finish, verdict, census);
  if ((verdict === 'fine') === (refused === null)) return;
  const engine = refused === null ? 'fine' : `${refused.rule} ${refused.reason}`;
  const said = `${origin}: judge ${verdict}, engine ${engine}`;
  census.faults.push(`${said}\n  ${tellTable(state, seat)}\n  ${tellFinish(finish)}`);
}

/** Whether a judge who mistakes an option would be found out. */
function countOtherwise(
  state: State,
  seat: Seat,
  finish: Finish,
  verdict: Verdict,
  census: Census,
) {
  for (const other of otherwise) {
    const options = { ...state.options, ...other };
    const said = verdictOn({ ...state, options }, seat, finish);
    if ((said === 'fine') !== (verdict === 'fine')) census.count(JSON.stringify(other));
  }
}

/** Legal rests of this turn, each put before both, with others one step away. */
function judgeTurn(state: State, seat: Seat, chance: Chance, census: Census): Finish[] {
  const legal: Finish[] = [];
  for (let attempt = 0; attempt < ATTEMPTS && legal.length < 2; attempt++) {
    const finish = randomFinish(state, seat, chance);
    judgeFinish(state, seat, finish, 'random', census);
    if (verdictOn(state, seat, finish) !== 'fine') continue;
    legal.push(finish);
    for (let n = 0; n < 6; n++) judgeMutation(state, seat, finish, chance, census);
    if (chance.below(4) === 0) judgeFinish(state, 1 - seat, finish, 'otherSeat', census);
  }
  return legal;
}

/** One of them that has something to change. */
function judgeMutation(
  state: State,
  seat: Seat,
  finish: Finish,
  chance: Chance,
  census: Census,
): void {
  const favoured = finish.replacements.length > 0 && chance.below(2) === 0;
  const names = favoured
    ? mutationNames.filter((name) => /repl|theirs/i.test(name))
    : mutationNames;
  for (let attempt = 0; attempt < 3; attempt++) {
    const name = anyOf(chance, names);
    const mutated = mutations[name](finish, state, seat, chance);
    if (mutated !== null) return judgeFinish(state, seat, mutated, name, census);
  }
}

/** P-3, where the hand is small enough to try everything. */
function judgePozzo(state: State, seat: Seat, census: Census): void {
  const own = state.melds[seat]!.flatMap(cardsIn).length;
  if (state.options.earlierMelds === 'rearranged' && own > 12) return;
  for (let from = 0; from < state.pozzo.length; from++) {
    const taken = state.pozzo.length - from;
    if (bagSize(state.hands[seat]!) + taken > 8) continue;
    const whole = from === 0 || state.options.pozzo === 'fromAnyCard';
    const finish = whole ? anyFinish(afterTaking(state, seat, from), seat) : null;
    const refused = pinnacola.check(state, seat, { type: 'takePozzo', from });
    census.count(`pozzo ${state.options.earlierMelds} ${finish === null ? 'refused' : 'taken'}`);
    if ((finish === null) === (refused !== null)) continue;
    const found = finish === null ? 'nothing' : tellFinish(finish);
    const engine = refused === null ? 'allows it' : `${refused.rule} ${refused.reason}`;
    census.faults.push(
      `take from ${from}: judge ${found}, engine ${engine}\n  ${tellTable(state, seat)}`,
    );
  }
}

/** P-13 to P-15: what the hand counts, if this ended it. */
function judgeScores(before: State, finish: Finish, told: readonly Event[], census: Census): void {
  const ended = told.find((event) => event.type === 'handEnded');
  if (ended === undefined) return;
  const { closer, inMano } = ended;
  census.count(closer === null ? 'exhausted' : inMano ? 'inMano' : 'closed');
  const seat = before.turn;
  const theirs = [...before.melds[1 - seat]!];
  for (const event of told) {
    if (event.type === 'jokerReplaced' && event.seat !== seat) theirs[event.meld] = event.to;
  }
  const own = tableAfter(before.melds[seat]!, finish);
  for (const at of [seat, 1 - seat]) {
    const left = told.find((event) => event.type === 'shown' && event.seat === at);
    const counts = countsOf(left?.type === 'shown' ? left.cards : []);
    const how = closer !== at ? 'no' : inMano ? 'inMano' : 'yes';
    const judged = scoreOf(at === seat ? own : theirs, counts, before.options, how);
    const { points } = ended.sheets[at]!;
    if (judged !== points) census.faults.push(`score of ${at}: judge ${judged}, engine ${points}`);
  }
}

function countsOf(cards: readonly number[]): number[] {
  return pinnacola.cards.names.map((_, card) => cards.filter((other) => other === card).length);
}

function playTurn(table: Table, chance: Chance, census: Census): void {
  const { state } = table;
  const seat = state.turn;
  judgePozzo(state, seat, census);
  const takes = table.legal(seat).filter((move) => move.type === 'takePozzo');
  const take = takes.length > 0 && chance.below(2) === 0 ? anyOf(chance, takes) : null;
  finishTurn(table, take ?? { type: 'draw' }, chance, census);
}

function finishTurn(table: Table, first: Move, chance: Chance, census: Census): void {
  const { state } = table;
  const seat = state.turn;
  const drawn = table.play(seat, first);
  if (!drawn.ok) throw new Error(`${drawn.rule} ${drawn.reason}: ${tellTable(state, seat)}`);
  const legal = judgeTurn(state, seat, chance, census);
  const hasty = chance.below(4) > 0;
  const finish = (hasty ? mostLaid(legal) : legal[0]) ?? cheapest(table, seat);
  const before = pinnacola.clone(state);
  try {
    const played = table.play(seat, finish);
    // The faults say why.
    if (!played.ok) return census.count('stopped');
    judgeScores(before, finish, played.events, census);
  } catch (error) {
    const situation = `\n  ${tellTable(before, seat)}\n  ${tellFinish(finish)}`;
    throw new Error(`${String(error)}${situation}`, { cause: error });
  }
}

function playEarly(table: Table, chance: Chance, census: Census): void {
  for (let turn = 0; turn < TURNS && !table.status().over; turn++) playTurn(table, chance, census);
}

/** The last turns of a hand in which nobody has taken the pozzo or laid a card. */
function playLate(table: Table, chance: Chance, census: Census): void {
  const { state } = table;
  while (state.stock.length > LATE) {
    table.play(state.turn, { type: 'draw' });
    const discard = state.phase.kind === 'meld' ? state.phase.drawn : null;
    table.submit(state.turn, { type: 'finish', melds: [], changes: [], replacements: [], discard });
  }
  for (let turn = 0; turn < LATE && !table.status().over; turn++)
    finishTurn(table, { type: 'draw' }, chance, census);
}

function mostLaid(finishes: readonly Finish[]): Finish | undefined {
  const cards = ({ melds }: Finish): number => melds.flatMap(cardsIn).length;
  return finishes.toSorted((a, b) => cards(b) - cards(a))[0];
}

/** Where chance has found nothing. */
function cheapest(table: Table, seat: Seat): Finish {
  const status = table.status();
  if (status.over) throw new Error('nobody is asked');
  const move = pinnacola.timeout(table.view(seat), status.decisions[0]!);
  if (move.type !== 'finish') throw new Error(`${move.type} is no rest of a turn`);
  return move;
}

function census(): Census {
  const found = new Census();
  const chance = chanceFrom('sfc32:finishes');
  for (let number = 0; found.finishes < FINISHES; number++) {
    const late = number % 9 === 0;
    // In a late match the second shuffle may be that of the pozzo (P-15).
    const shuffles = late ? [anyDeck(chance)] : [anyDeck(chance), anyDeck(chance)];
    const setup = { seed: `sfc32:judge ${number}`, options: optionsOf(number, chance), shuffles };
    const table = createMatch(pinnacola, setup);
    if (late) playLate(table, chance, found);
    else playEarly(table, chance, found);
  }
  return found;
}

describe('[P-3] [P-6] [P-10] [P-11] [P-12] engine and judge agree', () => {
  let found = new Census();
  beforeAll(() => {
    found = census();
  }, 600_000);
  const counted = (what: readonly string[]): Record<string, number> =>
    Object.fromEntries(what.map((one) => [one, found.of(one)]));

  test(`on ${FINISHES} rests of a turn, on taking the pozzo and on the points`, () => {
    console.log(
      JSON.stringify(Object.fromEntries([...found.met].toSorted(([a], [b]) => (a < b ? -1 : 1)))),
    );
    expect(found.faults.slice(0, 8).join('\n')).toBe('');
  });

  test.each(verdicts)('%s was among the verdicts', (verdict) => {
    expect(found.of(verdict)).toBeGreaterThan(3);
  });

  test.each(mutationNames)('%s was tried often', (name) => {
    expect(found.of(`${name} accepted`) + found.of(`${name} refused`)).toBeGreaterThan(50);
    expect(found.of(`${name} refused`)).toBeGreaterThan(5);
  });

  test.each(otherwise)('a judge who holds %j against the table would disagree', (other) => {
    expect(found.of(JSON.stringify(other))).toBeGreaterThan(3);
  });

  test('under every option finishes were accepted and refused', () => {
    const every = ['allowed', 'clean'].flatMap((jokers) =>
      ['stay', 'rearranged'].flatMap((melds) =>
        ['whole', 'fromAnyCard'].flatMap((pozzo) =>
          ['accepted', 'refused'].map((said) => `${jokers} ${melds} ${pozzo} ${said}`),
        ),
      ),
    );
    for (const [what, often] of Object.entries(counted(every)))
      expect(often, what).toBeGreaterThan(200);
  });

  test('the pozzo could be taken and not taken, and hands ended in every way', () => {
    const ways = ['stay', 'rearranged'].flatMap((melds) => [
      `pozzo ${melds} taken`,
      `pozzo ${melds} refused`,
    ]);
    const all = counted([
      ...ways,
      'closed',
      'inMano',
      'exhausted',
      'random accepted',
      'random refused',
    ]);
    for (const [what, often] of Object.entries(all)) expect(often, what).toBeGreaterThan(3);
  });
});
