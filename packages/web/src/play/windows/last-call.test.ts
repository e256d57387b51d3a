/** S-8: alone among bots, whoever may still doubt is given a moment before a bot that sells answers. */
import { shortMatches } from '@mazzo/games/testing';
import { decisionOf } from '@mazzo/kernel';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadGame } from '../../games/games.ts';
import { settings } from '../../settings/settings.ts';
import type { Scene, TrayButton } from '../../table/scene.ts';
import { playAt, playOn } from '../playing.fixture.ts';
import type { Played, PlayedPlan } from '../playing.fixture.ts';
import type { Playing } from '../playing.ts';
import { GO_ON, sceneShown, WISH } from '../scene-shown.ts';
import { tap } from '../touches.ts';
import { WordsFollow } from '../words-follow.ts';
import { withWindowButtons } from './window-buttons.ts';

vi.mock('../../sound/player.ts', () => ({ play: () => undefined, buzz: () => undefined }));

const sapone = await loadGame('sapone');
const [options] = shortMatches.sapone;
const LONG = 600_000;

beforeEach(() => {
  settings.pace.value = 'instant';
  settings.motion.value = 'none';
});

async function saponeAt(plan: Partial<PlayedPlan> = {}): Promise<Played> {
  const played = await playAt({ playable: sapone, seats: 4, options, isHeeded: true, ...plan });
  await played.playing.fetchWindows();
  return played;
}

/** The player has passed, and a bot looks at the bids. */
async function atLastCall(): Promise<Played> {
  const played = await saponeAt();
  for (let answers = 0; answers < 300; answers++) {
    if (played.playing.lastCall.value !== null) return played;
    await passOr(played, () => playOn(played));
  }
  throw new Error('nobody was about to answer');
}

/** Doubts nothing. */
async function passOr({ playing, clock }: Played, otherwise: () => Promise<unknown>) {
  const { question, isAsked } = playing.showing;
  const isSale = isAsked.value && question.value?.pace === 'longWindow';
  if (!isSale) return otherwise();
  await playing.answering.send({ type: 'pass' });
  return clock.pass(2000);
}

function offersToGoOn({ playing }: Played): boolean {
  const scene = withWindowButtons(sceneShown(playing, playing.showing.shown.value!), playing);
  return scene.tray.buttons.some(({ id }) => id === GO_ON);
}

test('also on a page that was just opened, before windows are there', async () => {
  const played = await atLastCall();
  const before = played.table.log.length;
  played.playing.close();
  const again = await played.reloaded();
  await played.clock.pass(LONG);
  expect(played.table.log).toHaveLength(before);
  await vi.waitFor(() => expect(again.windows.value).not.toBeNull());
  again.letGo();
  await played.clock.pass(2000);
  expect(played.table.log.length).toBeGreaterThan(before);
  again.close();
});

test('a bot that sells waits until the player has let the doubt go by', async () => {
  const played = await atLastCall();
  const { playing, table, clock } = played;
  const before = table.log.length;
  await clock.pass(LONG);
  expect(table.log).toHaveLength(before);
  expect(offersToGoOn(played)).toBe(true);
  playing.letGo();
  await clock.pass(2000);
  expect(table.log.length).toBeGreaterThan(before);
  expect(offersToGoOn(played)).toBe(false);
  playing.close();
});

test('a doubt in that moment counts', async () => {
  const { playing, table, clock } = await atLastCall();
  const before = table.log.length;
  await playing.answering.send({ type: 'doubt' });
  await clock.pass(0);
  const entry = table.log[before - 1];
  expect(entry?.kind === 'moved' && entry.move).toEqual({ type: 'doubt' });
  playing.close();
});

test('nobody waits for who wishes not to be asked, nor where others sit', async () => {
  const wishing = await atLastCall();
  const before = wishing.table.log.length;
  wishing.playing.windows.value!.passing.toggle();
  await wishing.clock.pass(2000);
  expect(wishing.table.log.length).toBeGreaterThan(before);
  wishing.playing.close();
  const among = await saponeAt({ others: ['other'] });
  for (let answers = 0; answers < 40; answers++) {
    expect(among.playing.lastCall.value).toBeNull();
    await passOr(among, () => playOn(among));
  }
  among.playing.close();
});

test('who may only doubt is not waited for, and still may', async () => {
  const { playing } = await atLastCall();
  const { status } = playing.showing.shown.value!;
  expect(decisionOf(status, 0)?.pace).toBe('free');
  expect(playing.showing.isPrompted.value).toBe(true);
  expect([...playing.answering.lit.value]).toContain('doubt…');
  playing.close();
});

function buttonsOf(scene: Scene, playing: Playing): string[] {
  return withWindowButtons(scene, playing).tray.buttons.map(({ id }) => id);
}

test('what was begun stands there alone until its cards have landed', async () => {
  const { playing } = await atLastCall();
  const follow = new WordsFollow();
  const before = playing.showing.shown.value!;
  playing.answering.gesture(tap('doubt…'));
  const begun = follow.scene(sceneShown(playing, before), before, false);
  expect(buttonsOf(begun, playing)).toEqual(['cancel', 'doubt']);
  // It was sent, and is not begun any more.
  playing.answering.begun.value = null;
  const after = { ...before };
  const [flying, landed] = [true, false].map((isFlying) =>
    follow.scene(sceneShown(playing, after), after, isFlying),
  );
  expect(buttonsOf(flying!, playing)).toEqual(['cancel', 'doubt']);
  expect(buttonsOf(landed!, playing)).toEqual([WISH, 'doubt…', GO_ON]);
  playing.close();
});

test('where nothing was begun, keys leave the other buttons there', async () => {
  const { playing } = await atLastCall();
  const scene = sceneShown(playing, playing.showing.shown.value!);
  const keys = ['kind:lettuce', 'kind:hammer'].map((id): TrayButton => {
    return { id, label: id, size: 'key', tone: 'plain', shortcut: null };
  });
  const asked = { ...scene, tray: { ...scene.tray, buttons: keys } };
  expect(buttonsOf(asked, playing)).toEqual([WISH, ...keys.map(({ id }) => id), GO_ON]);
  expect(withWindowButtons(asked, playing).tray.places).toBeUndefined();
  playing.close();
});
