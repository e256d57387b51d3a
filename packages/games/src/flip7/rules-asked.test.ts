import { createMatch } from '@mazzo/kernel';
import { expect, test } from 'vitest';
import { flip7 } from './index.ts';
import { enacted, situations, tableAfter } from './rules.fixture.ts';
import type { Table } from './rules.fixture.ts';

const start = () => tableAfter('');
const turn = () => tableAfter('A+5 B+6 C+7');
const freeze = () => tableAfter('A+5 B+6 C+7 A- B+freeze');
const second = () => tableAfter('A+second B+6 C+7 A+second');
const holders = () => tableAfter('A+second B+second C+7 D+8 A+second', { seats: 4 });
const someOut = (how: string) =>
  tableAfter(`A+second B+6 C+7 D+8 A+5 ${how} C+9 D+10 A+second`, { seats: 4 });
const over = () =>
  tableAfter('A+12 B+12 A+11 B- A+10 A+9 A+8 A-', { seats: 2, options: { target: 50 } });

function unchanged(table: Table, act: () => unknown): unknown {
  const before = JSON.stringify([table.match.state, table.match.log]);
  const result = act();
  expect(JSON.stringify([table.match.state, table.match.log])).toBe(before);
  return result;
}

// What a seat may not do, who tries, and the ruling that says so.
test.each([
  ['[F-5] bank with nothing', start, 'A-', /^F-5$/],
  ['[F-8] choose a player who has banked', freeze, 'B>A', /^F-8$/],
  ['[F-7] keep a second Second Chance', second, 'A>A', /^F-7$/],
  ['[F-7] give it to a holder', holders, 'A>B', /^F-7$/],
  ['[F-7] give it to a player who has banked', () => someOut('B-'), 'A>B', /^F-7$/],
  ['[F-7] give it to a player who has bust', () => someOut('B+6'), 'A>B', /^F-7$/],
  ['[F-7] give it to a player who is frozen', () => someOut('B+freeze B>B'), 'A>B', /^F-7$/],
  ['[C-10] draw out of turn', turn, 'B+', /^C-10$/],
  ['[C-10] bank out of turn', turn, 'C-', /^C-10$/],
  ['[C-10] choose for somebody else', freeze, 'C>C', /^C-10$/],
  ['[C-10] draw while a choice is waited for', freeze, 'B+', /^(C-10|F-8)$/],
  ['[C-10] bank while a choice is waited for', freeze, 'B-', /^(C-10|F-8)$/],
  ['[C-10] choose without a card to give', turn, 'A>B', /^(C-10|F-[48])$/],
  ['[C-10] draw when the match is over', over, 'A+', /^C-10$/],
  ['[C-10] bank when the match is over', over, 'B-', /^C-10$/],
] as const)('%s: refused, and nothing changes', (_, begin, step, rule) => {
  const table = begin();
  const [by, move] = table.read(step);
  const refusal = unchanged(table, () => table.match.play(by, move));
  expect(refusal).toMatchObject({ ok: false, rule: expect.stringMatching(rule) });
  const judged = unchanged(table, () => table.match.check(by, move));
  expect({ ok: false, ...(judged as object) }).toEqual(refusal);
});

const nonsense: unknown[] = [
  null,
  undefined,
  42,
  '',
  'draw',
  true,
  [],
  ['draw'],
  {},
  { type: null },
  { type: 'Draw' },
  { type: 'toString' },
  { type: '__proto__' },
  { seat: 0 },
  { type: 'draw', extra: 1 },
  { type: 'bank', seat: 0 },
  { type: 'target' },
  { type: 'target', seat: null },
  { type: 'target', seat: '1' },
  { type: 'target', seat: 1.5 },
  { type: 'target', seat: Number.NaN },
  { type: 'target', seat: -1 },
  { type: 'target', seat: 3 },
  { type: 'target', seat: 99 },
  { type: 'target', seat: Number.POSITIVE_INFINITY },
  { type: 'target', seat: { valueOf: () => 1 } },
  { type: 'target', seat: 0, extra: 1 },
  { type: 'flip3', seat: 0 },
];

test.each(nonsense.map((move) => [move]))('[C-10] %j is no move', (move) => {
  for (const table of [turn(), freeze(), second(), over()]) {
    for (const letter of ['A', 'B', 'C']) {
      const by = table.seatOf(letter);
      const refusal = unchanged(table, () => table.match.submit(by, move));
      expect(refusal).toMatchObject({ ok: false, rule: expect.stringMatching(/^(C-10|F-[478])$/) });
      expect(unchanged(table, () => table.match.check(by, move))).not.toBeNull();
    }
  }
});

test.each([['clock'], [-1], [3], [99], [0.5], [Number.NaN]] as const)(
  '[C-10] %s is nobody who is asked',
  (by) => {
    for (const table of [turn(), freeze()]) {
      for (const move of [{ type: 'draw' }, { type: 'bank' }, { type: 'target', seat: 0 }]) {
        const refusal = unchanged(table, () => table.match.submit(by, move));
        expect(refusal).toMatchObject({ ok: false, rule: 'C-10' });
      }
    }
  },
);

