import { expect, test } from 'vitest';
import { personOf } from './person.ts';

const seats = Array.from({ length: 8 }, (_, seat) => seat);

test('eight people look different; whoever plays alone has the plumed cap, and the second seat is Ada’s', () => {
  expect(new Set(seats.map(personOf)).size).toBe(8);
  expect([personOf(0), personOf(1)]).toEqual(['you', 'ada']);
});
