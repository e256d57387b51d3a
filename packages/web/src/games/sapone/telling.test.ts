import type { Event } from '@mazzo/games/sapone';
import { expect, test } from 'vitest';
import { beat } from './telling.ts';

const sold: Event = { type: 'sold', seat: 1, buyer: 2, card: 0, paid: [0], open: false };

test('whatever bidders do can be read', () => {
  const told: Event[] = [
    { type: 'bidAdded', seat: 1, card: 0, statement: null },
    { type: 'passed', seat: 1 },
    sold,
  ];
  for (const event of told) expect(beat(event, 0)).toBeGreaterThanOrEqual(700);
});

test('what touches the cards of whoever looks stands for two seconds; their own pass not at all', () => {
  for (const you of [1, 2]) expect(beat(sold, you)).toBe(2000);
  expect(beat({ type: 'passed', seat: 1 }, 1)).toBe(0);
});
