import { expect, test } from 'vitest';
import { enacted, situations, tableAfter } from './rules.fixture.ts';

// A has called at the end of the first turn.
const called = 'A+8s A- | A.vinto';

const calling = situations(
  {},
  `
  [V-11] when the toss-in closes the player on turn may call
    A+8s A- | => next A vinto end
  [V-11] or end the turn
    A+8s A- | A.end => next B + take, vintoCalled none
  [V-11] the call begins the final round with the next player
    ${called} => next B + take, vintoCalled A
  [V-11] after playing an action
    A+9s A! A>B1 | => next A vinto end
  [V-11] after taking
    up=9d A.take A>B1 | => next A vinto end
  [V-11] after a swap, declared right or wrong
    A+8s A=1:3 A:9c | => next A vinto end
  [V-11] nobody calls while the toss-in is open
    A+8s A- B.pass C.pass D.pass => next A *12345 pass
  [V-11] nor while one's own tossed action waits
    A1=9h B1=9d A+9s A- B*1 A*1 => A *2345, B >A2345C12345D12345 *2345
  [V-11] one's own tossed action is played first, then one may call
    A1=9h A+9s A- A*1 A>B1 | => next A vinto end
  [V-11] nor while others' tossed actions wait
    B1=9h C1=9d A+9s A- B*1 C*1 => A *12345
  [V-11] they are all played before the call
    B1=9h C1=9d A+9s A- B*1 C*1 B>A1 C>A1 | A.vinto => next B + take, looked B>A1:2c C>A1:2c
  [V-11] in a later turn
    A+8s A- ; B+9s B- ; C+10s C- | C.vinto => next D + take, vintoCalled C

  [V-12] every other player has exactly one more turn
    ${called} B+8h B- ; C+8d C- ; => next D + take
  [V-12] then the round is over
    ${called} B+8h B- ; C+8d C- ; D+8c D- ; => next over, shown A B C D
  [V-12] called by the last player, the others follow
    A+8s A- ; B+8h B- ; C+8d C- ; D+8c D- | D.vinto A+9s A- ; B+9h B- ; => next C + take
  [V-12] with nothing left to do when they have
    A+8s A- ; B+8h B- ; C+8d C- ; D+8c D- | D.vinto A+9s A- ; B+9h B- ; C+9d C- ; => next over
  [V-12] each turn with its toss-in, without the caller
    ${called} B+9h B- => next B *12345 pass and C *12345 pass and D *12345 pass
  [V-12] and the actions in it
    C1=9d ${called} B+9h B- C*1 => C >B12345D12345 *2345, B *12345, A nothing
  [V-12] the round ends when the last window closes
    ${called} B+8h B- ; C+8d C- ; D+8c D- => asked BCD
  [V-12] after the last window's actions
    C1=9d ${called} B+8h B- ; C+8d C- ; D+9h D- C*1 => asked BCD
  [V-12] nobody else is asked to call
    ${called} B+8h B- | => next C + take
  [V-12] the caller tosses nothing in, even a card of the rank
    A1=9d ${called} B+9h B- => A nothing
  [V-12] a 9 may not look at the caller's cards
    ${called} B+9h B! => next B >C12345D12345
  [V-12] nor a 10
    ${called} B+10h B! => next B >C12345D12345
  [V-12] a Jack may not swap them
    ${called} B+Jh B! => next B >B12345C12345D12345
  [V-12] nor as the second card
    ${called} B+Jh B! B>C1 => next B >B12345D12345
  [V-12] a Queen may not
    ${called} B+Qh B! => next B >B12345C12345D12345
  [V-12] nor as the second card
    ${called} B+Qh B! B>C1 => next B >B12345D12345
  [V-12] a King may not name them
    ${called} B+Kh B! => next B >B12345C12345D12345
  [V-12] nor a King named by a King
    C1=Kd ${called} B+Kh B! B>C1 B#K => next B >B12345C2345D12345
  [V-12] an Ace may not add to them
    ${called} B+Ah B! => next B >BCD
  [V-12] nor may any card tossed in: an Ace
    C1=Ad ${called} B+Ah B- C*1 => C >BCD *2345
  [V-12] a Jack tossed in
    C1=Jd ${called} B+Jh B- C*1 => C >B12345C2345D12345 *2345
  [V-12] a card taken
    A+9s A- | A.vinto B.take => next B >C12345D12345
  [V-12] what was seen of the caller's cards before stays seen
    A+9s A! A>B1 ; B+9h B! B>A3 ; C+8c C- ; D+8d D- ; A+8h A- | A.vinto => seenA A A B - -, seesB A3:4c B1:2d B2:3d
  [V-12] before the call the player's cards are like any other
    A+8s A- ; B+9h B! => next B >A12345C12345D12345
  [V-12] an action played before the call may still have hit them
    B1=9h A+9s A- B*1 B>A1 | A.vinto => looked B>A1:2c
`,
);

