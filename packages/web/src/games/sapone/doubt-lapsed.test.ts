/** [S-8] Whoever thinks a doubt over hears when somebody else was quicker. */
import { shortMatches } from '@mazzo/games/testing';
import type { State } from '@mazzo/games/sapone';
import { expect, test, vi } from 'vitest';
import { sayLapsed } from '../../play/moments/lapsed.ts';
import { playAt, playOn } from '../../play/playing.fixture.ts';
import { sceneShown } from '../../play/scene-shown.ts';
import { tap } from '../../play/touches.ts';
import { settings } from '../../settings/settings.ts';
import { loadGame } from '../games.ts';
import type { BegunMove } from './begun-move.ts';
import { isPossible } from './doubt.ts';

const { said } = vi.hoisted(() => ({ said: [] as string[] }));
vi.mock('../../sound/player.ts', () => ({ play: () => undefined, buzz: () => undefined }));
vi.mock('../../shell/toast.tsx', () => ({
  showToast: ({ text }: { readonly text: string }) => said.push(text),
}));

const sapone = await loadGame('sapone');
const [options] = shortMatches.sapone;
const STEP = 50;

test('[S-8] the sheet stays as long as what is shown allows a doubt, and then one sentence says why not', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  settings.pace.value = 'natural';
  settings.motion.value = 'none';
  const played = await playAt({ playable: sapone, seats: 4, options, isHeeded: true });
  const { playing, clock } = played;
  const { showing, answering } = playing;
  await playing.fetchWindows();
  const stop = sayLapsed(playing);
  for (let step = 0, held = 0; step < 3000 && said.length === 0; step++) {
    const { value: question } = showing.question;
    if (showing.isAsked.value && question?.pace === 'turn') await playOn(played);
    const begun = answering.begun.value as BegunMove | null;
    const { value: shown } = showing.shown;
    held = begun?.kind === 'doubt' ? held + 1 : 0;
    if (begun?.kind === 'doubt' && isPossible(begun, shown!.view as State, 0)) {
      const { tray } = sceneShown(playing, shown!);
      expect(tray.buttons.map(({ id }) => id)).toContain('doubt');
    }
    // Who passes may still doubt, and thinks about that for a while.
    if (showing.isAsked.value && question?.pace === 'longWindow') {
      await answering.send({ type: 'pass' });
    } else if (begun === null) answering.gesture(tap('doubt…'));
    else if (held > 200) {
      answering.gesture(tap('cancel'));
      playing.letGo();
    }
    await clock.pass(STEP);
    await vi.advanceTimersByTimeAsync(STEP);
  }
  expect(said).toEqual([expect.stringMatching(/^(Ada|Bruno|Carla) was quicker to doubt/)]);
  stop();
  playing.close();
  vi.useRealTimers();
});
