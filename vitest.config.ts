import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import type { Plugin } from 'vitest/config';
import { atFullLength } from './scripts/lengths.ts';

/** What puts something else in the place of a module, or keeps what a page keeps, has its modules to itself. */
const alone = [
  '**/*-{late,faults}.test.ts',
  'packages/web/src/{home,options,play,settings,sound,worker}/**/*.test.ts',
  'packages/web/src/games/{opening.test.ts,sapone/*.test.ts}',
];
const others = [
  'packages/*/src/**/*.test.ts',
  'packages/web/{build/**/,}*.test.ts',
  'scripts/**/*.test.ts',
  'examples/**/*.test.ts',
];

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
    // Vitest would leave one core idle, half of a small machine.
    maxWorkers: '100%',
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
