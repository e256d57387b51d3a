import { expect, test } from 'vitest';
import { isModest } from './modest.ts';

const cards = Array.from({ length: 13 }, (_, card) => card);
const deep = JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`) as unknown;

test.each([
  ['nothing', null, true],
  ['a word', 'draw', true],
  ['a long text', 'x'.repeat(2001), false],
  ['as many melds as a table has', { melds: Array.from({ length: 36 }, () => ({ cards })) }, true],
  ['a hundred times as many', { melds: Array.from({ length: 3600 }, () => ({ cards })) }, false],
  ['a list that is too long', new Array(1001).fill(1), false],
  ['a list in a list, and so on', deep, false],
  ['many names', Object.fromEntries(new Array(1001).fill(0).map((_, n) => [n, n])), false],
])('[C-10] %s', (_, sent, modest) => {
  expect(isModest(sent)).toBe(modest);
});

test('[C-10] it stops counting where it is too much', () => {
  let read = 0;
  const list = Array.from({ length: 900 }, () => [1, 2, 3]);
  const watched = new Proxy(list, {
    getOwnPropertyDescriptor(target, key) {
      read += 1;
      return Reflect.getOwnPropertyDescriptor(target, key);
    },
  });
  expect(isModest(watched)).toBe(false);
  expect(read).toBeGreaterThan(100);
  expect(read).toBeLessThan(900);
});

test('[C-10] a getter is not asked', () => {
  const sent = {
    get type(): string {
      throw new Error('asked');
    },
  };
  expect(isModest(sent)).toBe(true);
});
