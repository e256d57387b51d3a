import { readFileSync } from 'node:fs';
import { flip7 } from '@mazzo/games/flip7';
import { vinto } from '@mazzo/games/vinto';
import { createMatch, decisionOf, optionsFrom, replay, simpleBrain } from '@mazzo/kernel';
import type { AnyGame, AnyMove, Seat } from '@mazzo/kernel';
import { describe, expect, test, vi } from 'vitest';
import { patientClock } from './clock.ts';
import { play } from './play.ts';
import { here, openMatch } from './playing.ts';
import type { MatchSetup } from './playing.ts';
import { scratch } from './process.fixture.ts';
import { typist } from './terminal.fixture.ts';
import { yourMove } from './turn.ts';

function setupAt(id: 'flip7' | 'vinto', chosen: object, save?: string): MatchSetup {
  const game: AnyGame = id === 'flip7' ? flip7 : vinto;
  const options = optionsFrom(game.options, chosen);
  const bots = new Array<'good'>(3).fill('good');
  return { id, game, seats: 4, options, seed: 'sfc32:table', bots, save };
}

const flips = ['d', 'd', 'b', '1', '2', '3', '4'];
const looks = ['1', '2', 'n', 'd', 'x', 'a1', 'b2', 'c3', 'e'];

describe('a match through a table', () => {
  test.each([
    ['flip7', { target: 60 }, flips],
    ['vinto', { session: 'rounds', rounds: 1 }, looks],
  ] as const)(
    'of %s deals what the seed deals, and its log replays',
    async (id, options, words) => {
      const folder = scratch();
      const setup = setupAt(id, options, folder.path('match.jsonl'));
      expect(await play(setup, 'en', typist(words, 400))).toBe('over');
      const log = entriesIn(setup.save!);
      const { game, seats, seed } = setup;
      const match = createMatch(game, { seats, options: setup.options, seed });
      expect(log[0]).toEqual(match.log[0]);
      // The same moves by the same seed are the same match: the table adds no chance of its own.
      for (const { by, move } of movesIn(log)) match.play(by, move);
      expect(match.log).toEqual(log);
      expect(replay(game, log).ok).toBe(true);
      folder.remove();
    },
  );

  test('where many are asked at once, the person is neither always first nor always last', async () => {
    const folder = scratch();
    const setup = setupAt('vinto', { session: 'rounds', rounds: 6 }, folder.path('v.jsonl'));
    await play(setup, 'en', typist(looks, 2000));
    const passes = movesIn(entriesIn(setup.save!)).filter(({ move }) => move.type === 'pass');
    const places = [0, 0, 0, 0];
    let place = 0;
    for (const [n, { by }] of passes.entries()) {
      // A window has closed when a seat passes that has passed in it.
      const seats = passes.slice(n - place, n).map((pass) => pass.by);
      if (seats.includes(by)) place = 0;
      if (by === 0) places[place]!++;
      place++;
    }
    const shares = places.map((count) => count / places.reduce((a, b) => a + b));
    for (const share of shares) expect(share).toBeGreaterThan(0.1);
    folder.remove();
  });

  test('another match is a rematch: a fresh key, a fresh deal, the same seats', async () => {
    const at = typist(flips, 400);
    let matches = 0;
    const ask = (prompt: string) =>
      prompt.startsWith('Another match?') ? Promise.resolve(++matches < 3 ? 'y' : 'n') : at.ask('');
    const setup = setupAt('flip7', { target: 50 });
    expect(await play(setup, 'en', { ...at, ask }, { again: true })).toBe('over');
    const told = at.said.flat().join('\n');
    expect(told.match(/You sit with Ada, Bruno and Carla\./g)).toHaveLength(3);
    expect(told.match(/^Final standings$/gm)).toHaveLength(3);
    expect(told.match(/^Seed .*$/gm)).toEqual([
      'Seed sfc32:table',
      expect.stringMatching(/^Seed chacha20:[0-9a-f]{64}$/),
      expect.stringMatching(/^Seed chacha20:[0-9a-f]{64}$/),
    ]);
    expect(new Set(told.match(/^Seed .*$/gm)).size).toBe(3);
  });

  test.each([
    ['en', 'That did not get through: type it again.'],
    ['it', 'Non è arrivata: scrivila di nuovo.'],
  ] as const)('what the table could not take is told in %s', async (language, words) => {
    const at = typist(['1'], 1);
    const sources = { now: () => 0, freshKey: () => 'sfc32:next', folder: null };
    const playing = await openMatch(setupAt('vinto', {}), language, at, sources);
    const { you } = playing;
    vi.spyOn(you, 'request').mockResolvedValue({
      type: 'refused',
      id: '0',
      rule: null,
      reason: 'tryAgain',
    });
    const decision = decisionOf(here(playing).status, 0)!;
    expect(await yourMove(playing, decision)).toBe(false);
    expect(at.said.flat()).toContain(words);
    playing.table.close();
  });

  test('a mistake of ours ends the process loudly, not the match quietly', async () => {
    const setup = setupAt('flip7', {});
    const brain = simpleBrain(() => {
      throw new Error('a bot without an idea');
    });
    const game: AnyGame = { ...setup.game, brain };
    const played = play({ ...setup, game }, 'en', typist(flips, 40));
    await expect(played).rejects.toThrow('a bot without an idea');
  });
});

interface Told {
  readonly by: Seat | 'clock';
  readonly move: AnyMove;
}

function entriesIn(file: string): unknown[] {
  return readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
}

function movesIn(log: readonly unknown[]): Told[] {
  return (log as readonly ({ readonly kind: string } & Told)[]).filter(
    ({ kind }) => kind === 'moved',
  );
}

describe('the patient clock', () => {
  test('keeps in line what is due at once, and strikes what has become due', async () => {
    let time = 10;
    const clock = patientClock(() => time);
    const rung: string[] = [];
    clock.at(0, () => rung.push('first'));
    const cancel = clock.at(10, () => rung.push('cancelled'));
    clock.at(10, () => rung.push('second'));
    clock.at(11, () => rung.push('later'));
    clock.at(99, () => rung.push('never'))();
    cancel();
    cancel();
    await clock.strike();
    expect([clock.waiting, rung]).toEqual([2, []]);
    await clock.letIn(1);
    time = 100;
    await clock.strike();
    await clock.letIn(0);
    expect([clock.waiting, rung]).toEqual([0, ['second', 'later', 'first']]);
    await expect(clock.letIn(0)).rejects.toThrow('nobody waits');
  });
});
