import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GO_ON, WISH } from '../scene-shown.ts';
import { JustCome, MEANT_BEFORE } from './just-come.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const left = { x: 0, y: 0, width: 100, height: 44 };
const right = { ...left, x: 106 };

function shown(): JustCome {
  const come = new JustCome();
  come.follow(new Map([['pass', left], ['more', right]])); // prettier-ignore
  return come;
}

test('what comes by itself where another button was touched is not touched at once', () => {
  const come = shown();
  expect(come.touch('pass')).toBe(true);
  come.follow(new Map([[GO_ON, left]]));
  expect(come.touch(GO_ON)).toBe(false);
  vi.advanceTimersByTime(MEANT_BEFORE);
  expect(come.touch(GO_ON)).toBe(true);
});

test('the same one, one that stands elsewhere, or the next answer is', () => {
  const come = shown();
  come.touch('pass');
  come.follow(new Map([['pass', left], [WISH, right]])); // prettier-ignore
  expect(come.touch('pass')).toBe(true);
  expect(come.touch(WISH)).toBe(true);
  come.follow(new Map([['draw', right]]));
  expect(come.touch('draw')).toBe(true);
});

test('what comes where a button stood when its window closed by itself is not touched at once', () => {
  const come = shown();
  come.close();
  come.follow(new Map([['endTurn', left], ['more', right]])); // prettier-ignore
  expect(come.touch('endTurn')).toBe(false);
  expect(come.touch('more')).toBe(true);
  vi.advanceTimersByTime(MEANT_BEFORE);
  expect(come.touch('endTurn')).toBe(true);
});
