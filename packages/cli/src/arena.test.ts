import { languages } from '@mazzo/kernel';
import { describe, expect, test } from 'vitest';
import { atFullLength } from '../../../scripts/lengths.ts';
import type { ArenaResult } from './arena-result.ts';
import { hasEscapes, mazzoProcess, widest } from './process.fixture.ts';

async function contested(...args: readonly string[]): Promise<ArenaResult> {
  const { code, out, err } = await mazzoProcess(['arena', ...args, '--json']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out.trimEnd().split('\n')).toHaveLength(1);
  return JSON.parse(out) as ArenaResult;
}

describe('mazzo arena', () => {
  test('one line of JSON: an entry a seat in the order given, repeated names too', async () => {
    const bots = 'good,random,random,reference';
    const run = ['flip7', '--bots', bots, '--deals', '4', '--seed', 's', '--options', 'target=60'];
    const [one, two] = await Promise.all([
      contested(...run, '--threads', '1'),
      contested(...run, '--threads', '3'),
    ]);
    expect(two).toEqual(one);
    expect(Object.keys(one)).toEqual(['game', 'seats', 'options', 'seed', 'deals', 'bots']);
    expect(one).toMatchObject({ game: 'flip7', seats: 4, seed: 'sfc32:s', deals: 4 });
    expect(one.options).toMatchObject({ target: 60 });
    expect(one.bots.map(({ name }) => name)).toEqual(bots.split(','));
    for (const { share, low, high, rating } of one.bots) {
      expect(low).toBeLessThanOrEqual(share);
      expect(share).toBeLessThanOrEqual(high);
      expect(rating).toEqual({ mu: expect.any(Number), sigma: expect.any(Number) });
    }
    expect(one.bots.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
    expect(one.bots[0]!.rating.mu).toBeGreaterThan(one.bots[1]!.rating.mu);
  });

  test('[V-16] without a clock Vinto is played by rounds; a seer may sit here', async () => {
    const run = ['vinto', '--bots', 'seer,expert', '--deals', '1', '--options', 'rounds=1'];
    const { options, bots } = await contested(...run, '--steps', '4');
    expect(options).toMatchObject({ session: 'rounds', rounds: 1 });
    expect(bots.map(({ name }) => name)).toEqual(['seer', 'expert', 'seer', 'expert']);
  });

  test.each(atFullLength ? languages : (['it'] as const))(
    'a table and a chart for people in %s',
    async (language) => {
      const run = ['arena', 'flip7', '--deals', '3', '--options', 'target=60', '--lang', language];
      const { code, out, err } = await mazzoProcess(run);
      expect({ code, err }).toEqual({ code: 0, err: '' });
      expect(widest(out)).toBeLessThanOrEqual(80);
      expect(hasEscapes(out)).toBe(false);
      expect(out).toMatch(/[█▒]/);
      expect(out).toContain('reference');
    },
  );
});