const shown = situations(
  {},
  `
  [V-13] all hands are shown
    ${called} B+8h B- ; C+8d C- ; D+8c D- ; => shown A B C D, sums A:20 B:20 C:20 D:20
  [V-13] penalty cards count
    ${called} B+8h B=1:9 B:10h ; C+8d C- ; D+8c D- ; => sums A:20 B:36 C:20 D:20
  [V-13] cards tossed in do not
    ${called} B+8h B=4 C*4 D*4 ; C+8d C- ; D+8c D- ; => sums A:20 B:23 C:15 D:15
  [V-13] the caller's tossed-in cards do not, before the call
    A1=8h A+8s A- A*1 A>A5 | A.vinto B+9h B- ; C+8d C- ; D+8c D- ; => sums A:18 B:20 C:20 D:20, points A:3 B:-1 C:-1 D:-1
  [V-13] the lowest of the coalition counts, here by a card tossed in
    ${called} B+8h B- ; C+8d C=1 D*1 ; D+8c D- ; => sums A:20 B:20 C:26 D:18, points A:-1 B:3 C:3 D:3
`,
);

test.each([...calling, ...shown])('$says', (situation) => {
  expect(enacted(situation)).toEqual(situation);
});

const high = '10c_10d_10h_10s_9s';
const rest = `B=${high} C=Jc_Jd_Jh_Js_9c D=Qc_Qd_Qh_Qs_9d`;

test.each([
  ['2c_3c_4c_5c_6c', 20],
  ['7c_8c_6c_5c_4c', 30],
  ['9h_6c_5c_4c_3c', 27],
  ['Kc_Kd_Kh_Ks_2c', 2],
  ['Ac_Ad_Ah_As_2c', 6],
  ['joker_joker_Kc_Kd_Kh', -2],
  ['joker_Ac_Kc_2c_3c', 5],
] as const)('[V-13] the row %s is worth %i', (row, sum) => {
  const turns = 'A+8s A- | A.vinto B+8h B- ; C+8d C- ; D+7s D- ;';
  const table = tableAfter(`A=${row} ${rest} up=6s ${turns}`);
  expect(table.fact('sums')).toBe(`A:${sum} B:49 C:49 D:49`);
});

// A calls; the sums of A and of the others.
test.each([
  ['alone lowest', 'A=2c_2d_2h_2s_3c B=3d_3h_3s_4c_4d', 'A:11 B:17', 'A:3 B:-1 C:-1 D:-1'],
  ['lower by one', 'A=2c_2d_2h_3c_3d B=2s_3h_3s_4c_Ac', 'A:12 B:13', 'A:3 B:-1 C:-1 D:-1'],
  ['a tie with the lowest', 'A=2c_2d_2h_3c_3d B=2s_3h_3s_4c_Kc', 'A:12 B:12', 'A:3 B:0 C:0 D:0'],
  ['higher by one', 'A=2s_3h_3s_4c_Ac B=2c_2d_2h_3c_3d', 'A:13 B:12', 'A:-1 B:3 C:3 D:3'],
  ['a joker decides', 'A=joker_Kc_Kd_Kh_Ks B=Ac_6c_6d_6h_6s', 'A:-1 B:25', 'A:3 B:-1 C:-1 D:-1'],
  ['two jokers', 'A=joker_Kc_Kd_2c_2d B=joker_Kh_Ks_Ac_6c', 'A:3 B:6', 'A:3 B:-1 C:-1 D:-1'],
] as const)('[V-13] %s', (_, rows, sums, points) => {
  const others = 'C=Jc_Jd_Jh_Js_9c D=Qc_Qd_Qh_Qs_9d up=9s';
  const table = tableAfter(`${rows} ${others} A+8s A- | A.vinto B+8h B- ; C+8d C- ; D+8c D- ;`);
  expect(table.fact('sums')).toBe(`${sums} C:49 D:49`);
  expect(table.fact('points')).toBe(points);
});

test('[V-13] the lowest of the coalition wins for the whole coalition, whoever it is', () => {
  const rows = 'A=4c_4d_4h_4s_5c B=Jc_Jd_Jh_Js_9c C=Qc_Qd_Qh_Qs_9d D=2c_2d_2h_2s_3c up=9s';
  const table = tableAfter(`${rows} A+8s A- | A.vinto B+8h B- ; C+8d C- ; D+8c D- ;`);
  expect(table.fact('sums')).toBe('A:21 B:49 C:49 D:11');
  expect(table.fact('points')).toBe('A:-1 B:3 C:3 D:3');
});

test('[V-13] a caller who is not the first of the round', () => {
  const rows = 'A=4c_4d_4h_4s_5c B=Jc_Jd_Jh_Js_9c C=2c_2d_2h_2s_3c D=Qc_Qd_Qh_Qs_9d up=9s';
  const turns = 'A+8s A- ; B+8h B- ; C+8d C- | C.vinto D+8c D- ; A+7c A- ; B+7d B- ;';
  const table = tableAfter(`${rows} ${turns}`);
  expect(table.fact('points')).toBe('A:-1 B:-1 C:3 D:-1');
});
