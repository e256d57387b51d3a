import { chanceFrom } from '@mazzo/kernel';
import type { Decision } from '@mazzo/kernel';
import { expect, test } from 'vitest';
import { quickest } from './asking.ts';

const decisions: Decision[] = [
  { seat: 0, id: 1, pace: 'window' },
  { seat: 1, id: 1, pace: 'free' },
  { seat: 2, id: 1, pace: 'window' },
  { seat: 3, id: 1, pace: 'turn' },
];

test.each([
  ['chance says who is quickest', [], [750, 750, 750, 750]],
  ['whoever has let it go by is not asked again', [1], [1000, 0, 1000, 1000]],
])('%s', (_, seats, often) => {
  const chance = chanceFrom('sfc32:quick');
  const letGo = seats.map((seat) => decisions[seat]!);
  const asked = [0, 0, 0, 0];
  for (let n = 0; n < 3000; n++) asked[quickest(decisions, letGo, chance).seat]! += 1;
  for (const [seat, times] of asked.entries()) {
    expect(Math.abs(times - often[seat]!)).toBeLessThan(often[seat] === 0 ? 1 : 120);
  }
});
