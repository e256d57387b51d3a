/** What is asked in others' sales: when, and where its buttons stand. */
import { shortMatches } from '@mazzo/games/testing';
import { expect, test, vi } from 'vitest';
import { playAt, playOn } from '../../play/playing.fixture.ts';
import type { Played } from '../../play/playing.fixture.ts';
import { sceneShown } from '../../play/scene-shown.ts';
import { withWindowButtons } from '../../play/windows/window-buttons.ts';
import { settings } from '../../settings/settings.ts';
import { layTray } from '../../table/layout/tray.ts';
import { levelsOf } from '../../table/layout/measures.ts';
import type { Tray } from '../../table/scene.ts';
import { loadGame } from '../games.ts';

vi.mock('../../sound/player.ts', () => ({ play: () => undefined, buzz: () => undefined }));

const sapone = await loadGame('sapone');
const [options] = shortMatches.sapone;

function trayOf({ playing }: Played): Tray {
  const { shown } = playing.showing;
  return withWindowButtons(sceneShown(playing, shown.value!), playing).tray;
}

const STEP = 50;
/** So many steps. */
const LOOKS = 30;

/** The page's own time and the table's. */
async function wait({ clock }: Played): Promise<void> {
  await clock.pass(STEP);
  await vi.advanceTimersByTimeAsync(STEP);
}

/** What stands in the tray, step by step, while the player looks at every sale for a while and then passes. */
async function watched(): Promise<
  { readonly question: number | undefined; readonly tray: Tray }[]
> {
  const played = await playAt({ playable: sapone, seats: 4, options, isHeeded: true });
  const { playing } = played;
  await playing.fetchWindows();
  const seen = [];
  for (let step = 0, looked = 0; step < 1600; step++) {
    const { question, isAsked } = playing.showing;
    if (isAsked.value && question.value?.pace === 'turn') await playOn(played);
    const isSale = isAsked.value && question.value?.pace === 'longWindow';
    looked = isSale || playing.lastCall.value !== null ? looked + 1 : 0;
    if (looked === LOOKS && isSale) await playing.answering.send({ type: 'pass' });
    else if (looked >= LOOKS) playing.letGo();
    seen.push({ question: question.value?.id, tray: trayOf(played) });
    await wait(played);
  }
  playing.close();
  return seen;
}

const seen = await (async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  settings.pace.value = 'natural';
  settings.motion.value = 'none';
  const all = await watched();
  vi.useRealTimers();
  return all;
})();

test('what is asked in a sale comes once, and stays until it is answered', () => {
  const shown = new Map<number, string>();
  for (const { question, tray } of seen) {
    if (question === undefined) continue;
    const isThere = tray.buttons.some(({ id }) => id === 'pass');
    const before = shown.get(question) ?? '';
    const now = isThere ? '1' : '0';
    if (!before.endsWith(now)) shown.set(question, before + now);
  }
  const comings = [...shown.values()];
  expect(comings.filter((one) => one.includes('1')).length).toBeGreaterThan(2);
  expect(comings.filter((one) => /10+1/.test(one))).toEqual([]);
});

test('each button has one place as long as others have their turn, and none two', () => {
  const place = { x: 0, y: 500, width: 360, height: 140 };
  const measures = levelsOf({ width: 360, height: 640 }, { largePrint: false }).tight[0]!;
  const places = new Map<string, Set<string>>();
  for (const { tray } of seen) {
    if (tray.places === undefined) continue;
    for (const [id, { x, width }] of layTray(tray, measures, place, place, 0).buttons) {
      places.set(id, (places.get(id) ?? new Set()).add(`${x}+${width}`));
    }
  }
  expect([...places.keys()]).toEqual(expect.arrayContaining(['page:wish', 'doubt…', 'pass']));
  for (const at of places.values()) expect(at.size).toBe(1);
  expect(places.get('doubt…')).not.toEqual(places.get('pass'));
});
