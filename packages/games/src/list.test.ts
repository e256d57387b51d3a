import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { gameIds } from './index.ts';

// A file each, so that they run beside each other.
test.each(gameIds)('%s has its laws', (id) => {
  expect(existsSync(new URL(`./${id}/laws.test.ts`, import.meta.url))).toBe(true);
});
