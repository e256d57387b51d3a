import { beforeEach, expect, test, vi } from 'vitest';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.resetModules();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

const opened = () => import('./expected.ts');

test('nothing is expected where nothing was ever played', async () => {
  expect((await opened()).expected.value).toBe(0);
});

test('as many are expected as were counted last, in this tab or another', async () => {
  const { expected, expectMatches, recount } = await opened();
  expectMatches(3);
  expect(expected.value).toBe(3);
  kept.set('mazzo.running', '5');
  recount();
  expect(expected.value).toBe(5);
});

test('a match that begins is expected when home is shown again, not before', async () => {
  const { expected, expectAny, recount } = await opened();
  expectAny();
  expect(expected.value).toBe(0);
  recount();
  expect(expected.value).toBe(1);
});

test('one that is gone on with is not counted twice', async () => {
  const { expected, expectAny, expectMatches, recount } = await opened();
  expectMatches(2);
  expectAny();
  recount();
  expect(expected.value).toBe(2);
});

test('where nothing may be kept, nothing is expected', async () => {
  vi.stubGlobal('localStorage', undefined);
  const { expected, expectAny } = await opened();
  expectAny();
  expect(expected.value).toBe(0);
});
