/** An opening as a page plays it before anything late is there: nothing is lacking, no word, no rule. */
import { languages } from '@mazzo/kernel';
import { shortMatches } from '@mazzo/games/testing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { many } from '../../../../scripts/lengths.ts';
import { toldLines } from '../play/dialogs/told-lines.ts';
import type { Playable } from '../play/page-face.ts';
import { playAt } from '../play/playing.fixture.ts';
import type { Played } from '../play/playing.fixture.ts';
import { sceneShown, touchable } from '../play/scene-shown.ts';
import { tap } from '../play/touches.ts';
import { BETWEEN, NARROWEST_THUMB } from '../table/layout/button-row.ts';
import type { Scene } from '../table/scene.ts';
import { language, settings } from '../settings/settings.ts';
import { loadGame } from './games.ts';

vi.mock('../sound/player.ts', () => ({ play: () => undefined, buzz: () => undefined }));
vi.mock('../shell/paint.ts', () => ({ nextPaint: () => Promise.resolve() }));
vi.mock('#risen', () => import('../table/layout/risen-late.ts'));
vi.mock('#sapone-rest', () => import('./sapone/rest-late.ts'));
vi.mock('#vinto-rest', () => import('./vinto/rest-late.ts'));

const OPENINGS = many(400, 24);

beforeEach(() => {
  settings.pace.value = 'instant';
  settings.motion.value = 'none';
});
afterEach(() => void (language.value = 'en'));

/** Says so where something is asked for that is not there. */
function strict<Words extends object>(words: Words): Words {
  return new Proxy(words, {
    get(of, key) {
      if (!(key in of)) throw new Error(`an opening has no ${String(key)}`);
      const found: unknown = Reflect.get(of, key);
      return typeof found === 'object' && found !== null ? strict(found) : found;
    },
  });
}

/** The game for whoever never gets the rest of it. */
async function opened(playable: Playable): Promise<Playable & { asked(): number }> {
  const fetch = vi.fn<() => Promise<void>>(() => new Promise(() => undefined));
  const { late, openingWords } = playable;
  const load = async (of: 'en' | 'it') => ({ words: strict((await openingWords![of]()).words) });
  return {
    ...playable,
    late: { ...late!, isThere: () => false, fetch },
    openingWords: { en: () => load('en'), it: () => load('it') },
    asked: () => fetch.mock.calls.length,
  };
}

const NARROWEST = 320;

/** Of a tray that its buttons fit into, and one of the page's own; keys and sections rise in any case. */
function leastWidth({ tray: { buttons } }: Scene): number {
  const isPlain = buttons.every(({ size, section }) => size === 'wide' && section === undefined);
  return isPlain ? (buttons.length + 1) * (NARROWEST_THUMB + BETWEEN) + BETWEEN : Infinity;
}

/** Everything that is drawn, read out or lit. */
function draw({ playing }: Played) {
  const { showing, answering, eyes, playable } = playing;
  const shown = showing.shown.value!;
  const scene = sceneShown(playing, shown);
  expect(playable.face.heading(shown.view, eyes.value)).not.toBe('');
  expect(toldLines(shown, playable.face, eyes.value).paragraphs).toBeInstanceOf(Array);
  expect(answering.liftable.value.size).toBe(0);
  expect(NARROWEST >= leastWidth(scene)).toBe(true);
  return { scene, lit: [...answering.lit.value] };
}

describe.each(['sapone', 'vinto'] as const)('%s', (id) => {
  test('is dealt, drawn, told and begun without the rest', async () => {
    const whole = await loadGame(id);
    const { min, max } = whole.game.seats;
    let begun = 0;
    for (let n = 0; n < OPENINGS; n++) {
      language.value = languages[n % 2]!;
      const playable = await opened(whole);
      const all = shortMatches[id];
      const played = await playAt({
        playable,
        seats: min + (n % (max - min + 1)),
        options: all[n % all.length]!,
        seed: `sfc32:opening ${n}`,
      });
      const { playing, clock } = played;
      // Somebody else opens it: that waits for the rest.
      if (playing.showing.shown.value === null) {
        expect(playable.asked()).toBeGreaterThan(0);
        continue;
      }
      for (let step = 0; step < 3; step++) {
        draw(played);
        await clock.pass(300);
      }
      expect(playable.asked()).toBe(0);
      const { lit, scene } = draw(played);
      expect(touchable(scene)).toEqual(expect.arrayContaining(lit));
      playing.answering.gesture(tap(lit[n % lit.length]!));
      await clock.pass(0);
      expect(playable.asked()).toBeGreaterThan(0);
      draw(played);
      begun++;
      playing.close();
    }
    expect(begun).toBeGreaterThan(OPENINGS / 10);
  });
});
