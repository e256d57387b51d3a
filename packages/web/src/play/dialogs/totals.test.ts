/** The sum that a total stands for. */
import { expect, test } from 'vitest';
import { totalCells } from './totals.ts';

function rowsOf(...values: readonly string[]) {
  return values.map((value) => ({ label: '', cells: [{ value, why: '' }] }));
}

test.each([
  [['20'], 20, '20 = 20.'],
  [['20', '0', '15'], 35, '20 + 0 + 15 = 35.'],
  [['+3', '−1', '+3'], 5, '3 − 1 + 3 = 5.'],
  [['−1', '−1'], -2, '−1 − 1 = −2.'],
])('rounds of %j', (values, total, why) => {
  expect(totalCells({ rows: rowsOf(...values), totals: [total] })).toEqual([
    { value: String(total).replace('-', '−'), why },
  ]);
});

test('what is a part of a round is not counted twice', () => {
  const [round, part] = rowsOf('+4', '+2 (3)');
  const rows = [round!, { ...part!, isPart: true }];
  expect(totalCells({ rows, totals: [4] })[0]!.why).toBe('4 = 4.');
});
