/** How long a word stays over the table. */
import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ShownMoment } from '../event-effects.ts';
import { passBy } from './passing-by.ts';

const caught: ShownMoment = { id: 1, kind: 'bad', seat: 2, zone: 'seat:2', words: 'Caught!' };
const page = new EventTarget();
const left = new AbortController();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('it goes by itself, and another has its own time', () => {
  const moment = signal<ShownMoment | null>(caught);
  passBy({ moment }, left.signal);
  vi.advanceTimersByTime(1000);
  moment.value = { ...caught, id: 2 };
  vi.advanceTimersByTime(1000);
  expect(moment.value).not.toBeNull();
  vi.advanceTimersByTime(1000);
  expect(moment.value).toBeNull();
});

test.each(['pointerdown', 'keydown'])('it yields to a %s anywhere', (touched) => {
  const moment = signal<ShownMoment | null>(caught);
  passBy({ moment }, left.signal);
  page.dispatchEvent(new Event(touched));
  expect(moment.value).toBeNull();
});
