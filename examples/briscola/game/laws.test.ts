import { seldomUnderLaws } from '@mazzo/games/laws';
import { expect, test } from 'vitest';
import { subject } from './subject.ts';

// [C-2] [C-3] [C-4] [C-6] are laws: no soft-lock, conserved cards, own knowledge only, harmless refusals.
test('[C-2] [C-3] [C-4] [C-6] the ten laws hold', () => {
  const seldom = seldomUnderLaws(subject, import.meta.url, {
    matches: 2000,
    oneIn: 16,
    rounds: 2000,
    checks: 2000,
  });
  expect(seldom).toEqual([]);
});
