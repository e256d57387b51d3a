import { expect, test } from 'vitest';
import { whenWords } from './when.ts';

const now = new Date(2024, 2, 14, 9, 30).getTime();

test.each([
  // then                             in English         in Italian
  [new Date(2024, 2, 14, 9, 30, 20), 'just now', 'just now'], // A clock that was set back.
  [new Date(2024, 2, 14, 9, 29, 30), 'just now', 'just now'],
  [new Date(2024, 2, 14, 9, 28), '2 minutes ago', '2 minuti fa'],
  [new Date(2024, 2, 13, 23, 55), 'yesterday', 'ieri'],
  [new Date(2024, 2, 14, 6, 10), '3 hours ago', '3 ore fa'],
  [new Date(2024, 2, 13, 22), 'yesterday', 'ieri'],
  [new Date(2024, 2, 11, 8), '3 days ago', '3 giorni fa'],
  [new Date(2024, 2, 1, 8), 'March 1', '1 marzo'],
] as const)('%s is %s', (then, english, italian) => {
  expect(whenWords(then.getTime(), now, 'en', 'just now')).toBe(english);
  expect(whenWords(then.getTime(), now, 'it', 'just now')).toBe(italian);
});
