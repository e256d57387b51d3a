/** When the ring may run: the player is alone among bots, asked in a window, and has begun nothing. */
import { signal } from '@preact/signals';
import { beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../../settings/settings.ts';
import { playOn } from '../playing.fixture.ts';
import { windowLetGo } from './window-ring.tsx';
import { atWindow, isAskedInWindow } from './windows.fixture.ts';

vi.mock('../../sound/player.ts', () => ({ play: () => undefined, buzz: () => undefined }));

beforeEach(() => {
  settings.pace.value = 'instant';
  settings.motion.value = 'none';
});

test('in every window that is asked about, and nowhere else', async () => {
  const played = await atWindow();
  const { showing } = played.playing;
  const seen = { window: 0, other: 0 };
  for (let answers = 0; answers < 80; answers++) {
    for (const id of showing.glimpses.value) showing.hide(id);
    const asked = isAskedInWindow(played);
    expect(windowLetGo(played.playing)).toBe(asked ? showing.question.value!.id : null);
    seen[asked ? 'window' : 'other']++;
    if (!(await playOn(played))) break;
  }
  expect(seen.window).toBeGreaterThan(5);
  expect(seen.other).toBeGreaterThan(5);
  played.playing.close();
});

test('not where others sit', async () => {
  const { playing } = await atWindow({ others: ['other'] });
  expect(windowLetGo(playing)).toBeNull();
  playing.close();
});

test('not while a move is begun, nor while it waits for a yes', async () => {
  const { playing } = await atWindow();
  for (const id of playing.showing.glimpses.value) playing.showing.hide(id);
  const { begun, unconfirmed } = playing.answering;
  begun.value = { kind: 'toss' };
  expect(windowLetGo(playing)).toBeNull();
  begun.value = null;
  unconfirmed.value = { type: 'tossIn' };
  expect(windowLetGo(playing)).toBeNull();
  unconfirmed.value = null;
  expect(windowLetGo(playing)).not.toBeNull();
  playing.close();
});

test('not while a card is being looked at', async () => {
  const { playing } = await atWindow();
  const { showing } = playing;
  for (const id of showing.glimpses.value) showing.hide(id);
  const glimpsed = vi.spyOn(showing, 'glimpses', 'get');
  expect(windowLetGo(playing)).not.toBeNull();
  glimpsed.mockReturnValue(signal(new Set(['hand:0:0'])));
  expect(windowLetGo(playing)).toBeNull();
  playing.close();
});

test('not before everything has been shown', async () => {
  const { playing, clock } = await atWindow();
  settings.pace.value = 'calm';
  await playing.answering.send({ type: 'pass' });
  await clock.pass(60_000);
  expect(playing.showing.isBetween.value).toBe(true);
  expect(windowLetGo(playing)).toBeNull();
  playing.close();
});
