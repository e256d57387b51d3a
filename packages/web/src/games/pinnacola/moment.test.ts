/** What befalls a Pinnacola player, and how they take it. */
import type { Event } from '@mazzo/games/pinnacola';
import { expect, test } from 'vitest';
import { eyesOf } from '../eyes.fixture.ts';
import { face } from './face.ts';
import { words } from './text/en.ts';

const ended = { type: 'handEnded', sheets: [], closer: 1, inMano: false } satisfies Event;

test('[P-12] [P-14] whoever closes the hand is glad, on the first turn too', () => {
  const eyes = eyesOf(0, words);
  expect(face.moment(ended, eyes)).toMatchObject({ seat: 1, words: 'Closed!', mood: 'glad' });
  expect(face.moment({ ...ended, inMano: true }, eyes)).toMatchObject({ mood: 'glad' });
  expect(face.moment({ ...ended, closer: null }, eyes)).toBe(null);
});
