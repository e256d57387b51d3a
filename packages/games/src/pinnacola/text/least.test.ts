import { tellWhy } from '@mazzo/kernel';
import type { Audience } from '@mazzo/kernel';
import { expect, test } from 'vitest';
import { discardOf } from '../moves.ts';
import { en } from './en.ts';
import { it } from './it.ts';

const to: Audience = { you: 0, name: (seat) => ['You', 'Ada'][seat]! };
const discard = (card: number, value: number, danger: number, use: number) => ({
  move: discardOf(card),
  value,
  reasons: { danger, use, cards: 1 },
});

test.each([
  [
    'safest',
    [discard(0, 9, 0.1, 5), discard(1, 8, 0.8, 2)],
    /The safest of.* 10 times/,
    /più sicuro.* 10 volte/,
  ],
  [
    'of least use',
    [discard(0, 9, 0.68, 1), discard(1, 8, 0.2, 7)],
    /least useful to you/,
    /ti serve meno/,
  ],
  [
    'neither',
    [discard(0, 9, 0.3, 3), discard(1, 8, 0.2, 7), discard(2, 7, 0.9, 1)],
    /costs you least/,
    /costa meno/,
  ],
  ['the only one', [discard(0, 9, 0.68, 3)], /^$/, /^$/],
])('what is said for a discard speaks for it: %s', (_, weighed, english, italian) => {
  expect(tellWhy(en, weighed, to)).toMatch(english);
  expect(tellWhy(it, weighed, to)).toMatch(italian);
});
