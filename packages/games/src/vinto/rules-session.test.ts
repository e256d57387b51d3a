import { chanceFrom, createMatch } from '@mazzo/kernel';
import { expect, test } from 'vitest';
import { vinto } from './index.ts';
import { gamePoints, placesOf } from './scoring.ts';
import { dealt, tableAfter } from './rules.fixture.ts';
import type { Setup, Table } from './rules.fixture.ts';

test('[V-16] the options and their defaults', () => {
  const { options } = createMatch(vinto).state;
  expect(options).toEqual({
    session: 'timed',
    minutes: 30,
    rounds: 8,
    places: 'skip',
    actions: 'must',
    king: 'pickCard',
    wrongToss: 'barred',
    memoryAid: 'off',
  });
  expect(vinto.options.minutes).toMatchObject({ min: 5, max: 120 });
  expect(vinto.options.rounds).toMatchObject({ min: 1, max: 20 });
});

test.each([{ minutes: 4 }, { minutes: 121 }, { rounds: 0 }, { rounds: 21 }, { rounds: 1.5 }])(
  '[V-16] there is no session with %j',
  (options) => {
    expect(() => createMatch(vinto, { options })).toThrow(RangeError);
  },
);

// Rows for the player who begins and calls, and for the three others.
const low = ['2c', '2d', '2h', '2s', '3c'];
const alike = [
  ['2c', '3c', '4c', '5c', '6c'],
  ['2d', '3d', '4d', '5d', '6d'],
  ['2h', '3h', '4h', '5h', '6h'],
  ['2s', '3s', '4s', '5s', '6s'],
];
const tens = ['10c', '10d', '10h', '10s', '9s'];
const deals = {
  wins: [low, ['3d', '3h', '3s', '4c', '4d'], ['5c', '5d', '5h', '5s', '4h'], tens],
  loses: [tens, low, ['3d', '3h', '3s', '4c', '4d'], ['5c', '5d', '5h', '5s', '4h']],
  ties: alike,
};

/** Rounds in which the player who begins calls at once; and wins, loses or ties. */
function afterRounds(outcomes: readonly (keyof typeof deals)[], setup: Setup = {}): Table {
  const shuffles = outcomes.map((outcome) => [...deals[outcome].flat(), 'joker', '8c', '8d']);
  const options = { rounds: outcomes.length, ...setup.options };
  const table = dealt(shuffles, { ...setup, options, peeks: true });
  outcomes.forEach((_, round) => {
    const order = [0, 1, 2, 3].map((i) => 'ABCD'[(round + i) % 4]!);
    const [first, ...others] = order as [string, string, string, string];
    table.play(order.map((letter) => `${letter}?1 ${letter}?2`).join(' '));
    table.play(`${first}+ ${first}- | ${first}.vinto`);
    table.play(others.map((letter) => `${letter}+ ${letter}- ;`).join(' '));
  });
  return table;
}

/** Outcomes of the rounds, totals, then places and game points with `skip`, and with `follow`. */
const sessions = [
  ['wins', 'A:3 B:-1 C:-1 D:-1', '1222 5333', '1222 5333'],
  ['loses', 'A:-1 B:3 C:3 D:3', '4111 0555', '2111 3555'],
  ['ties', 'A:3 B:0 C:0 D:0', '1222 5333', '1222 5333'],
  ['wins loses', 'A:6 B:-2 C:2 D:2', '1422 5033', '1322 5233'],
  ['wins wins', 'A:2 B:2 C:-2 D:-2', '1133 5522', '1122 5533'],
  ['wins wins wins', 'A:1 B:1 C:1 D:-3', '1114 5550', '1112 5553'],
  ['ties wins', 'A:2 B:3 C:-1 D:-1', '2133 3522', '2133 3522'],
  ['ties ties ties wins loses ties', 'A:1 B:8 C:5 D:6', '4132 0523', '4132 0523'],
] as const;

/** The first figure of each is A's. */
function perLetter(figures: string): string {
  return figures
    .split('')
    .map((figure, at) => `${'ABCD'[at]}:${figure}`)
    .join(' ');
}

const tables = sessions.flatMap(([rounds, totals, skip, follow]) => [
  { places: 'skip' as const, rounds, totals, due: skip },
  { places: 'follow' as const, rounds, totals, due: follow },
]);

