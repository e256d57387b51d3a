import { expect, test } from 'vitest';
import { seatNames } from './people.ts';
import { mannerWords, personalityAt } from './personalities.ts';

test('everybody has a manner of their own, and a taste that does not spoil their play', () => {
  const all = seatNames.map((_, seat) => personalityAt(seat));
  expect(new Set(all.map(({ word }) => word))).toEqual(new Set(mannerWords));
  for (const { taste } of all) {
    expect(Math.max(Math.abs(taste.risk), Math.abs(taste.bluff))).toBeLessThanOrEqual(0.3);
  }
  expect(personalityAt(seatNames.length)).toBe(personalityAt(0));
});
