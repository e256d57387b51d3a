/** What a touch does to a word over the table. */
import { signal } from '@preact/signals';
import { afterEach, expect, test, vi } from 'vitest';
import type { ShownMoment } from '../event-effects.ts';
import { yieldToTouch } from './yielding.ts';

const caught: ShownMoment = {
  id: 1,
  kind: 'bad',
  seat: 2,
  zone: 'seat:2',
  words: 'Caught!',
  at: 'name',
};

afterEach(() => void vi.unstubAllGlobals());

test.each(['pointerdown', 'keydown'])(
  'it yields to a %s anywhere, until the room is left',
  (touched) => {
    const page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    const moment = signal<ShownMoment | null>(caught);
    const left = new AbortController();
    yieldToTouch({ moment }, left.signal);
    page.dispatchEvent(new Event(touched));
    expect(moment.value).toBeNull();
    moment.value = caught;
    left.abort();
    page.dispatchEvent(new Event(touched));
    expect(moment.value).toBe(caught);
  },
);
