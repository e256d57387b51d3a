import { expect, test } from 'vitest';
import type { Written } from './journal.ts';
import { memoryKeys } from './keys.ts';
import { memoryStore } from './store.ts';

function line(position: number, command: string | null = null): Written {
  return { kind: 'noted', note: { type: 'cameBack', seat: 0 }, position, time: 0, command };
}

test('whoever writes a position first has it, and a command is written once', async () => {
  const store = memoryStore();
  const answers: string[] = [];
  for (const [match, position, command] of [
    ['a', 0, null],
    ['a', 0, null],
    ['a', 2, null],
    ['a', 1, 'x'],
    ['a', 2, 'x'],
    ['b', 0, 'x'],
    ['a', 1, 'x'],
    ['a', 2, 'y'],
  ] as const) {
    answers.push(await store.append(match, line(position, command)));
  }
  expect(answers).toEqual([
    'appended',
    'conflict',
    'conflict',
    'appended',
    'repeated',
    'appended',
    'repeated',
    'appended',
  ]);
  expect((await store.load('a', 1)).map(({ position }) => position)).toEqual([1, 2]);
  expect(await store.load('c', 0)).toEqual([]);
});

test('what is read back is a copy', async () => {
  const store = memoryStore();
  const written = line(0);
  await store.append('a', written);
  const [read] = await store.load('a', 0);
  expect(read).toEqual(written);
  expect(read).not.toBe(written);
});

test('keys are found again by their match', async () => {
  let n = 0;
  const keys = memoryKeys(() => `sfc32:${n++}`);
  const issued = [await keys.next(), await keys.next()];
  for (const { match, key } of issued) expect(await keys.of(match)).toBe(key);
  await expect(keys.of('7')).rejects.toThrow(RangeError);
});
