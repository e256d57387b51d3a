import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import type { Plugin } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';
import { atFullLength } from './scripts/lengths.ts';

/** What puts something else in the place of a module, or keeps what a page keeps, has its modules to itself. */
const alone = [
  '**/*-{late,faults}.test.ts',
  'packages/web/src/{home,options,play,settings,sound,worker}/**/*.test.ts',
  'packages/web/src/games/{opening.test.ts,sapone/*.test.ts}',
  'packages/web/src/friends/online-table.test.ts',
];
const others = [
  'packages/*/src/**/*.test.ts',
  'packages/web/{build/**/,}*.test.ts',
  'scripts/**/*.test.ts',
  'examples/**/*.test.ts',
];

/** Those that take longest, so that none of them is left over when all others are done. */
const longest = /\/(killed-server|exec-bot|sim|campaign|arena|laws|judge|play|levels)\.test\.ts$/;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => (longest.test(moduleId) ? 0 : 1);
    return files.toSorted((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  plugins: [exampleGames()],
  test: {
    projects: [
      { extends: true, test: { name: 'alone', include: alone } },
      {
        extends: true,
        // A fifth of all the time would go into reading the same modules again for every file.
        test: { name: 'together', include: others, exclude: alone, isolate: false },
      },
    ],
    testTimeout: atFullLength ? 7_200_000 : 300_000,
    pool: 'threads',
    // Some wait for what they started: one more than there are cores keeps these busy.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    reporters: ['default', './scripts/timings.ts'],
  },
});

/** An example is written as if its game were in the product's list; at its own place it finds it here. */
function exampleGames(): Plugin {
  return {
    name: 'example-games',
    enforce: 'pre',
    resolveId(source, importer) {
      const [, id, part = ''] = /^@mazzo\/games\/(\w+)((?:\/\w+)*)$/.exec(source) ?? [];
      if (id === undefined || !importer?.includes(`/examples/${id}/`)) return null;
      const folder = fileURLToPath(new URL(`examples/${id}/game${part}`, import.meta.url));
      return existsSync(`${folder}.ts`) ? `${folder}.ts` : `${folder}/index.ts`;
    },
  };
}
