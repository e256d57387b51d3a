import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { JustCome, MEANT_BEFORE } from './just-come.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const left = { x: 0, y: 0, width: 100, height: 44 };
const right = { ...left, x: 106 };

function touched(): JustCome {
  const come = new JustCome();
  come.follow(new Map([['pass', left]]));
  come.touch('pass');
  return come;
}

test('what comes where another button was touched is not touched at once', () => {
  const come = touched();
  come.follow(new Map([['goOn', left]]));
  expect(come.has('goOn')).toBe(true);
  vi.advanceTimersByTime(MEANT_BEFORE);
  expect(come.has('goOn')).toBe(false);
});

test('the same one, or one that stands elsewhere, is', () => {
  const come = touched();
  come.follow(new Map([['pass', left], ['wish', right]])); // prettier-ignore
  expect(come.has('pass')).toBe(false);
  expect(come.has('wish')).toBe(false);
});
