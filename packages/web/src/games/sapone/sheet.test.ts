import { sapone } from '@mazzo/games/sapone';
import type { Contest, Event } from '@mazzo/games/sapone';
import { optionsFrom } from '@mazzo/kernel';
import { describe, expect, test } from 'vitest';
import { eyesOf } from '../eyes.fixture.ts';
import { sheet } from './sheet.ts';
import { words } from './text/en.ts';

const coins: Contest = {
  category: 'coins',
  steps: [
    { by: 'items', of: 0, seats: [0, 1], values: [5, 5] },
    { by: 'cards', of: 13, seats: [0, 1], values: [1, 0] },
  ],
  leaders: [0],
};
const vegetables: Contest = {
  category: 'vegetables',
  steps: [{ by: 'kinds', of: 0, seats: [0, 1], values: [3, 1] }],
  leaders: [0],
};
const tools: Contest = {
  category: 'tools',
  steps: [{ by: 'kinds', of: 0, seats: [1], values: [2] }],
  leaders: [1],
};
const soaps: Contest = {
  category: 'soaps',
  steps: [{ by: 'items', of: 0, seats: [0, 1], values: [2, 2] }],
  leaders: [0, 1],
};

function sheetOf(contests: Contest[], points: number[], ties: 'toEach' | 'toNone' = 'toEach') {
  const view = sapone.blank(optionsFrom(sapone.options, { ties }), 2);
  const story: Event[] = [{ type: 'roundEnded', contests, points }];
  return sheet(view, story, eyesOf(0, words));
}

describe('the score sheet', () => {
  const { rows, totals } = sheetOf([coins, vegetables, tools], [4, 2]);

  test('[S-15] says what was won, and what winning several brought', () => {
    const [first, second] = rows[0]!.cells;
    expect(first).toEqual({
      value: '+4',
      why: 'Most coins 1 and Best vegetables 2, and 1 more for winning 2.',
    });
    expect(second).toEqual({ value: '+2', why: 'Best tools 2.' });
    expect(totals).toEqual([4, 2]);
  });

  test('[S-13] [S-14] compares the last round category by category, with what decided', () => {
    expect(rows.slice(1).map(({ label }) => label)).toEqual([
      'Coins',
      'Vegetables',
      'Tools',
      'Several won',
    ]);
    const [most] = rows.slice(1);
    expect(most!.cells.map(({ value }) => value)).toEqual(['+1 (5)', '(5)']);
    const sums = totals.map((_, seat) =>
      rows
        .slice(1)
        .reduce((sum, { cells }) => sum + (Number.parseInt(cells[seat]!.value, 10) || 0), 0),
    );
    expect(sums).toEqual(totals);
    for (const { why } of most!.cells) {
      expect(why).toMatch(/have 5 coins each/);
      expect(why).toMatch(/four-coin card|three-coin card/);
    }
  });

  test('[S-1] a tie that brings nothing to anybody is no win', () => {
    const shared = sheetOf([soaps], [0, 0], 'toNone');
    expect(shared.rows[0]!.cells[0]).toEqual({ value: '0', why: 'No category won.' });
    expect(shared.rows[1]!.cells.map(({ value }) => value)).toEqual(['(2)', '(2)']);
    const each = sheetOf([soaps], [3, 3]);
    expect(each.rows[1]!.cells.map(({ value }) => value)).toEqual(['+3 (2)', '+3 (2)']);
  });

  test('nothing is counted before a round is over', () => {
    const view = sapone.blank(optionsFrom(sapone.options, {}), 3);
    expect(sheet(view, [], eyesOf(0, words))).toEqual({ rows: [], totals: [0, 0, 0], note: null });
  });
});
