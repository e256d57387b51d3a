/** Every game passes the laws by being listed. */
import { expect, test } from 'vitest';
import { allLaws, runLaws } from '@mazzo/kernel/testing';
import { rulingsIn } from '../../../scripts/rules.ts';
import { gameIds } from './index.ts';
import type { GameId } from './index.ts';
import { subjects } from './testing.ts';

/** Matches, one step in so many for the costly laws, and what must come of it at every table size. */
const sizes: Record<GameId, { matches: number; oneIn: number; rounds: number; checks: number }> = {
  flip7: { matches: 2000, oneIn: 16, rounds: 1000, checks: 2000 },
  vinto: { matches: 1100, oneIn: 32, rounds: 1000, checks: 400 },
  pinnacola: { matches: 90, oneIn: 64, rounds: 500, checks: 10 },
};

// [C-2] [C-3] [C-4] [C-6] are laws: no soft-lock, conserved cards, own knowledge only, harmless refusals.
test.each(gameIds)('[C-2] [C-3] [C-4] [C-6] the ten laws hold on %s', (id) => {
  const { matches, oneIn, rounds, checks } = sizes[id];
  const report = runLaws(subjects[id], {
    matches,
    seed: 'sfc32:npm-test',
    rulings: rulingsIn('packages/**/RULES.md'),
    laws: allLaws,
    oneIn,
  });
  console.log(`${id}: ${JSON.stringify(report)}`);
  expect(report.matches).toBe(matches);
  for (const count of Object.values(report.checks)) expect(count).toBeGreaterThan(checks);
  for (const count of Object.values(report.roundsAt)) expect(count).toBeGreaterThanOrEqual(rounds);
});
