import { flip7 } from '@mazzo/games/flip7';
import { vinto } from '@mazzo/games/vinto';
import { optionsFrom, replay } from '@mazzo/kernel';
import { describe, expect, test } from 'vitest';
import { addCounts, logOf, simulate, statisticsOf } from './simulate.ts';
import type { Simulation } from './simulate.ts';

function table(bots: Simulation<unknown>['bots'], seed = 'sfc32:test') {
  return { options: optionsFrom(flip7.options, { target: 60 }), seed, bots };
}

describe.each([
  ['random alone, spared their views', ['random', 'random', 'random']],
  ['good alone, from their views', ['good', 'good', 'good', 'good']],
  ['both at one table', ['good', 'random']],
] as const)('%s', (_, bots) => {
  test('shares add up to the whole, and the same seed to the same', () => {
    const whole = simulate(flip7, table(bots), 0, 12);
    const shares = addCounts(
      simulate(flip7, table(bots), 5, 7),
      simulate(flip7, table(bots), 0, 5),
    );
    expect(shares).toEqual(whole);
    expect(simulate(flip7, table(bots, 'sfc32:other'), 0, 12)).not.toEqual(whole);
  });

  test('a match that keeps its log is the same game', () => {
    for (let number = 0; number < 3; number++) {
      const counts = simulate(flip7, table(bots), number, 1);
      const log = logOf(flip7, table(bots), number);
      const replayed = replay(flip7, log);
      if (!replayed.ok || !replayed.status.over) throw new Error('the log does not replay');
      expect(log.length - 2).toBe(counts.moves.sum);
      expect(log.flatMap((entry) => ('events' in entry ? entry.events : []))).toHaveLength(
        counts.events,
      );
      for (const { seat, place, score } of replayed.status.standings) {
        expect(counts.scores[seat]!.sum).toBe(score);
        expect(counts.wins[seat]).toBe(place === 1 ? 1 : 0);
      }
    }
  });
});

test('a bot that looks is never given the state', () => {
  const state = new Set<unknown>();
  const spied = {
    ...flip7,
    open(...args: Parameters<typeof flip7.open>) {
      state.add(args[0]);
      flip7.open(...args);
    },
    brain: {
      ...flip7.brain,
      weigh(position: Parameters<typeof flip7.brain.weigh>[0]) {
        expect(state.has(position.view)).toBe(false);
        expect(position.view.deck.every((slot) => slot < 0)).toBe(true);
        return flip7.brain.weigh(position);
      },
    },
  };
  simulate(spied, table(['good', 'random', 'good']), 0, 3);
  expect(state.size).toBe(3);
});

test.each([
  ['random', 'random', 'random', 'random'],
  ['good', 'random', 'good', 'random', 'good'],
] as const)('[V-16] Vinto by %s ends by rounds, and its log is the same game', (...bots) => {
  const options = optionsFrom(vinto.options, { rounds: 2 });
  expect(options.session).toBe('timed');
  const run = { options, seed: 'sfc32:vinto', bots };
  const whole = simulate(vinto, run, 0, 6);
  expect(addCounts(simulate(vinto, run, 2, 4), simulate(vinto, run, 0, 2))).toEqual(whole);
  expect(whole.rounds).toMatchObject({ min: 2, max: 2 });
  const log = logOf(vinto, run, 0);
  expect(replay(vinto, log).ok).toBe(true);
  expect(log.length - 2).toBe(simulate(vinto, run, 0, 1).moves.sum);
});

test('statistics', () => {
  const sums = { count: 4, sum: 10, squares: 30, min: 1, max: 4 };
  expect(statisticsOf(sums)).toEqual({ mean: 2.5, sd: Math.sqrt(5 / 3), min: 1, max: 4 });
  expect(statisticsOf({ count: 1, sum: 7, squares: 49, min: 7, max: 7 }).sd).toBe(0);
});
