import { expect, test } from 'vitest';
import { Accounts, Bucket } from './limits.ts';

test('a bucket gives what it has, and fills by itself', () => {
  const bucket = new Bucket({ most: 3, perSecond: 1 }, 0);
  expect([1, 1, 1, 1].map((one) => bucket.take(one, 0))).toEqual([true, true, true, false]);
  expect(bucket.take(1, 999)).toBe(false);
  expect(bucket.take(1, 1001)).toBe(true);
  expect(bucket.isFull(1001)).toBe(false);
  expect(bucket.isFull(60_000)).toBe(true);
});

test('whoever has used too much time is not read for a while, however few messages that were', () => {
  const accounts = new Accounts({ messages: { most: 100, perSecond: 10 }, sockets: 2 });
  expect(accounts.admits('a', 0)).toBe(true);
  accounts.of('a', 0).cpu.charge(5000, 0);
  expect(accounts.admits('a', 1000)).toBe(false);
  expect(accounts.admits('b', 1000)).toBe(true);
  expect(accounts.admits('a', 30_000)).toBe(true);
});

test('so many sockets and no more; accounts that are not used are forgotten', () => {
  const accounts = new Accounts({ messages: { most: 1, perSecond: 1 }, sockets: 2 });
  expect([1, 2, 3].map(() => accounts.join('a', 0))).toEqual([true, true, false]);
  accounts.part('a', 0);
  expect(accounts.join('a', 0)).toBe(true);
  accounts.part('a', 0);
  accounts.part('a', 0);
  accounts.sweep(1000);
  expect(accounts.size).toBe(0);
});
