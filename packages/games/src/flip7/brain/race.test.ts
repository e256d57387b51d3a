import { chanceFrom, optionsFrom } from '@mazzo/kernel';
import { expect, test } from 'vitest';
import { flip7 } from '../index.ts';
import { reference } from '../reference.ts';
import { seatToDecide } from '../status.ts';
import { allBehind, chanceToWin, courseFrom, roundShares } from './race.ts';

function chance(own: number, ...others: number[]): number {
  return chanceToWin(courseFrom(own), allBehind(others.map(courseFrom)), others.length);
}

test('equal chances for equal distances, and all of them together are one', () => {
  expect(chance(150, 150, 150, 150)).toBeCloseTo(0.25, 2);
  const distances = [20, 60, 90, 180];
  const chances = distances.map((own, seat) => chance(own, ...distances.toSpliced(seat, 1)));
  expect(chances.reduce((a, b) => a + b)).toBeCloseTo(1, 2);
  expect(chances).toEqual(chances.toSorted((a, b) => b - a));
});

test('whoever is there has won, the furthest of them, and no other ever will', () => {
  expect(chance(-3, 40, 1)).toBe(1);
  expect(chance(-3, -4, 10)).toBe(0);
  expect(chance(200, 0, 10)).toBe(0);
  expect(chance(0, 0)).toBe(0.5);
});

/** What rounds of four references bring, as the table was counted. */
function countRounds(matches: number): number[] {
  const points: number[] = [];
  for (let number = 0; number < matches; number++) {
    const table = chanceFrom('sfc32:rounds', number);
    const state = flip7.blank(optionsFrom(flip7.options), 4);
    const tell = (event: Parameters<typeof flip7.apply>[1]) => {
      if (event.type === 'roundEnded') points.push(...event.scores);
      flip7.apply(state, event);
    };
    flip7.open(state, table, tell);
    while (!state.over) {
      const seat = seatToDecide(state);
      // It counts the unseen cards of its view.
      const lots = [{ back: 0, unseen: flip7.cards.names.map(() => 0) }];
      for (const card of state.deck) lots[0]!.unseen[card]! += 1;
      flip7.resolve(state, seat, reference({ ...state, lots }, seat), table, tell);
    }
  }
  return points;
}

test('the table of what a round brings is what rounds bring', () => {
  const points = countRounds(100);
  const mean = points.reduce((a, b) => a + b) / points.length;
  const busts = points.filter((score) => score === 0).length / points.length;
  const expected = roundShares.reduce((sum, share, score) => sum + share * score, 0);
  expect(Math.abs(mean - expected)).toBeLessThan(1.5);
  expect(Math.abs(busts - roundShares[0]!)).toBeLessThan(0.04);
});
