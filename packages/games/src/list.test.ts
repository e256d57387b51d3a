import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rulingsIn } from '../../../scripts/rules.ts';
import { gameIds, games } from './index.ts';

const inFolder = (id: string, file: string): URL => new URL(`./${id}/${file}`, import.meta.url);

test.each(gameIds)('%s is listed by the name it has', (id) => {
  expect(games[id].id).toBe(id);
});

// A file each, so that they run beside each other.
test.each(gameIds)('%s has its laws', (id) => {
  expect(existsSync(inFolder(id, 'laws.test.ts'))).toBe(true);
});

test('no two games have the same letter', () => {
  const letters = gameIds.map((id) => games[id].letter);
  expect(new Set(letters).size).toBe(letters.length);
});

test.each(gameIds)('the rulings of %s have its letter', (id) => {
  const letters = Array.from(rulingsIn([inFolder(id, 'RULES.md')]), ([letter]) => letter);
  expect(letters.length).toBeGreaterThan(0);
  expect(new Set(letters)).toEqual(new Set([games[id].letter]));
});
