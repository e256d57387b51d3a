import { expect, test } from 'vitest';
import { personOf } from './person.ts';

const seats = Array.from({ length: 8 }, (_, seat) => seat);

test.each([...seats, null])('eight people look different, seen from seat %s', (own) => {
  expect(new Set(seats.map((seat) => personOf(seat, own))).size).toBe(own === null ? 7 : 8);
});

test('whoever looks on is the same at every seat, and the second seat is Ada’s', () => {
  expect(seats.map((seat) => personOf(seat, seat))).toEqual(seats.map(() => 'you'));
  expect(personOf(1, 0)).toBe('ada');
});
