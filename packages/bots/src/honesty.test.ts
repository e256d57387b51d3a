import { gameIds, games } from '@mazzo/games';
import { shortMatches } from '@mazzo/games/testing';
import { optionsFrom } from '@mazzo/kernel';
import type { AnyGame } from '@mazzo/kernel';
import { describe, expect, test } from 'vitest';
import { many } from '../../../scripts/lengths.ts';
import { honestyOf, seatedAt } from './honesty.fixture.ts';
import { randomPlayer } from './player.ts';

const POSITIONS = many(10_000, 40);

const STEPS = 30;

describe.each(gameIds)('%s', (id) => {
  const game: AnyGame = games[id];
  const options = optionsFrom(game.options, shortMatches[id][0]);
  const trial = { game, options, seed: `sfc32:honest ${id}`, steps: STEPS, positions: POSITIONS };

  test.each(['casual', 'good', 'expert'] as const)(
    '%s: with all that is hidden dealt anew the choice is the same, bit for bit',
    (level) => {
      expect(honestyOf(trial, seatedAt(level))).toEqual({ asked: POSITIONS, differing: [] });
    },
  );
});

test('one that looks at the state is caught', () => {
  const game: AnyGame = games.sapone;
  const options = optionsFrom(game.options, shortMatches.sapone[0]);
  const trial = { game, options, seed: 'sfc32:cheat', steps: 1, positions: 400 };
  const cheat = honestyOf(trial, ({ seat }, truth) => {
    const usual = randomPlayer(game, truth, seat);
    const hands = () => (truth as { hands: { cards: number[] }[] }).hands.map(({ cards }) => cards);
    return {
      ...usual,
      hear: () => {},
      propose: (asked) => ({
        ...usual.propose(asked),
        weighed: [{ move: null, value: hands()[(seat + 1) % 4]![0]!, reasons: {} }],
      }),
    };
  });
  expect(cheat.differing.length).toBeGreaterThan(50);
});
