import { expect, test } from 'vitest';
import { readNumber, stepped } from './steps.ts';

test.each([
  // value min  max  down up
  [4, 2, 8, 3, 5],
  [2, 2, 8, 2, 3],
  [8, 2, 8, 7, 8],
  [200, 50, 500, 150, 250],
  [123, 50, 500, 100, 150],
  [50, 50, 500, 50, 100],
  [30, 5, 120, 25, 35],
  [118, 5, 120, 115, 120],
])('from %i within %i to %i: %i or %i', (value, min, max, down, up) => {
  expect(stepped(value, -1, min, max)).toBe(down);
  expect(stepped(value, 1, min, max)).toBe(up);
});

test.each([
  ['120', 120],
  [' 50 ', 50],
  ['49', null],
  ['501', null],
  ['', null],
  ['1e2', null],
  ['-60', null],
  ['60.5', null],
  ['many', null],
])('%j is read as %s', (written, read) => {
  expect(readNumber(written, 50, 500)).toBe(read);
});
