import { chanceFrom, createMatch } from '@mazzo/kernel';
import type { Chance } from '@mazzo/kernel';
import { expect, test } from 'vitest';
import { many } from '../../../../scripts/lengths.ts';
import { flip7 } from './index.ts';
import { judge, wholePack } from './judge.fixture.ts';
import { cardsOf, fateOf } from './line.ts';
import type { Judge, JudgeMove, JudgeOptions } from './judge.fixture.ts';

type Match = ReturnType<typeof deal>;
type State = Match['state'];
type Told = Extract<ReturnType<Match['play']>, { ok: true }>['events'];

// All that is asked of the engine's state. There a Freeze or a Flip Three in use lies before the
// player who has it; it is no part of the line.
function lines(state: State): (readonly number[])[] {
  const inUse = new Set(['freeze', 'flip3'].map((name) => flip7.cards.names.indexOf(name)));
  return state.players.map((player) => cardsOf(player).filter((card) => !inUse.has(card)));
}
function standing(state: State): ('in' | 'banked' | 'busted')[] {
  return state.players.map((_, seat) => fateOf(state, seat));
}

interface Setup {
  readonly seed: string;
  readonly seats: number;
  readonly options: JudgeOptions;
  /** The first deck's cards from the top, as far as they are stacked. */
  readonly deck: readonly string[];
  /** How it is played; by default at random. */
  readonly pick?: (judged: Judge, moves: readonly JudgeMove[]) => JudgeMove;
}

function anyOf<Value>(chance: Chance, values: readonly Value[]): Value {
  return values[chance.below(values.length)]!;
}

/** Any table. Left to chance actions would meet too seldom, so most decks are stacked. */
function anySetup(number: number, chance: Chance): Setup {
  const options: JudgeOptions = {
    target: anyOf(chance, [50, 50, 100, 200]),
    plusEights: anyOf(chance, ['two', 'one']),
    openingDeal: anyOf(chance, ['off', 'on']),
    flipThreeActions: anyOf(chance, ['immediate', 'deferred']),
    seven: anyOf(chance, ['everyoneBanks', 'thatPlayerBanks', 'othersForfeit']),
    ties: anyOf(chance, ['playOn', 'shared']),
    deck: anyOf(chance, ['persistent', 'persistent', 'freshEachRound']),
  };
  const stacked = anyOf(chance, ['not', 'top', 'bottom'] as const);
  const deck = stacked === 'not' ? [] : actionsAt(stacked, options, chance);
  return { seed: `sfc32:judge ${number}`, seats: 2 + (number % 7), options, deck };
}

/** A deck with all its actions among the first cards, or among the last: there the deck runs out. */
function actionsAt(end: 'top' | 'bottom', options: JudgeOptions, chance: Chance): string[] {
  const pack = wholePack(options.plusEights);
  const actions = pack.filter((card) => ['freeze', 'flip3', 'second'].includes(card));
  const others = shuffled(
    pack.filter((card) => !actions.includes(card)),
    chance,
  );
  const mixed = shuffled([...actions, ...others.slice(0, 15)], chance);
  return end === 'top' ? mixed : [...others.slice(15), ...mixed];
}

/** A deck with the same seven numbers again and again, in its middle with its actions among them. */
function climbing(seats: number, chance: Chance): string[] {
  const seven = shuffled(['6', '7', '8', '9', '10', '11', '12'], chance);
  const numbers = Array.from({ length: 6 }, () => seven).flat();
  const middle = numbers.splice(3 * seats, 12);
  for (const action of ['flip3', 'flip3', 'flip3', 'freeze', 'freeze', 'second']) {
    middle.splice(chance.below(middle.length), 0, action);
  }
  return numbers.toSpliced(3 * seats, 0, ...middle);
}

/** Nobody banks, and what there is to give goes to whoever has most cards. */
function boldly({ players }: Judge, moves: readonly JudgeMove[]): JudgeMove {
  const cards = (move: JudgeMove) => (move.type === 'target' ? players[move.seat]!.line.length : 0);
  return moves.toSorted((a, b) => cards(b) - cards(a))[0]!;
}

function shuffled(cards: readonly string[], chance: Chance): string[] {
  const order = cards.map((_, i) => i);
  chance.shuffle(order);
  return order.map((i) => cards[i]!);
}

function deal({ seed, seats, options, deck }: Setup) {
  return createMatch(flip7, { seed, seats, options, shuffles: [deck] });
}

const names = (cards: readonly number[]): string[] => cards.map((card) => flip7.cards.names[card]!);

/** One whole match on the engine and before the judge; `seen` counts what was told. */
function playBoth(
  setup: Setup,
  chance: Chance,
  seen: Map<string, number>,
  options: JudgeOptions = setup.options,
): void {
  const match = deal(setup);
  const rounds: (readonly number[])[] = [];
  const dealers: number[] = [];
  const timidity = 2 + chance.below(12);
  let moves = 0;
  try {
    const opened = hear((match.log[0] as unknown as { readonly events: Told }).events);
    const judged = judge(options, setup.seats, dealers[0]!, opened);
    compare(match, judged, rounds, dealers);
    for (; judged.question !== null; compare(match, judged, rounds, dealers)) {
      moves++;
      const { moves: open } = judged.question;
      const move = setup.pick?.(judged, open) ?? anyMove(open, chance, timidity);
      const played = match.play(judged.question.seat, move);
      if (!played.ok) throw new Error(`judge: ${played.rule} refuses ${JSON.stringify(move)}`);
      judged.answer(move, hear(played.events));
    }
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    throw new Error(`${JSON.stringify(setup)}, move ${moves}: ${what}`, { cause: error });
  }

  /** Takes down what was told; the decks that were shuffled. */
  function hear(told: Told): string[][] {
    for (const [at, event] of told.entries()) {
      count(seen, event.type);
      if (event.type === 'sevenNumbers') count(seen, `seven, then ${told[at + 1]?.type}`);
      if (event.type === 'roundBegan') dealers.push(event.dealer);
      if (event.type === 'roundEnded') rounds.push(event.scores);
    }
    return told.flatMap((event) => (event.type === 'shuffled' ? [names(event.cards)] : []));
  }
}

