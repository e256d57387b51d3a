import { expect, test, vi } from 'vitest';
import { soundNames } from './sounds.ts';

// The synthesiser opens its context as it is loaded; here nothing is to be heard.
vi.stubGlobal('AudioContext', vi.fn());
const { samplesOf } = await import('./samples.ts');

test.each(soundNames)('%s is short and soft, and ends in silence', (name) => {
  const samples = samplesOf(name);
  expect(samples.length / 44_100).toBeLessThan(1);
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  expect(peak).toBeGreaterThan(0.05);
  expect(peak).toBeLessThan(0.5);
  expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.005);
});
