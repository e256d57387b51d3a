/** What a match costs on the page: rules are not asked without cause, and nothing is folded in vain. */
import { shortMatches } from '@mazzo/games/testing';
import type { AnyEvent, Log, Viewer } from '@mazzo/kernel';
import { Client, directTransport } from '@mazzo/table';
import { computed } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadGame } from '../games/games.ts';
import { gameIds } from '../games/ids.ts';
import { settings } from '../settings/settings.ts';
import type { Playable } from './page-face.ts';
import { foldedGame, playAt, playOn } from './playing.fixture.ts';
import type { Played } from './playing.fixture.ts';
import { sceneShown } from './scene-shown.ts';

vi.mock('../sound/player.ts', () => ({ play: () => undefined, buzz: () => undefined }));

beforeEach(() => {
  settings.pace.value = 'instant';
  settings.motion.value = 'none';
});
afterEach(() => void vi.restoreAllMocks());

const games = await Promise.all(gameIds.map(loadGame));

const rules = ['status', 'legal', 'check', 'timeout', 'imagine'] as const;

/** Counts every rule that is asked, by the page or by the game's face. */
function countRules({ game }: Playable): () => number {
  const spies = rules.map((name) => vi.spyOn(game, name));
  return () => spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0);
}

/** Everything that is read to draw the table. */
function drawing({ playing }: Played): () => unknown {
  const { showing, answering } = playing;
  const scene = computed(() => sceneShown(playing, showing.shown.value!));
  return () => {
    const lifted = [...answering.liftable.value].map((id) => answering.droppable(id));
    return [scene.value, answering.lit.value, lifted, showing.isAsked.value];
  };
}

describe.each(games)('$id', (playable) => {
  const seats = playable.game.seats.default;
  const [options] = shortMatches[playable.id];

  test('a render with nothing changed asks no rule; what may be touched is asked once', async () => {
    const asked = countRules(playable);
    const touches = vi.spyOn(playable.face, 'touches');
    const played = await playAt({ playable, seats, options });
    const draw = drawing(played);
    let questions = 0;
    for (let n = 0; n < 40; n++) {
      const before = touches.mock.calls.length;
      const drawn = draw();
      const [rulesAsked, probes] = [asked(), touches.mock.calls.length];
      expect(probes - before).toBeLessThanOrEqual(1);
      if (played.playing.showing.isAsked.value) questions++;
      for (let again = 0; again < 3; again++) expect(draw()).toEqual(drawn);
      expect(asked()).toBe(rulesAsked);
      if (!(await playOn(played))) break;
    }
    expect(questions).toBeGreaterThan(5);
    expect(touches.mock.calls.length).toBeGreaterThan(5);
    played.playing.close();
  });

  test('each side folds an event once for the same eyes, and the stage once more', async () => {
    const eyes = new WeakMap<AnyEvent, Viewer | 'all'>();
    const tableSide = foldedGame(playable.game, eyes);
    const pageSide = foldedGame(playable.game, eyes);
    const plan = { playable: { ...playable, game: pageSide.game }, tableGame: tableSide.game };
    const played = await playAt({ ...plan, seats, options });
    for (let n = 0; n < 40; n++) if (!(await playOn(played))) break;
    const events = played.table.log.flatMap((entry) => ('events' in entry ? entry.events : []));
    expect(events.length).toBeGreaterThan(30);
    expect(tableSide.folds.get('all')).toBe(events.length);
    // Nobody looks on; each seat's view is folded as far as somebody asked for it, and by its bot.
    expect(tableSide.folds.has('spectator')).toBe(false);
    for (const folds of tableSide.folds.values()) {
      expect(folds).toBeLessThanOrEqual(2 * events.length);
    }
    // The view that the page was welcomed with had folded the deal; a round that is held is counted on a copy.
    const held = events.filter((event) => playable.face.beat(event, 0) === 'holdBefore').length;
    const folds = 2 * events.length - dealtIn(played.table.log) + held;
    expect([...pageSide.folds]).toEqual([[0, folds]]);
    played.playing.close();
  });
});

test('a second client for the same eyes, and somebody who looks on, do not go unseen', async () => {
  const eyes = new WeakMap<AnyEvent, Viewer | 'all'>();
  const [playable] = games as [Playable];
  const tableSide = foldedGame(playable.game, eyes);
  const pageSide = foldedGame(playable.game, eyes);
  const plan = { playable: { ...playable, game: pageSide.game }, tableGame: tableSide.game };
  const played = await playAt({ ...plan, seats: playable.game.seats.default });
  for (const name of ['you', 'onlooker']) {
    const transport = directTransport(played.table, name, () => 0);
    await new Client({ game: pageSide.game, transport, idPrefix: name }).open();
  }
  await playOn(played);
  const { log } = played.table;
  const events = log.flatMap((entry) => ('events' in entry ? entry.events : []));
  expect(pageSide.folds.get(0)).toBeGreaterThan(2 * events.length - dealtIn(log));
  expect(tableSide.folds.has('spectator')).toBe(true);
  played.playing.close();
});

function dealtIn([opened]: Log): number {
  return opened?.kind === 'opened' ? opened.events.length : 0;
}
