import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lookedAtClock } from './clock.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const clockOf = () => lookedAtClock(() => performance.now());

test('time passes while somebody looks', () => {
  const clock = clockOf();
  vi.advanceTimersByTime(500);
  expect(clock.now()).toBe(500);
  clock.look(false);
  vi.advanceTimersByTime(3_600_000);
  expect(clock.now()).toBe(500);
  clock.look(true);
  vi.advanceTimersByTime(20);
  expect(clock.now()).toBe(520);
});

test('an alarm rings when its time has come, and not while nobody looks', () => {
  const clock = clockOf();
  const rung: number[] = [];
  for (const time of [300, 100, 200]) clock.at(time, () => rung.push(time));
  expect(rung).toEqual([]);
  vi.advanceTimersByTime(150);
  clock.look(false);
  vi.advanceTimersByTime(10_000);
  expect(rung).toEqual([100]);
  clock.look(true);
  vi.advanceTimersByTime(49);
  expect(rung).toEqual([100]);
  vi.advanceTimersByTime(101);
  expect(rung).toEqual([100, 200, 300]);
});

test('one that is past rings soon, but never before `at` has returned', () => {
  const clock = clockOf();
  let rung = false;
  clock.at(-5, () => (rung = true));
  expect(rung).toBe(false);
  vi.advanceTimersByTime(0);
  expect(rung).toBe(true);
});

test('one that is cancelled does not ring, even by another that rings with it', () => {
  const clock = clockOf();
  const rung: string[] = [];
  clock.at(10, () => {
    rung.push('first');
    cancel();
  });
  const cancel = clock.at(10, () => rung.push('second'));
  clock.at(20, () => rung.push('third'))();
  vi.advanceTimersByTime(100);
  expect(rung).toEqual(['first']);
});

test('one set by another that rings has its own time', () => {
  const clock = clockOf();
  const rung: number[] = [];
  clock.at(10, () => clock.at(30, () => rung.push(clock.now())));
  vi.advanceTimersByTime(100);
  expect(rung).toEqual([30]);
});

test('it goes on from what was written, never back, and what is due by then rings', () => {
  const clock = clockOf();
  const rung: number[] = [];
  clock.at(5000, () => rung.push(clock.now()));
  clock.reach(60_000);
  expect(clock.now()).toBe(60_000);
  vi.advanceTimersByTime(0);
  expect(rung).toEqual([60_000]);
  clock.reach(10);
  expect(clock.now()).toBe(60_000);
  clock.look(false);
  clock.reach(70_000);
  vi.advanceTimersByTime(1000);
  expect(clock.now()).toBe(70_000);
});

test('a session of weeks is no time-out at once', () => {
  const clock = clockOf();
  let rung = false;
  const month = 30 * 24 * 3_600_000;
  clock.at(month, () => (rung = true));
  vi.advanceTimersByTime(month - 1);
  expect(rung).toBe(false);
  vi.advanceTimersByTime(1);
  expect(rung).toBe(true);
});
