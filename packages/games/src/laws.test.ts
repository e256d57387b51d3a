/** Every game passes the laws by being listed. */
import { expect, test } from 'vitest';
import { allLaws, runLaws } from '@mazzo/kernel/testing';
import { rulingsIn } from '../../../scripts/rules.ts';
import { gameIds } from './index.ts';
import type { GameId } from './index.ts';
import { subjects } from './testing.ts';

/** Matches, one step in so many for the costly laws, and what must come of it at every table size. */
interface Size {
  readonly matches: number;
  readonly oneIn: number;
  readonly rounds: number;
  readonly checks: number;
  /** More matches where they are shorter. */
  readonly seats?: readonly number[];
}

const sizes: Readonly<Record<GameId, Size>> = {
  flip7: { matches: 2000, oneIn: 16, rounds: 1000, checks: 2000 },
  vinto: { matches: 1100, oneIn: 32, rounds: 1000, checks: 400 },
  pinnacola: { matches: 90, oneIn: 64, rounds: 500, checks: 10 },
  sapone: {
    matches: 1020,
    oneIn: 64,
    rounds: 500,
    checks: 100,
    seats: [2, 2, 2, 3, 3, 3, 4, 4, 6, 6, 8, 8],
  },
};

// [C-2] [C-3] [C-4] [C-6] are laws: no soft-lock, conserved cards, own knowledge only, harmless refusals.
test.each(gameIds)('[C-2] [C-3] [C-4] [C-6] the ten laws hold on %s', (id) => {
  const { rounds, checks, ...size } = sizes[id];
  const report = runLaws(subjects[id], {
    ...size,
    seed: 'sfc32:npm-test',
    rulings: rulingsIn('packages/**/RULES.md'),
    laws: allLaws,
  });
  console.log(`${id}: ${JSON.stringify(report)}`);
  expect(report.matches).toBe(size.matches);
  for (const count of Object.values(report.checks)) expect(count).toBeGreaterThan(checks);
  for (const count of Object.values(report.roundsAt)) expect(count).toBeGreaterThanOrEqual(rounds);
});