test.each(tables)('[V-16] $places: $rounds, $totals: $due', ({ places, rounds, totals, due }) => {
  const outcomes = rounds.split(' ') as (keyof typeof deals)[];
  const table = afterRounds(outcomes, { options: { places } });
  expect(table.fact('next')).toBe('over');
  expect(table.fact('totals')).toBe(totals);
  expect([table.fact('places'), table.fact('game')]).toEqual(due.split(' ').map(perLetter));
});

test.each([
  // The ruling's own examples first.
  ['skip', [6, 3, 3, -1], [5, 3, 3, 0], [1, 2, 2, 4]],
  ['skip', [6, 3, -1, -1], [5, 3, 2, 2], [1, 2, 3, 3]],
  ['follow', [6, 3, 3, -1], [5, 3, 3, 2], [1, 2, 2, 3]],
  ['follow', [6, 3, -1, -1], [5, 3, 2, 2], [1, 2, 3, 3]],
  ['skip', [0, 0, 0, 0, 0], [5, 5, 5, 5, 5], [1, 1, 1, 1, 1]],
  ['follow', [0, 0, 0, 0, 0], [5, 5, 5, 5, 5], [1, 1, 1, 1, 1]],
  ['skip', [9, 9, 4, 4, 1], [5, 5, 2, 2, 0], [1, 1, 3, 3, 5]],
  ['follow', [9, 9, 4, 4, 1], [5, 5, 3, 3, 2], [1, 1, 2, 2, 3]],
  ['skip', [-1, 7, 7, 7, 3], [0, 5, 5, 5, 0], [5, 1, 1, 1, 4]],
  ['follow', [-1, 7, 7, 7, 3], [2, 5, 5, 5, 3], [3, 1, 1, 1, 2]],
  ['skip', [8, 5, 5, 5, 5], [5, 3, 3, 3, 3], [1, 2, 2, 2, 2]],
  ['skip', [5, 4, 3, 2, 1], [5, 3, 2, 0, 0], [1, 2, 3, 4, 5]],
  ['follow', [5, 4, 3, 2, 1], [5, 3, 2, 0, 0], [1, 2, 3, 4, 5]],
] as const)('[V-16] %s: totals %j give %j', (places, totals, points, due) => {
  const options = { ...createMatch(vinto).state.options, places };
  expect(gamePoints(totals, options)).toEqual(points);
  expect(placesOf(totals, options)).toEqual(due);
});

test('[V-16] all equal: all are first', () => {
  const table = dealt([], { options: { rounds: 1 } });
  idle(table);
  expect(table.fact('totals')).toBe('A:0 B:0 C:0 D:0');
  expect(table.fact('places')).toBe('A:1 B:1 C:1 D:1');
  expect(table.fact('game')).toBe('A:5 B:5 C:5 D:5');
});

test('[C-5] the first turn passes to the left each round', () => {
  const table = afterRounds(['ties', 'ties', 'ties', 'ties', 'ties', 'ties']);
  const firsts = table.told().flatMap((event) => (event.type === 'roundBegan' ? event.first : []));
  expect(firsts.map(table.letterOf).join('')).toBe('ABCDAB');
});

test('[V-1] each round is dealt from all cards, and peeked at anew', () => {
  const table = afterRounds(['wins'], { options: { rounds: 2 } });
  expect(table.fact('next')).toBe('A ?12345 and B ?12345 and C ?12345 and D ?12345');
  expect(table.fact('seesA')).toBe('nothing');
  expect(table.fact('left')).toBe('33');
});

/** Lets every clock but the session's run out, until so many rounds are over or the match is. */
function idle({ match }: Pick<Table, 'match'>, rounds = Number.POSITIVE_INFINITY): void {
  for (let status = match.status(); !status.over; status = match.status()) {
    if (vinto.tally(match.state).rounds >= rounds) return;
    const decision = status.decisions.find(({ pace }) => pace !== 'free')!;
    const move = vinto.timeout(match.view(decision.seat), decision);
    expect(match.play(decision.seat, move)).toMatchObject({ ok: true });
  }
}

const timed = { session: 'timed', minutes: 30 } as const;

test('[V-16] a timed session has a clock of its own', () => {
  const status = createMatch(vinto, { options: timed }).status();
  expect(status).toMatchObject({ over: false, clocks: [{ seat: null, minutes: 30 }] });
});

