/** [S-5] What is said beside the moves: at once, or as soon as it may be. */
import type { AnyPhrase } from '@mazzo/kernel';
import { expect, test, vi } from 'vitest';
import type { Eyes } from '../page-face.ts';
import type { TalkFace } from './talk-face.ts';
import { Talking } from './talking.ts';

vi.mock('../../shell/toast.tsx', () => ({ showToast: () => undefined }));
vi.mock('../../shell/live.tsx', () => ({ announce: () => undefined }));

const face: TalkFace = {
  zoneOf: () => '',
  words: () => '',
  later: () => 'later',
  Phrases: () => null,
};

test('a phrase that comes into a sale is said when that is over, once', async () => {
  let isBarred = true;
  const send = vi.fn<(phrase: AnyPhrase) => Promise<void>>(() => Promise.resolve());
  const talking = new Talking(face, { eyes: () => ({}) as Eyes, isBarred: () => isBarred, send });
  const phrase = { says: 'hold', topic: 'coins' };
  await talking.say(phrase);
  talking.follow();
  expect(send).not.toHaveBeenCalled();
  isBarred = false;
  talking.follow();
  talking.follow();
  expect(send.mock.calls).toEqual([[phrase]]);
});
