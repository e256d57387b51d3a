import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { JustCome, MEANT_BEFORE } from './just-come.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const left = { x: 0, y: 0, width: 100, height: 44 };
const right = { ...left, x: 106 };

test('what comes where another button stood is not touched at once', () => {
  const come = new JustCome();
  come.follow(new Map([['pass', left]]));
  come.follow(new Map([['goOn', left]]));
  expect(come.has('goOn')).toBe(true);
  vi.advanceTimersByTime(MEANT_BEFORE);
  expect(come.has('goOn')).toBe(false);
});

test('nor if nothing stood there for a moment, or if it has moved there', () => {
  const come = new JustCome();
  come.follow(new Map([['pass', left], ['wish', right]])); // prettier-ignore
  come.follow(new Map([['wish', right]]));
  vi.advanceTimersByTime(MEANT_BEFORE - 1);
  come.follow(new Map([['wish', left]]));
  expect(come.has('wish')).toBe(true);
});

test('what stays, or comes to a free place, is touched at once', () => {
  const come = new JustCome();
  come.follow(new Map([['wish', left]]));
  come.follow(new Map([['wish', left], ['goOn', right]])); // prettier-ignore
  expect(come.has('wish')).toBe(false);
  expect(come.has('goOn')).toBe(false);
  come.follow(new Map());
  vi.advanceTimersByTime(MEANT_BEFORE);
  come.follow(new Map([['other', left]]));
  expect(come.has('other')).toBe(false);
});
