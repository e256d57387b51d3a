import { expect, describe, test } from 'vitest';
import { atFullLength } from '../../../scripts/lengths.ts';
import { hasEscapes, mazzo, mazzoProcess, scratch, widest } from './process.fixture.ts';
import type { SimResult } from './sim-result.ts';

async function simulated(...args: readonly string[]): Promise<SimResult> {
  return simulatedGame('flip7', ...args);
}

async function simulatedGame(game: string, ...args: readonly string[]): Promise<SimResult> {
  // Threads are those of a process of its own.
  const run = args.includes('--threads') ? mazzoProcess : mazzo;
  const { code, out, err } = await run(['sim', game, '--json', ...args]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return JSON.parse(out) as SimResult;
}

/** Everything but the times. */
function counted(result: SimResult) {
  const { seconds, cpuSeconds, movesPerSecond, roundsPerSecond, ...rest } = result;
  expect(Math.min(seconds, cpuSeconds, movesPerSecond)).toBeGreaterThan(0);
  // A round of Pinnacola may take longer than a second.
  expect(roundsPerSecond).toBeGreaterThanOrEqual(0);
  return rest;
}

/** Leaves the log of its first match; at full length it is made on two threads as well. */
async function savedRun(game: string, file: string, run: readonly string[]): Promise<SimResult> {
  const one = await simulatedGame(game, ...run, '--save', file);
  if (!atFullLength) return one;
  const two = await simulatedGame(game, ...run, '--threads', '2');
  expect(counted(two)).toEqual(counted(one));
  return one;
}

describe('mazzo sim', () => {
  test('the same seed gives the same result on any number of threads', async () => {
    const run = ['--games', '7', '--seed', 'same', '--bots', 'good,random'];
    const [one, three] = await Promise.all([
      simulated(...run),
      simulated(...run, '--threads', '3'),
    ]);
    expect(counted(three)).toEqual(counted(one));
    expect(one).toMatchObject({
      game: 'flip7',
      seats: 4,
      seed: 'sfc32:same',
      bots: ['good', 'random', 'good', 'random'],
      games: 7,
    });
    expect(one.score.reduce((wins, seat) => wins + seat.wins, 0)).toBe(7);
  });

  test('without a seed it tells the one it took, and that repeats the run', async () => {
    const first = await simulated('--games', '5');
    const again = await simulated('--games', '5', '--seed', first.seed);
    expect(first.seed).toMatch(/^sfc32:/);
    expect(counted(again)).toEqual(counted(first));
  });

  test('takes options, seats and a cryptographic seed', async () => {
    const seed = `chacha20:${'0f'.repeat(32)}`;
    const options = ['--options', 'target=60', '--options', 'ties=shared,preset=official'];
    const result = await simulated('--games', '3', '--seats', '2', '--seed', seed, ...options);
    expect(result.options).toMatchObject({ target: 60, ties: 'shared', openingDeal: 'on' });
    expect(result.score).toHaveLength(2);
  });

  test('[V-16] Vinto without a clock is played by rounds, and its log can be replayed', async () => {
    const folder = scratch();
    const file = folder.path('vinto.jsonl');
    const run = ['--games', '3', '--seed', 'v', '--seats', '5', '--bots', 'good,random'];
    const one = await savedRun('vinto', file, run);
    expect(one.options).toMatchObject({ session: 'rounds', rounds: 8 });
    expect(one.rounds).toBe(24);
    for (const viewer of ['all', 'spectator', '3']) {
      const { code, out } = await mazzo(['replay', file, '--viewer', viewer]);
      expect(code).toBe(0);
      expect(out).toContain('Final standings');
      expect(out).toMatch(/^After 8 rounds: /m);
      expect(widest(out)).toBeLessThanOrEqual(80);
    }
    folder.remove();
  });

  test('Pinnacola: its log is told to anybody', async () => {
    const folder = scratch();
    const file = folder.path('pinnacola.jsonl');
    const run = ['--games', '2', '--seed', 'p', '--bots', 'good,random', '--options', 'target=500'];
    await savedRun('pinnacola', file, run);
    for (const viewer of ['all', 'spectator', '1']) {
      const { code, out } = await mazzo(['replay', file, '--viewer', viewer]);
      expect(code).toBe(0);
      expect(out).toContain('Final standings');
      expect(out).toMatch(/^Ada: .*Total [+−]\d+\.$/m);
      expect(/^Ada draws a card\.$/m.test(out)).toBe(viewer !== 'all');
      expect(widest(out)).toBeLessThanOrEqual(80);
    }
    folder.remove();
  });

  test('Sapone: its log is told to anybody', async () => {
    const folder = scratch();
    const file = folder.path('sapone.jsonl');
    const run = ['--games', '2', '--seed', 's', '--seats', '5', '--options', 'target=5'];
    await savedRun('sapone', file, run);
    for (const viewer of ['all', 'spectator', '2']) {
      const { code, out } = await mazzo(['replay', file, '--viewer', viewer]);
      expect(code).toBe(0);
      expect(out).toContain('Final standings');
      expect(out).toMatch(/^Most coins: /m);
      expect(out.includes(' sells a market card')).toBe(viewer !== 'all');
      expect(widest(out)).toBeLessThanOrEqual(80);
    }
    folder.remove();
  });

  test('more threads than games', async () => {
    expect((await simulated('--games', '1', '--threads', '64')).games).toBe(1);
  });

  test.each(['en', 'it'])('a page for people in %s', async (language) => {
    const { code, out, err } = await mazzo(['sim', 'flip7', '--games', '5', '--lang', language]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(widest(out)).toBeLessThanOrEqual(80);
    expect(hasEscapes(out)).toBe(false);
  });

  test('--save keeps the very first game of the run', async () => {
    const folder = scratch();
    const file = folder.path('first.jsonl');
    const { score } = await simulated('--games', '1', '--bots', 'good,random', '--save', file);
    const { code, out } = await mazzo(['replay', file]);
    expect(code).toBe(0);
    const names = ['Nora', 'Ada', 'Bruno', 'Carla'];
    for (const [seat, { mean }] of score.entries()) {
      expect(out).toMatch(new RegExp(`^  \\d\\. ${names[seat]} +${mean}$`, 'm'));
    }
    folder.remove();
  });
});
