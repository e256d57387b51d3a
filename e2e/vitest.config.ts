import { defineConfig } from 'vitest/config';

/** With MAZZO_ALL=1 every match is played as the rules have it, not as short as they allow. */
const all = process.env['MAZZO_ALL'] === '1';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    globalSetup: ['setup.ts'],
    testTimeout: all ? 900_000 : 120_000,
    hookTimeout: 120_000,
    // On a machine that is busy otherwise a browser may miss a moment; it is told, and twice is a fault.
    retry: 1,
    // A browser each: more would only slow each other down.
    pool: 'forks',
    maxWorkers: 2,
    reporters: ['verbose'],
  },
});
