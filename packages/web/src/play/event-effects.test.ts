/** How long something that befalls a player is said, and shows in their face. */
import { flip7 } from '@mazzo/games/flip7';
import type { Event } from '@mazzo/games/flip7';
import { optionsFrom } from '@mazzo/kernel';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eyesOf } from '../games/eyes.fixture.ts';
import { face } from '../games/flip7/face.ts';
import { words } from '../games/flip7/text/en.ts';
import { EventEffects } from './event-effects.ts';

vi.mock('../sound/player.ts', () => ({ play: () => undefined }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function busting(): { readonly effects: EventEffects; bust(seat: number): void } {
  const effects = new EventEffects(face);
  const view = flip7.blank(optionsFrom(flip7.options, {}), 3);
  const bust = (seat: number): void => {
    const busted: Event = { type: 'busted', seat, card: 4 };
    effects.add(busted, view, eyesOf(0, words));
  };
  return { effects, bust };
}

test('a word over the table goes by itself, whether or not what comes later has been fetched', () => {
  const { effects, bust } = busting();
  bust(1);
  expect(effects.moment.value).toMatchObject({ seat: 1 });
  vi.advanceTimersByTime(2000);
  expect(effects.moment.value).toBeNull();
});

test('another has its own time', () => {
  const { effects, bust } = busting();
  bust(1);
  vi.advanceTimersByTime(1000);
  bust(2);
  vi.advanceTimersByTime(1000);
  expect(effects.moment.value).toMatchObject({ seat: 2 });
  vi.advanceTimersByTime(1000);
  expect(effects.moment.value).toBeNull();
});
