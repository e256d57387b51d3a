import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'packages/*/src/**/*.test.ts',
      'packages/web/*.test.ts',
      'packages/web/build/**/*.test.ts',
      'scripts/**/*.test.ts',
    ],
    testTimeout: 300_000,
    pool: 'threads',
    reporters: ['default', './scripts/timings.ts'],
  },
});