test('[V-16] a session of rounds has none, and no time can run out', () => {
  const match = createMatch(vinto, { options: { session: 'rounds' } });
  expect(match.status()).toMatchObject({ over: false, clocks: [] });
  const refusal = match.play('clock', { type: 'timeUp' });
  expect(refusal).toMatchObject({ ok: false, rule: expect.stringMatching(/^(V-16|C-10)$/) });
});

// Where the table stands, and whether the story tells the peeks.
test.each([
  ['before anybody has peeked', '', true],
  ['while some have peeked', 'A?1 A?2 C?5', true],
  ['before a draw', '', false],
  ['with a card drawn', 'A+9s', false],
  ['before an action chooses', 'A+9s A!', false],
  ['between a King and its name', 'A+Ks A! A>B1', false],
  ["between a Jack's two cards", 'A+Js A! A>B1', false],
  ['between a look and a swap', 'A+Qs A! A>B1 A>C1', false],
  ['before an Ace gives', 'A+As A!', false],
  ['in the toss-in', 'A+9s A- B.pass', false],
  ['with a tossed action under way', 'B1=9h A+9s A- B*1', false],
  ['with tossed actions waiting', 'B1=9h C1=9d A+9s A- B*1 C*1', false],
  ['before the call', 'A+9s A- |', false],
  ['in the final round', 'A+9s A- | A.vinto', false],
  ['in the last window of the final round', 'A+9s A- | A.vinto B+8c B- ; C+8d C- ; D+8h D-', false],
] as const)('[V-16] the time runs out %s: the round is played out', (_, story, peeks) => {
  const table = tableAfter(story, { options: timed, peeks });
  const { match } = table;
  const before = [table.fact('next'), match.status()] as const;
  const told = match.play('clock', { type: 'timeUp' });
  expect(told).toMatchObject({ ok: true, events: [{ type: 'timeUp' }] });
  expect(table.fact('next')).toBe(before[0]);
  expect(match.status()).toEqual({ ...before[1], clocks: [] });
  idle(table);
  expect(match.status().over).toBe(true);
  expect(vinto.tally(match.state).rounds).toBe(1);
});

test('[V-16] the time runs out in the third round: it is the last', () => {
  const table = dealt([], { options: timed });
  idle(table, 2);
  table.match.play('clock', { type: 'timeUp' });
  idle(table);
  expect(vinto.tally(table.match.state).rounds).toBe(3);
});

test('[V-16] the time runs out once, and no seat can say so', () => {
  const table = dealt([], { options: timed });
  const byA = table.match.play(table.seatOf('A'), { type: 'timeUp' });
  expect(byA).toMatchObject({ ok: false, rule: expect.stringMatching(/^(V-16|C-10)$/) });
  table.match.play('clock', { type: 'timeUp' });
  const again = table.match.play('clock', { type: 'timeUp' });
  expect(again).toMatchObject({ ok: false, rule: expect.stringMatching(/^(V-16|C-10)$/) });
});

test('[C-7] a session whose time never runs out ends after 50 rounds', () => {
  const table = dealt([], { options: timed });
  idle(table, 49);
  expect(table.match.status().over).toBe(false);
  idle(table);
  expect(vinto.tally(table.match.state).rounds).toBe(50);
  expect(table.fact('places')).toBe('A:1 B:1 C:1 D:1');
});

test('[V-17] the memory aid changes nothing in the game itself', () => {
  const played = (['off', 'ownCards', 'allSeen'] as const).map((memoryAid) => {
    const match = createMatch(vinto, {
      seed: 'sfc32:memory',
      options: { memoryAid, session: 'rounds', rounds: 2 },
    });
    const chance = chanceFrom('sfc32:memory moves');
    for (let status = match.status(); !status.over; status = match.status()) {
      const { seat } = status.decisions[chance.below(status.decisions.length)]!;
      const moves = match.legal(seat);
      match.submit(seat, moves[chance.below(moves.length)]);
    }
    return JSON.stringify({ ...match.state, options: null });
  });
  expect(new Set(played).size).toBe(1);
});

test('[V-17] by default nothing is kept in view for the forgetful', () => {
  expect(vinto.options.memoryAid).toMatchObject({
    values: ['off', 'ownCards', 'allSeen'],
    default: 'off',
  });
});
