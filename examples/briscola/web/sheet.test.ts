/** Every number of a score sheet says where it comes from. */
import { briscola } from '@mazzo/games/briscola';
import type { Event } from '@mazzo/games/briscola';
import { optionsFrom } from '@mazzo/kernel';
import { eyesOf } from '@mazzo/web/testing/eyes';
import { expect, test } from 'vitest';
import { sheet } from './sheet.ts';
import { words as en } from './text/en.ts';
import { words as it } from './text/it.ts';

const blank = briscola.blank(optionsFrom(briscola.options), 2);
const ended = (first: number, winner: number | null): Event => ({
  type: 'dealEnded',
  points: [first, 120 - first],
  winner,
});

test('[B-8] [B-9] a row a deal, with who won it; the totals are deals won', () => {
  const story = [ended(74, 0), ended(60, null), ended(51, 1)];
  const { rows, totals } = sheet(blank, story, eyesOf(0, en));
  expect(rows.map(({ cells }) => cells.map(({ value }) => value))).toEqual([
    ['74', '46'],
    ['60', '60'],
    ['51', '69'],
  ]);
  expect(rows[0]!.cells[0]!.why).toContain('won');
  expect(rows[1]!.cells[0]!.why).toContain('nobody');
  expect(rows[2]!.cells[0]!.why).toContain('lost');
  expect(totals).toEqual([1, 1]);
  expect(sheet(blank, story, eyesOf(0, it, 'it')).rows[2]!.label).toBe('Smazzata 3');
});
