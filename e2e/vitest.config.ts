import { defineConfig } from 'vitest/config';
import { atFullLength } from '../scripts/lengths.ts';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    // Other engines are installed and tried only at full length.
    include: ['*.test.ts', ...(atFullLength ? ['engines/*.test.ts'] : [])],
    globalSetup: ['setup.ts'],
    testTimeout: atFullLength ? 900_000 : 120_000,
    hookTimeout: 120_000,
    // On a machine that is busy otherwise a browser may miss a moment; it is told, and twice is a fault.
    retry: 1,
    // They wait for the page half of their time, so that four keep two cores busy.
    pool: 'forks',
    maxWorkers: 4,
    reporters: ['verbose', '../scripts/timings.ts'],
  },
});
