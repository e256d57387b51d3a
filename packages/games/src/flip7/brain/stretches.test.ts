import { expect, test } from 'vitest';
import { shareOfWin } from './stretches.ts';

function shares(goal: number, ...totals: number[]): number[] {
  return totals.map((_, seat) => shareOfWin(goal, Int32Array.from(totals), seat));
}

test('equal shares for equal totals, and all of them together are one', () => {
  for (const share of shares(200, 60, 60, 60, 60)) expect(share).toBeCloseTo(0.25, 2);
  const unequal = shares(200, 180, 140, 90, 0);
  expect(unequal.reduce((a, b) => a + b)).toBeCloseTo(1, 1);
  expect(unequal).toEqual(unequal.toSorted((a, b) => b - a));
});

test('whoever is there has won, the furthest of them, and equals share it', () => {
  expect(shares(200, 203, 207, 199)).toEqual([0, 1, 0]);
  expect(shares(200, 204, 204)).toEqual([0.5, 0.5]);
});
