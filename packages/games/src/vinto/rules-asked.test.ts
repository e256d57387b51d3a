import { createMatch } from '@mazzo/kernel';
import { expect, test } from 'vitest';
import { vinto } from './index.ts';
import { enacted, situations, tableAfter } from './rules.fixture.ts';
import type { Setup, Table } from './rules.fixture.ts';

function unchanged(table: Table, act: () => unknown): unknown {
  const before = JSON.stringify([table.match.state, table.match.log]);
  const result = act();
  expect(JSON.stringify([table.match.state, table.match.log])).toBe(before);
  return result;
}

const peeks: Setup = { peeks: true };
const may: Setup = { options: { actions: 'may' } };
const wild: Setup = { options: { king: 'wild' } };
const tryOthers: Setup = { options: { wrongToss: 'tryOthers' } };
const called = 'A+8s A- | A.vinto';

// What a seat may not do, after which story, and the ruling that says so.
test.each([
  ['[V-2] peek at the same card twice', 'A?1', 'A?1', /^V-2$/, peeks],
  ['[V-2] peek at a third card', 'A?1 A?2', 'A?3', /^(V-2|C-10)$/, peeks],
  ['[V-2] peek at a place that is not there', '', 'A?6', /^V-(2|21)$/, peeks],
  ['[V-2] draw before everyone has peeked', '', 'A+', /^(V-2|C-10)$/, peeks],
  ['[V-2] draw before the others have peeked', 'A?1 A?2', 'A+', /^(V-2|C-10)$/, peeks],
  ['[V-2] peek once the round has begun', '', 'A?3', /^(V-2|C-10)$/, {}],
  ['[V-4] draw twice', 'A+9s', 'A+', /^(V-4|V-20|C-10)$/, {}],
  ['[V-4] discard before drawing', '', 'A-', /^(V-4|C-10)$/, {}],
  ['[V-4] swap before drawing', '', 'A=1', /^(V-4|C-10)$/, {}],
  ['[V-3] play a card without an action', 'A+joker', 'A!', /^V-[34]$/, {}],
  ['[V-4] swap for a place that is not there', 'A+9s', 'A=6', /^V-(4|5|21)$/, {}],
  ['[V-21] swap for a gap', 'A+Ks A! A>B3 A#4 ; B+9s', 'B=3', /^V-(4|5|21)$/, {}],
  ['[V-6] take a plain card', '', 'A.take', /^V-6$/, {}],
  ['[V-6] take a used card', 'A+9s A! A>B1 ;', 'B.take', /^V-6$/, {}],
  ['[V-6] take a card that was taken', 'up=9d A.take A>B1 ;', 'B.take', /^V-6$/, {}],
  ['[V-6] take after drawing', 'up=9d A+8s', 'A.take', /^(V-6|V-20|C-10)$/, {}],
  ['[V-6] swap a card taken into the hand', 'up=9d A.take', 'A=1', /^(V-[46]|C-10)$/, {}],
  ['[V-6] discard a card taken', 'up=9d A.take', 'A-', /^(V-[46]|C-10)$/, {}],
  ['[V-6] decline an action', 'A+9s A!', 'A.decline', /^V-6$/, {}],
  ['[V-6] decline after the first step', 'A+Ks A! A>B1', 'A.decline', /^V-6$/, may],
  ['[V-7] 7 on an opponent', 'A+7s A!', 'A>B1', /^V-7$/, {}],
  ['[V-7] 8 on an opponent', 'A+8s A!', 'A>D5', /^V-7$/, {}],
  ['[V-7] 9 on oneself', 'A+9s A!', 'A>A1', /^V-7$/, {}],
  ['[V-7] 10 on oneself', 'A+10s A!', 'A>A5', /^V-7$/, {}],
  ["[V-7] J on one player's two cards", 'A+Js A! A>B1', 'A>B2', /^V-7$/, {}],
  ['[V-7] J on the same card twice', 'A+Js A! A>B1', 'A>B1', /^V-7$/, {}],
  ['[V-7] J on two own cards', 'A+Js A! A>A1', 'A>A2', /^V-7$/, {}],
  ["[V-7] Q on one player's two cards", 'A+Qs A! A>B1', 'A>B2', /^V-7$/, {}],
  ['[V-7] Q on two own cards', 'A+Qs A! A>A1', 'A>A2', /^V-7$/, {}],
  ['[V-7] Q swaps before looking', 'A+Qs A! A>B1', 'A.swap', /^(V-7|C-10)$/, {}],
  ['[V-7] J leaves', 'A+Js A! A>B1', 'A.leave', /^(V-7|C-10)$/, {}],
  ['[V-7] A points at a card', 'A+As A!', 'A>B1', /^(V-7|C-10)$/, {}],
  ['[V-7] 9 gives a card', 'A+9s A!', 'A>B', /^(V-7|C-10)$/, {}],
  ['[V-21] 9 on a gap', 'A+Ks A! A>B3 A#4 ; B+8s B- ; C+9s C!', 'C>B3', /^V-(7|21)$/, {}],
  ['[V-8] a King names before choosing', 'A+Ks A!', 'A#K', /^(V-8|C-10)$/, {}],
  ['[V-8] a King chooses twice', 'A+Ks A! A>B1', 'A>B2', /^(V-[78]|C-10)$/, {}],
  ['[V-8] wild: a King names a King', 'A+Ks A!', 'A#K', /^V-8$/, wild],
  ['[V-8] wild: a King names a 2', 'A+Ks A!', 'A#2', /^V-8$/, wild],
  ['[V-8] wild: a King names a joker', 'A+Ks A!', 'A#joker', /^V-8$/, wild],
  ['[V-8] wild: a King points at a card', 'A+Ks A!', 'A>B1', /^(V-[78]|C-10)$/, wild],
  ['[V-9] toss in before the turn', 'up=2h', 'A*1', /^(V-9|C-10)$/, {}],
  ['[V-9] toss in while the turn is played', 'A+2h A=1 ; B+8s', 'B*1', /^(V-9|C-10)$/, {}],
  ['[V-9] toss in when the window has closed', 'A+joker A=1 |', 'A*2', /^(V-9|C-10)$/, {}],
  ['[V-9] toss in the same place twice', 'B1=9h A+9s A- B*1', 'B*1', /^V-(9|21)$/, {}],
  ['[V-9] toss in a place twice, plain', 'A+joker A=4 B*4', 'B*4', /^V-(9|21)$/, {}],
  ['[V-9] toss in a place that is not there', 'A+9s A-', 'B*6', /^V-(9|21)$/, {}],
  ['[V-9] toss in after passing', 'A+9s A- B.pass', 'B*1', /^(V-9|C-10)$/, {}],
  ['[V-9] pass twice', 'A+9s A- B.pass', 'B.pass', /^(V-9|C-10)$/, {}],
  ["[V-9] play another's tossed action", 'B1=9h A+9s A- B*1', 'A>C1', /^(V-[79]|C-10)$/, {}],
  ['[V-9] play a waiting action', 'B1=9h C1=9d A+9s A- B*1 C*1', 'C>A1', /^(V-[79]|C-10)$/, {}],
  ['[V-10] toss in again after a wrong one', 'A+9s A- B*1 B:10c', 'B*2', /^(V-10|C-10)$/, {}],
  ['[V-10] try the same card again', 'A+9s A- B*1 B:10c', 'B*1', /^V-10$/, tryOthers],
  ['[V-11] call before drawing', '', 'A.vinto', /^V-11$/, {}],
  ['[V-11] call before discarding', 'A+9s', 'A.vinto', /^V-11$/, {}],
  ['[V-11] call before an action is played', 'A+9s A!', 'A.vinto', /^V-11$/, {}],
  ['[V-11] call while the toss-in is open', 'A+9s A-', 'A.vinto', /^V-11$/, {}],
  ['[V-11] call while own action waits', 'A1=9h A+9s A- A*1', 'A.vinto', /^V-11$/, {}],
  ["[V-11] call while another's waits", 'B1=9h A+9s A- B*1', 'A.vinto', /^V-11$/, {}],
  ['[V-11] call out of turn', 'A+9s A- |', 'B.vinto', /^(V-11|C-10)$/, {}],
  ["[V-11] call in another's toss-in", 'A+9s A-', 'B.vinto', /^V-11$/, {}],
  ['[V-11] call twice', called, 'A.vinto', /^(V-1[12]|C-10)$/, {}],
  ['[V-11] call when it has been called', called, 'B.vinto', /^V-1[12]$/, {}],
  ['[V-11] call at the end of a final turn', `${called} B+9s B-`, 'B.vinto', /^V-1[12]$/, {}],
  ['[V-11] end the turn before drawing', '', 'A.end', /^(V-11|V-20|V-4|C-10)$/, {}],
  ['[V-12] toss in as the caller', `A1=9h ${called} B+9s B-`, 'A*1', /^(V-12|C-10)$/, {}],
  ['[V-12] look at the caller by a 9', `${called} B+9s B!`, 'B>A1', /^V-12$/, {}],
  ['[V-12] look at the caller by a 10', `${called} B+10s B!`, 'B>A1', /^V-12$/, {}],
  ["[V-12] swap the caller's card by a Jack", `${called} B+Js B!`, 'B>A1', /^V-12$/, {}],
  ["[V-12] look at the caller's by a Queen", `${called} B+Qs B! B>B1`, 'B>A1', /^V-12$/, {}],
  ["[V-12] name the caller's card", `${called} B+Ks B!`, 'B>A1', /^V-12$/, {}],
  ['[V-12] give the caller a card', `${called} B+As B!`, 'B>A', /^V-12$/, {}],
  ['[V-14] pass with cards to draw', '', 'A.skip', /^V-14$/, {}],
  ['[C-10] draw out of turn', '', 'B+', /^C-10$/, {}],
  ["[C-10] discard another's card", 'A+9s', 'B-', /^C-10$/, {}],
  ["[C-10] choose for another's action", 'A+9s A!', 'C>B1', /^C-10$/, {}],
  ['[C-10] end the turn of another', 'A+9s A- |', 'C.end', /^C-10$/, {}],
] as const)('%s: refused, and nothing changes', (_, story, step, rule, setup) => {
  const table = tableAfter(story, setup);
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
  'draw',
  [],
  {},
  { type: null },
  { type: 'Draw' },
  { type: '__proto__' },
  { type: 'draw', extra: 1 },
  { type: 'peek' },
  { type: 'peek', slot: -1 },
  { type: 'peek', slot: '1' },
  { type: 'swap', slot: 0 },
  { type: 'swap', slot: 0, declare: 14 },
  { type: 'swap', slot: 0, declare: -1 },
  { type: 'swap', slot: 0, declare: '7' },
  { type: 'swap', slot: 1.5, declare: null },
  { type: 'target', seat: 1 },
  { type: 'target', seat: 9, slot: 0 },
  { type: 'target', seat: 0, slot: Number.NaN },
  { type: 'name', rank: 14 },
  { type: 'name', rank: 'K' },
  { type: 'giveCard' },
  { type: 'giveCard', seat: -1 },
  { type: 'tossIn' },
  { type: 'tossIn', slot: Number.POSITIVE_INFINITY },
  { type: 'vinto' },
];
const stands = ['', 'A+9s', 'A+9s A!', 'A+Ks A! A>B1', 'A+As A!', 'A+9s A-', 'A+9s A- |', called];

test.each(nonsense.map((move) => [move]))('[C-10] %j is no move', (move) => {
  for (const table of stands.map((story) => tableAfter(story))) {
    for (const letter of ['A', 'B']) {
      const refusal = unchanged(table, () => table.match.submit(table.seatOf(letter), move));
      expect(refusal).toMatchObject({ ok: false, rule: 'C-10' });
    }
  }
});

test.each([['clock'], [-1], [4], [0.5], [Number.NaN]] as const)(
  '[C-10] %s is nobody who is asked',
  (by) => {
    const table = tableAfter('A+9s A-');
    for (const move of [{ type: 'draw' }, { type: 'pass' }, { type: 'tossIn', slot: 0 }]) {
      const refusal = unchanged(table, () => table.match.submit(by, move));
      expect(refusal).toMatchObject({ ok: false, rule: 'C-10' });
    }
  },
);

test('[C-10] no seat that is not at the table can be looked at or given a card', () => {
  const looks = tableAfter('A+9s A!');
  const gives = tableAfter('A+As A!');
  for (const [table, move] of [
    [looks, { type: 'target', seat: 4, slot: 0 }],
    [gives, { type: 'giveCard', seat: 4 }],
  ] as const) {
    const refusal = unchanged(table, () => table.match.play(table.seatOf('A'), move));
    expect(refusal).toMatchObject({
      ok: false,
      rule: expect.stringMatching(/^(V-(7|12|21)|C-10)$/),
    });
  }
});

test('[C-10] an answer to a decision that is closed is refused', () => {
  const table = tableAfter('A+9s A-');
  const status = table.match.status();
  const asked = status.over ? [] : status.decisions;
  const late = asked.find((decision) => decision.seat === table.seatOf('B'))!;
  table.play('; B+8s B-');
  const refusal = unchanged(table, () => table.match.play(late.seat, { type: 'pass' }, late.id));
  expect(refusal).toMatchObject({ ok: false, rule: 'C-10' });
});

test('[C-6] after any number of refusals the game goes on as if they had not been', () => {
  const [plain, disturbed] = [tableAfter('A+9s A-'), tableAfter('A+9s A-')];
  for (const move of nonsense) disturbed.match.submit(disturbed.seatOf('A'), move);
  for (const table of [plain, disturbed]) table.play('; B+ B- ;');
  expect(disturbed.match.state).toEqual(plain.match.state);
});

const peeking = situations(
  peeks,
  `
  [V-18] peeks: the two leftmost
    => timeout A?1
  [V-18] peeks: the second
    A?1 => timeout A?2
  [V-18] peeks: the leftmost not seen yet
    A?3 => timeout A?1
`,
);

const idle = situations(
  {},
  `
  [V-18] on a turn one draws
    => timeout A+
  [V-18] even where one might take
    up=9d => timeout A+
  [V-18] then discards
    A+9s => timeout A-
  [V-18] a joker too
    A+joker => timeout A-
  [V-18] a 7: the leftmost own card
    A+7s A! => timeout A>A1
  [V-18] a 9: the leftmost card of the first player to the left
    A+9s A! => timeout A>B1
  [V-18] the last player's left is the first
    A+8s A- ; B+8h B- ; C+8d C- ; D+9s D! => timeout D>A1
  [V-18] a gap is passed over
    A+Ks A! A>C1 A#2 ; B+9s B! => timeout B>C2
  [V-18] a Jack's first card
    A+Js A! => timeout A>B1
  [V-18] a Jack's second card is the next player's
    A+Js A! A>B1 => timeout A>C1
  [V-18] a Queen likewise
    A+Qs A! A>B1 => timeout A>C1
  [V-18] a Queen does not swap
    A+Qs A! A>B1 A>C1 => timeout A.leave
  [V-18] a King's card
    A+Ks A! => timeout A>B1
  [V-18] a King names 2
    A+Ks A! A>B1 => timeout A#2
  [V-18] an Ace goes to the left
    A+As A! => timeout A>B
  [V-18] in the toss-in one passes, whatever one holds
    A1=9h A+9s A- => timeout A.pass
  [V-18] one does not call
    A+9s A- | => timeout A.end
  [V-18] the caller is passed over by a 9
    A+8s A- ; B+8h B- | B.vinto C+8d C- ; D+8c D- ; A+9s A! => timeout A>C1
  [V-18] the caller is passed over by an Ace
    A+8s A- ; B+8h B- | B.vinto C+8d C- ; D+8c D- ; A+As A! => timeout A>C
  [V-18] a tossed action likewise
    A1=9h A+9s A- A*1 => timeout A>B1
`,
);

const wildIdle = situations(
  wild,
  `
  [V-18] wild: a King names 7
    A+Ks A! => timeout A#7
`,
);

const mayIdle = situations(
  may,
  `
  [V-18] may: an action begun is played all the same
    A+9s A! => timeout A>B1
`,
);

test.each([...peeking, ...idle, ...wildIdle, ...mayIdle])('$says', (situation) => {
  expect(enacted(situation)).toEqual(situation);
});

test.each([4, 5])('[C-1] a table of %i where every clock runs out goes on to the end', (seats) => {
  const options = { session: 'rounds', rounds: 2 } as const;
  const match = createMatch(vinto, { seats, options, seed: `sfc32:idle ${seats}` });
  for (let status = match.status(); !status.over; status = match.status()) {
    const decision = status.decisions.find(({ pace }) => pace !== 'free')!;
    const move = vinto.timeout(match.view(decision.seat), decision);
    expect(match.play(decision.seat, move)).toMatchObject({ ok: true });
  }
  expect(match.standings()).toHaveLength(seats);
});

test('[C-8] while a tossed action is played, only its player is pressed for time', () => {
  const table = tableAfter('B1=9h A+9s A- B*1');
  const status = table.match.status();
  const paces = status.over
    ? []
    : status.decisions.map(({ seat, pace }) => [table.letterOf(seat), pace]);
  expect(Object.fromEntries(paces)).toEqual({ A: 'free', B: 'turn', C: 'free', D: 'free' });
});
