/** Every game passes the laws by being listed. */
import { expect, test } from 'vitest';
import { allLaws, runLaws } from '@mazzo/kernel/testing';
import { rulingsIn } from '../../../scripts/rules.ts';
import { gameIds } from './index.ts';
import { subjects } from './testing.ts';

/** [C-2] [C-3] [C-4] [C-6] are laws: no soft-lock, conserved cards, own knowledge only, harmless refusals. */
test.each(gameIds)('[C-2] [C-3] [C-4] [C-6] the ten laws hold on %s over 2,000 matches', (id) => {
  const report = runLaws(subjects[id], {
    matches: 2000,
    seed: 'sfc32:npm-test',
    rulings: rulingsIn('packages/**/RULES.md'),
    laws: allLaws,
    oneIn: 16,
  });
  console.log(`${id}: ${JSON.stringify(report)}`);
  expect(report.matches).toBe(2000);
  for (const count of Object.values(report.checks)) expect(count).toBeGreaterThan(1000);
});
