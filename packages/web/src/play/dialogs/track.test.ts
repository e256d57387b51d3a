import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { apart, marksTo } from './track.tsx';

test.each([
  // most, marks
  [0, [0]],
  [-3, [0]],
  [3, [0, 1, 2, 3]],
  [20, [0, 5, 10, 15, 20]],
  [222, [0, 50, 100, 150, 200, 250]],
  [1575, [0, 500, 1000, 1500, 2000]],
])('a track to %i has the marks %j', (most, marks) => {
  expect(marksTo(most)).toEqual(marks);
});

test.each([
  // wanted, laid
  [
    [0, 30, 60],
    [0, 30, 60],
  ],
  [
    [50, 50],
    [44.5, 55.5],
  ],
  [
    [0, 0, 100],
    [0, 11, 100],
  ],
  [
    [0, 100, 100],
    [0, 89, 100],
  ],
])('those that belong at %j stand at %j', (wanted, laid) => {
  expect(apart(wanted)).toEqual(laid);
});

test('however many there are, each is seen, in their order and on the track', () => {
  const shares = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(shares, (some) => {
      const laid = apart(some.toSorted((one, other) => one - other));
      expect(laid).toHaveLength(some.length);
      laid.forEach((place, n) => {
        expect(place).toBeGreaterThanOrEqual(n === 0 ? 0 : laid[n - 1]! + 11 - 1e-9);
        expect(place).toBeLessThanOrEqual(100 + 1e-9);
      });
    }),
  );
});

test.each([
  [54, 50, [0, 20, 40, 50, 60]],
  [229, 200, [0, 50, 100, 150, 200, 250]],
  [54, 42, [0, 20, 42, 60]],
  [30, 200, [0, 10, 20, 30]],
])('%i points of %i: the target is a mark where one came so far', (most, target, marks) => {
  expect(marksTo(most, target)).toEqual(marks);
});