function count(seen: Map<string, number>, what: string): void {
  seen.set(what, (seen.get(what) ?? 0) + 1);
}

function anyMove(moves: readonly JudgeMove[], chance: Chance, timidity: number): JudgeMove {
  const bank = moves.find((move) => move.type === 'bank');
  if (bank === undefined) return anyOf(chance, moves);
  return chance.below(timidity) === 0 ? bank : { type: 'draw' };
}

function compare(
  match: Match,
  judged: Judge,
  rounds: readonly (readonly number[])[],
  dealers: readonly number[],
): void {
  const totals = judged.players.map((player) => player.total);
  same('rounds', rounds, judged.rounds);
  same('dealers', dealers, judged.dealers);
  same('tally', flip7.tally(match.state), { rounds: judged.rounds.length, totals });
  const status = match.status();
  if (judged.question === null || status.over) {
    same('over', status.over, judged.question === null);
    same('standings', placesOf(match), placesIn(totals));
    return;
  }
  same(
    'asked',
    status.decisions.map((decision) => decision.seat),
    [judged.question.seat],
  );
  const { seat: asked, card, moves } = judged.question;
  judged.players.forEach((player, seat) => {
    same(`legal for ${seat}`, sorted(match.legal(seat)), sorted(seat === asked ? moves : []));
    const toGive = seat === asked && card === 'second' ? ['second'] : [];
    const line = [...player.line, ...toGive].toSorted();
    same(`line of ${seat}`, names(lines(match.state)[seat]!).toSorted(), line);
    same(`standing of ${seat}`, standing(match.state)[seat], player.standing);
  });
}

function same(what: string, engine: unknown, judged: unknown): void {
  const [found, due] = [JSON.stringify(engine), JSON.stringify(judged)];
  if (found !== due) throw new Error(`${what}: the engine has ${found}, the judge ${due}`);
}

function sorted(moves: readonly object[]): string[] {
  return moves.map((move) => JSON.stringify(move)).toSorted();
}

/** Who is first, and whether nobody stands above a better one. */
function placesOf(match: Match): object {
  const standings = match.standings().toSorted((a, b) => a.seat - b.seat);
  return {
    scores: standings.map((standing) => standing.score),
    places: standings.map((standing) => standing.place),
  };
}

function placesIn(totals: readonly number[]): object {
  const places = totals.map((total) => 1 + totals.filter((other) => other > total).length);
  return { scores: totals, places };
}

const MATCHES = many(5000, 150);

test('[F-16] engine and judge agree on every decision of thousands of matches', () => {
  const seen = new Map<string, number>();
  const chance = chanceFrom('sfc32:judge');
  for (let number = 0; number < MATCHES; number++) playBoth(anySetup(number, chance), chance, seen);
  const rare = ['saved', 'setAside', 'assigned', 'secondChanceGiven', 'discarded', 'sevenNumbers'];
  for (const type of rare) expect(seen.get(type), type).toBeGreaterThan(MATCHES / 10);
  expect(seen.get('shuffled')).toBeGreaterThan(2 * MATCHES);
}, 60_000);

const plain: JudgeOptions = {
  target: 50,
  plusEights: 'two',
  openingDeal: 'off',
  flipThreeActions: 'immediate',
  seven: 'everyoneBanks',
  ties: 'playOn',
  deck: 'persistent',
};

test('[F-11] they agree where somebody gets seven numbers and the others play on', () => {
  const seen = new Map<string, number>();
  const chance = chanceFrom('sfc32:play on');
  const matches = many(1500, 75);
  for (let number = 0; number < matches; number++) {
    const options: JudgeOptions = {
      ...plain,
      seven: 'thatPlayerBanks',
      openingDeal: anyOf(chance, ['off', 'on']),
      flipThreeActions: anyOf(chance, ['immediate', 'deferred']),
    };
    const setup = { seed: `sfc32:play on ${number}`, seats: 2 + (number % 5), options };
    playBoth({ ...setup, deck: climbing(setup.seats, chance), pick: boldly }, chance, seen);
  }
  expect(seen.get('seven, then flipThreeEnded')).toBeGreaterThan(matches / 30);
  expect(seen.get('seven, then discarded')).toBeGreaterThan(matches / 250);
});

const otherwise: Partial<JudgeOptions>[] = [
  { target: 57 },
  { plusEights: 'one' },
  { openingDeal: 'on' },
  { flipThreeActions: 'deferred' },
  { seven: 'thatPlayerBanks' },
  { seven: 'othersForfeit' },
  { ties: 'shared' },
  { deck: 'freshEachRound' },
];

test.each(otherwise)('[F-16] a judge who holds %j against the table disagrees', (other) => {
  const chance = chanceFrom('sfc32:otherwise');
  const playAll = (): void => {
    for (let number = 0; number < 500; number++) {
      const deck = actionsAt('top', plain, chance);
      const setup = { seed: `sfc32:otherwise ${number}`, seats: 2, options: plain, deck };
      playBoth(setup, chance, new Map(), { ...plain, ...other });
    }
  };
  expect(playAll).toThrow(/the engine has|judge:/);
});
