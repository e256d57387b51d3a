import { beforeEach, expect, test } from 'vitest';
import { handledBy } from '../shell/handling.ts';
import { choices, settings } from './settings.ts';
import { tossIn, tossInTime } from './toss-in.ts';

beforeEach(() => {
  settings.tossIn.value = 'unchosen';
  handledBy.value = 'nothing';
});

test.each([
  // chosen     by         shown    time
  ['unchosen', 'pointer', 'short', 3000],
  ['unchosen', 'keys', 'own', null],
  ['unchosen', 'nothing', 'short', null],
  ['short', 'keys', 'short', 3000],
  ['long', 'pointer', 'long', 8000],
  ['long', 'nothing', 'long', 8000],
  ['own', 'pointer', 'own', null],
] as const)('%s, played by %s: %s, %s ms', (chosen, by, shown, time) => {
  settings.tossIn.value = chosen;
  handledBy.value = by;
  expect([tossIn(), tossInTime()]).toEqual([shown, time]);
});

test('nobody has chosen at first', () => {
  expect(choices.tossIn[0]).toBe('unchosen');
});
