import { expect, test } from 'vitest';
import { tableAfter } from '../rules.fixture.ts';
import { remember } from './memory.ts';
import { search } from './search.ts';

const eight = { options: { rounds: 8 } } as const;

test.each([
  ['a draw is not pondered', 'A+8s', false],
  ['nor is a toss-in', 'A+8s A-', false],
  ['a call is', 'A+8s A- |', true],
  ['and all that is done after it', 'A+8s A- | A.vinto B+3s', true],
  ['but not a toss-in', 'A+8s A- | A.vinto B+3s B-', false],
] as const)('%s', (_, story, isPondered) => {
  const { match } = tableAfter(story, eight);
  const status = match.status();
  const seat = status.over ? 0 : status.decisions[0]!.seat;
  expect(search.steps(match.view(seat), seat) > 0).toBe(isPondered);
});

function worthAfter(story: string, letter: string): number | null {
  const { match, seatOf } = tableAfter(story, eight);
  return search.worth(match.state, seatOf(letter), 0, remember(match.state));
}

test('[V-13] a world is judged where its round is over, and a called one not before', () => {
  const called = 'A=Kc_Kd_Kh_Ks_Ac A+8s A- | A.vinto';
  expect(worthAfter(called, 'A')).toBeNull();
  const over = `${called} B+8c B- ; C+8d C- ; D+8h D- ;`;
  expect(worthAfter(over, 'A')).toBeGreaterThan(0.25);
  expect(worthAfter(over, 'B')).toBeLessThan(0.25);
});

test('not to call is worth less than a call that succeeds, and more than one that fails', () => {
  const waits = worthAfter('A+8s A- | A.end', 'A')!;
  const row = (cards: string) => `A=${cards} A+8s A- | A.vinto B+8c B- ; C+8d C- ; D+8h D- ;`;
  expect(waits).toBeLessThan(worthAfter(row('Kc_Kd_Kh_Ks_Ac'), 'A')!);
  expect(waits).toBeGreaterThan(worthAfter(row('10c_10d_10h_10s_Qc'), 'A')!);
});
