import { expect, test } from 'vitest';
import { seldomUnderLaws } from '../laws.fixture.ts';

// [C-2] [C-3] [C-4] [C-6] are laws: no soft-lock, conserved cards, own knowledge only, harmless refusals.
test('[C-2] [C-3] [C-4] [C-6] the ten laws hold', () => {
  const seldom = seldomUnderLaws('vinto', { matches: 1100, oneIn: 32, rounds: 1000, checks: 400 });
  expect(seldom).toEqual([]);
});