test('[C-10] an answer to a decision that is closed is refused', () => {
  const table = turn();
  const status = table.match.status();
  const { seat: by, id } = status.over ? { seat: -1, id: -1 } : status.decisions[0]!;
  table.play('A+ B+ C+');
  const late = unchanged(table, () => table.match.play(by, { type: 'draw' }, id));
  expect(late).toMatchObject({ ok: false, rule: 'C-10' });
});

test('[C-6] after any number of refusals the game goes on as if they had not been', () => {
  const plain = turn();
  const disturbed = turn();
  for (const move of nonsense) disturbed.match.submit(disturbed.seatOf('A'), move);
  disturbed.match.play(disturbed.seatOf('B'), { type: 'draw' });
  plain.play('A+ B- C-');
  disturbed.play('A+ B- C-');
  expect(disturbed.match.state).toEqual(plain.match.state);
});

test('[C-5] the first dealer is drawn at random', () => {
  const firsts = Array.from({ length: 200 }, (_, i) => {
    const status = createMatch(flip7, { seats: 4, seed: `sfc32:${i}` }).status();
    return status.over ? -1 : status.decisions[0]!.seat;
  });
  const counts = [0, 1, 2, 3].map((at) => firsts.filter((first) => first === at).length);
  expect(Math.min(...counts)).toBeGreaterThan(25);
});

// A round in which A takes 5, B 9, C 9 and D 2; then A deals and B acts first.
const before = 'A+5 B+9 C+9 D+2 A- B- C- D-';

const three = situations(
  { seats: 3 },
  `
  [C-5] the deal passes to the left each round
    A+1 B+2 C+3 A- B- C- B+4 C+5 A+6 B- C- A- C+7 A+8 B+9 C- A- B- A+10 B+11 C+12 A- B- C-
    => next B +

  [F-15] with nothing one draws
    => timeout A+
  [F-15] with something one banks
    A+5 B+6 C+7 => timeout A-
  [F-15] with a Second Chance alone one banks
    A+second B+6 C+7 => timeout A-
  [F-15] all totals equal: a Freeze goes to the nearest left
    A+freeze => timeout A>B
  [F-15] all totals equal: a Flip Three goes to the nearest left
    A+5 B+flip3 => timeout B>C
  [F-15] nearest to the left of the last seat is the first
    A+5 B+6 C+freeze => timeout C>A
  [F-15] not to whoever is out
    A+5 B+6 C+7 A+8 B- C+9 A+freeze => timeout A>C
  [F-15] inside a Flip Three whoever flipped the card chooses
    A+flip3 A>B B:5 B:freeze => timeout B>C
  [F-15] whoever gave the Flip Three may be hit
    A+5 B+flip3 B>C C:freeze => timeout C>A
`,
);

const four = situations(
  { seats: 4 },
  `
  [F-15] a Freeze goes to the highest total, other than oneself
    ${before} B+freeze => timeout B>C
  [F-15] of equals to the nearest left, seen from C
    ${before} B+1 C+freeze => timeout C>B
  [F-15] of equals to the nearest left, seen from D
    ${before} B+1 C+3 D+freeze => timeout D>B
  [F-15] a Flip Three likewise
    ${before} B+1 C+3 D+4 A+flip3 => timeout A>B
  [F-15] if the highest is out, to the next
    ${before} B+freeze B>B C+freeze C>C D+flip3 => timeout D>A
  [F-15] never to oneself while there is another
    ${before} B+freeze B>C D+freeze D>A B+flip3 => timeout B>D
  [F-15] points of the running round do not count
    ${before} B+1 C+3 D+12 A+freeze => timeout A>B
  [F-15] a Second Chance goes to the lowest total
    ${before} B+second C+3 D+4 A+6 B+second => timeout B>D
  [F-15] a Second Chance: if the lowest holds one, to the next
    ${before} B+second C+3 D+second A+6 B+second => timeout B>A
  [F-15] a Second Chance: if the lowest is out, to the next
    ${before} B+second C+3 D+4 A+6 B+7 C+8 D- A+10 B+second => timeout B>A
  [F-15] a Second Chance: of equals to the nearest left
    A+second B+3 C+4 D+6 A+second => timeout A>B
`,
);

const deferred = situations(
  { seats: 4, options: { flipThreeActions: 'deferred' } },
  `
  [F-15] deferred: what was set aside goes by the same order
    ${before} B+1 C+flip3 C>D D:freeze D:3 D:4 => timeout D>B
  [F-15] deferred: also to whoever has been given a Freeze already
    ${before} B+1 C+flip3 C>D D:freeze D:flip3 D:4 D>B => timeout D>B
`,
);

test.each([...three, ...four, ...deferred])('$says', (situation) => {
  expect(enacted(situation)).toEqual(situation);
});

test('[C-1] a table where every clock runs out goes on to the end', () => {
  for (const seats of [2, 3, 5, 8]) {
    const match = createMatch(flip7, { seats, seed: `sfc32:idle ${seats}` });
    for (let status = match.status(); !status.over; status = match.status()) {
      const decision = status.decisions[0]!;
      const move = flip7.timeout(match.view(decision.seat), decision);
      expect(match.play(decision.seat, move)).toMatchObject({ ok: true });
    }
    expect(match.standings()).toHaveLength(seats);
  }
});
