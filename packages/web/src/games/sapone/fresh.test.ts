import { cardOf } from '@mazzo/games/sapone';
import type { Event } from '@mazzo/games/sapone';
import { expect, test } from 'vitest';
import { fresh } from './fresh.ts';

const YOU = 0;
const leek = cardOf('leek');
const coin = cardOf('coin');
const turnBegan: Event = { type: 'turnBegan', seat: YOU };
const picked: Event = { type: 'picked', seat: YOU, card: leek, open: false, top: null };
const taken: Event = { type: 'tookFree', by: YOU, seat: 1, card: coin };

test('what comes to the hand is new there until another turn begins', () => {
  expect([...fresh([turnBegan, picked, taken], YOU).keys()]).toEqual(['leek', 'coin']);
  expect(fresh([turnBegan, picked, { ...turnBegan, seat: 1 }], YOU).size).toBe(0);
});

test('what comes to another hand is not', () => {
  expect(fresh([turnBegan, picked, taken], 1).size).toBe(0);
});
