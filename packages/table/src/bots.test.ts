import { chanceFrom, isHole, offhand, simpleBrain } from '@mazzo/kernel';
import { flip7 } from '@mazzo/games/flip7';
import { toy } from '@mazzo/kernel/testing';
import type { AnyGame } from '@mazzo/kernel';
import type { State, Toy } from '@mazzo/kernel/testing';
import { describe, expect, test } from 'vitest';
import { thinkingTime } from './bots.ts';
import { naturalThinking } from './thinking.ts';
import { bot, person } from './seats.ts';
import { journalOf, openRoom } from './table.fixture.ts';

/** The same table, but other cards. */
function dealt(game: AnyGame, cards: string): AnyGame {
  return { ...game, open: (state, _chance, tell) => game.open(state, chanceFrom(cards), tell) };
}

/** When each seat answered for the first time, all having been asked at once. */
async function firstAnswers(game: AnyGame, seed: string): Promise<number[]> {
  const { table, clock, surroundings } = await openRoom(
    { seats: [bot(), bot(), bot()] },
    game,
    seed,
  );
  await clock.pass(naturalThinking.most);
  const written = await journalOf(surroundings.store, table.match);
  const moves = written.flatMap((one) => (one.kind === 'moved' ? [one] : []));
  expect(moves.slice(0, 3).map(({ cause }) => cause)).toEqual(['bot', 'bot', 'bot']);
  return [0, 1, 2].map((seat) => moves.find(({ entry }) => entry.by === seat)!.time);
}

describe('bots think', () => {
  test('for equally long whatever their hand', async () => {
    const deals = ['sfc32:a', 'sfc32:b', 'sfc32:c', 'sfc32:d'];
    const times = await Promise.all(
      deals.map((cards) => firstAnswers(dealt(toy, cards), 'sfc32:same')),
    );
    for (const answers of times) expect(answers).toEqual(times[0]);
    expect(await firstAnswers(toy, 'sfc32:other')).not.toEqual(times[0]);
  });

  test('by a chance of their own: the seat and the moment decide, within bounds', () => {
    const times = Array.from({ length: 400 }, (_, n) =>
      thinkingTime(naturalThinking, 'sfc32:key', n % 4, Math.floor(n / 4)),
    );
    expect(Math.min(...times)).toBeGreaterThanOrEqual(naturalThinking.least);
    expect(Math.max(...times)).toBeLessThanOrEqual(naturalThinking.most);
    expect(new Set(times).size).toBeGreaterThan(200);
  });
});

test('bots and time-outs see their own view, never the state', async () => {
  let seen = 0;
  const look = (view: State): void => {
    seen++;
    expect(view.redDeck.every(isHole)).toBe(true);
    expect(view.blueDeck.every(isHole)).toBe(true);
  };
  const spied: Toy = {
    ...toy,
    brain: simpleBrain((view, seat, chance) => {
      look(view);
      expect(view.hands.filter((_, other) => other !== seat).flatMap(({ cards }) => cards)).toEqual(
        view.hands.filter((_, other) => other !== seat).flatMap(({ cards }) => cards.map(() => 0)),
      );
      return offhand(toy, view, seat, chance);
    }),
    timeout(view, clock) {
      look(view);
      return toy.timeout(view, clock);
    },
  };
  const plan = { seats: [person('ann'), person('bob'), bot()], clocks: 'fast' } as const;
  const { clock, mistakes } = await openRoom(plan, spied);
  await clock.pass(100_000);
  expect(mistakes).toEqual([]);
  expect(seen).toBeGreaterThan(6);
});

test('bots alone play a match to its end', async () => {
  const { table, clock } = await openRoom({ seats: [bot(), bot('random')] }, flip7);
  await clock.pass(3_600_000);
  expect(table.log.at(-1)).toMatchObject({ kind: 'closed', over: true });
});
