import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { face } from '../games/vinto/face.ts';
import { createGlimpses } from './glimpses.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('[V-10] a card tossed in wrongly lies open for less time than one that was looked at', () => {
  const blank = {} as Parameters<typeof face.glimpsed>[1];
  const glimpses = createGlimpses();
  glimpses.show(
    face.glimpsed({ type: 'missed', seat: 1, slot: 0, card: 3, barred: false }, blank, 0)!,
  );
  glimpses.show(face.glimpsed({ type: 'looked', by: 0, seat: 0, slot: 2, card: 3 }, blank, 0)!);
  const open = () => glimpses.places.value.size;
  expect(open()).toBe(2);
  vi.advanceTimersByTime(2500);
  expect(open()).toBe(1);
  vi.advanceTimersByTime(2500);
  expect(open()).toBe(0);
});
