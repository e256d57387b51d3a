import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MORE_LETTERS } from './letters.ts';

/** Suits are drawn. */
const DRAWN = '♣♦♥♠';

const texts = globSync('packages/{games,web}/src/**/text{.ts,/**/*.{ts,md}}');

test('the page has a letter for everything it says', () => {
  const said = new Set(texts.map((file) => readFileSync(file, 'utf8')).join(''));
  const known = new Set(`${MORE_LETTERS}${DRAWN}\n`);
  expect(texts.length).toBeGreaterThan(10);
  expect([...said].filter((letter) => !known.has(letter))).toEqual([]);
});
