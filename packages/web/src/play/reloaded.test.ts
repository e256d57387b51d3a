/** What was told is all that the table goes by: whoever loads the page anew sees what they saw. */
import { many } from '../../../../scripts/lengths.ts';
import { shortMatches } from '@mazzo/games/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadGame } from '../games/games.ts';
import { gameIds } from '../games/ids.ts';
import { settings } from '../settings/settings.ts';
import type { Id, Piece, Scene } from '../table/scene.ts';
import { keep } from './kept.ts';
import { unleft } from './moments/unleft.ts';
import { playAt, playOn } from './playing.fixture.ts';
import type { Playing } from './playing.ts';
import { sceneShown } from './scene-shown.ts';

vi.mock('../sound/player.ts', () => ({ play: () => undefined, buzz: () => undefined }));

const kept = new Map<string, string>();

beforeEach(() => {
  settings.pace.value = 'instant';
  settings.motion.value = 'none';
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});

const games = await Promise.all(gameIds.map(loadGame));

function seen(playing: Playing, turned: ReadonlySet<Id>) {
  const { showing, answering, eyes, playable } = playing;
  const shown = showing.shown.value!;
  return {
    heading: playable.face.heading(shown.view, eyes.value),
    scene: lying(sceneShown(playing, shown), turned),
    standing: playable.face.standing?.(shown.view, eyes.value),
    lit: answering.lit.value,
    liftable: answering.liftable.value,
  };
}

/** A card that is shown for a moment lies face down again after a reload, and is otherwise the same. */
function lying(scene: Scene, turned: ReadonlySet<Id>): Scene {
  const down = (piece: Piece): Piece => {
    if (!turned.has(piece.id)) return piece;
    const { value: _, ...rest } = piece;
    return { ...rest, face: 'back', name: '', tone: 'plain' };
  };
  return { ...scene, zones: scene.zones.map((zone) => ({ ...zone, cards: zone.cards.map(down) })) };
}

test.each(games)('$id', async (playable) => {
  const plan = {
    playable,
    seats: playable.game.seats.default,
    options: shortMatches[playable.id][0],
  };
  for (let match = 0; match < many(4, 1); match++) {
    const played = await playAt({ ...plan, seed: `sfc32:reloaded ${match}` });
    const { showing } = played.playing;
    for (let n = 0, goesOn = true; goesOn && n < many(400, 100); n++) {
      goesOn = await playOn(played);
      if (showing.shown.value!.held !== null) showing.goOn();
      if (goesOn && n % many(1, 5) !== 0) continue;
      const turned = goesOn ? showing.glimpses.value : new Set<Id>();
      const again = await played.reloaded();
      expect(seen(again, turned), `match ${match}, ${n}`).toEqual(seen(played.playing, turned));
      again.close();
    }
    played.playing.close();
  }
});

test.each(games)(
  'the end of a round of $id lies there again, until its player goes on',
  async (playable) => {
    const seats = playable.game.seats.default;
    const played = await playAt({ playable, seats, seed: 'sfc32:unleft' });
    const { showing, match } = played.playing;
    expect(unleft(played.playing)).toBeNull();
    for (let ended = 1; ended <= 2; ended++) {
      for (let n = 0; n < 600 && showing.shown.value!.held === null; n++) await playOn(played);
      expect(unleft(played.playing)).toBe(ended);
      keep('unleft', match.value, unleft(played.playing));
      const again = await played.reloaded();
      expect(unleft(again)).toBe(ended);
      expect(again.showing.shown.value!.held).toEqual(showing.shown.value!.held);
      expect(seen(again, new Set())).toEqual(seen(played.playing, new Set()));
      for (const one of [again, played.playing]) {
        one.showing.goOn();
        one.showing.skip();
      }
      expect(unleft(played.playing)).toBeNull();
      expect(seen(again, showing.glimpses.value)).toEqual(
        seen(played.playing, showing.glimpses.value),
      );
      again.close();
    }
    // Left long ago, as by going on elsewhere: it is shown as it stands.
    keep('unleft', match.value, 1);
    const later = await played.reloaded();
    expect(later.showing.shown.value!.held).toBeNull();
    later.close();
    played.playing.close();
  },
);

test('pencil marks follow their cards through what happened while the page was away', async () => {
  const playable = games.find(({ id }) => id === 'vinto')!;
  const options = { memoryAid: 'allSeen', session: 'rounds', rounds: 2 };
  const played = await playAt({ playable, seats: 4, options });
  const { showing } = played.playing;
  for (const { shape, cards } of sceneShown(played.playing, showing.shown.value!).zones) {
    if (shape === 'row') for (const { id } of cards) showing.write(id, id);
  }
  const [[key, left]] = [...kept] as [[string, string]];
  const lain = new Set<string>();
  while (showing.marks.value.size > 0 && (await playOn(played))) {
    if (showing.shown.value!.held !== null) showing.goOn();
    const now = kept.get(key);
    kept.set(key, left);
    const again = await played.reloaded();
    expect(again.showing.marks.value).toEqual(showing.marks.value);
    again.close();
    if (now === undefined) kept.delete(key);
    else kept.set(key, now);
    lain.add(JSON.stringify([...showing.marks.value]));
  }
  // They were elsewhere more than once, and gone with the round.
  expect(lain.size).toBeGreaterThan(3);
  expect(showing.marks.value.size).toBe(0);
  played.playing.close();
});
