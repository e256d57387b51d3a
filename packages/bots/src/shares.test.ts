import { expect, test } from 'vitest';
import { shareOfDeals } from './shares.ts';

const row = (ones: number, of: number) => Array.from({ length: of }, (_, n) => (n < ones ? 1 : 0));

test.each([
  // Wilson's interval as the textbooks have it.
  [row(10, 20), 0.5, 0.2993, 0.7007],
  [row(20, 20), 1, 0.8389, 1],
  [row(0, 10), 0, 0, 0.2775],
])('%#: share and interval', (observed, share, low, high) => {
  const found = shareOfDeals(observed);
  expect(found.share).toBe(share);
  expect(found.low).toBeCloseTo(low, 1);
  expect(found.high).toBeCloseTo(high, 1);
});

test('what varies less is surer; what is surer is narrower', () => {
  const width = (observed: number[]) => shareOfDeals(observed).high - shareOfDeals(observed).low;
  const rotated = row(50, 100).map((one) => (one === 1 ? 0.6 : 0.4));
  expect(width(rotated)).toBeLessThan(0.3 * width(row(50, 100)));
  expect(width(row(100, 400))).toBeLessThan(0.6 * width(row(25, 100)));
});
