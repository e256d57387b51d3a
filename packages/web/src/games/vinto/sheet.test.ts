/** Every number of a score sheet says where it comes from. */
import { vinto } from '@mazzo/games/vinto';
import type { Event } from '@mazzo/games/vinto';
import { optionsFrom } from '@mazzo/kernel';
import { expect, test } from 'vitest';
import { eyesOf } from '../eyes.fixture.ts';
import { sheet } from './sheet.ts';
import { words as en } from './text/en.ts';

const blank = vinto.blank(optionsFrom(vinto.options), 4);
const ended = (caller: number | null, sums: number[], points: number[]): Event => ({
  type: 'roundEnded',
  caller,
  sums,
  points,
});

test.each([
  [
    ended(0, [3, 9, 12, 20], [3, -1, -1, -1]),
    'Called Vinto with 3; the lowest of the others had 9.',
  ],
  [ended(0, [9, 3, 12, 20], [-1, 3, 3, 3]), 'Called Vinto with 9, but somebody had 3.'],
  [
    ended(0, [9, 9, 12, 20], [3, 0, 0, 0]),
    'Called Vinto with 9; a tie with the lowest counts as won.',
  ],
  [ended(1, [9, 3, 12, 20], [-1, 3, -1, -1]), 'Had 9; Ada called with 3.'],
  [ended(null, [9, 3, 12, 20], [0, 0, 0, 0]), 'Nobody called: no points.'],
] as const)('[V-13] %j', (event, why) => {
  const { rows } = sheet(blank, [event], eyesOf(0, en));
  expect(rows[0]!.cells[0]!.why).toBe(why);
});

test.each([
  ['skip', 'You 5, Ada 5, Bruno 2, Carla 2'],
  ['follow', 'You 5, Ada 5, Bruno 3, Carla 3'],
] as const)(
  '[V-16] %s: totals add up over rounds, and say what they are worth',
  (places, worth) => {
    const table = vinto.blank(optionsFrom(vinto.options, { places }), 4);
    const story = [
      ended(0, [3, 9, 12, 20], [3, -1, -1, -1]),
      ended(1, [9, 3, 12, 20], [-1, 3, -1, -1]),
    ];
    const { totals, note } = sheet(table, story, eyesOf(0, en));
    expect(totals).toEqual([2, 2, -2, -2]);
    expect(note).toContain(worth);
  },
);
