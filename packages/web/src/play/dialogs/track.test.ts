import { expect, test } from 'vitest';
import { marksTo } from './track.tsx';

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
