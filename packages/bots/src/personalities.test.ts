import { games } from '@mazzo/games';
import { shortMatches } from '@mazzo/games/testing';
import { chanceFrom, optionsFrom } from '@mazzo/kernel';
import type { AnyGame, AnyMove } from '@mazzo/kernel';
import { expect, test } from 'vitest';
import { seatNames } from './people.ts';
import { mannerWords, personalityAt } from './personalities.ts';
import { playOut } from './play-out.ts';
import { createPlayer } from './player.ts';

test('everybody has a manner of their own, and a taste that does not spoil their play', () => {
  const all = seatNames.map((_, seat) => personalityAt(seat));
  expect(new Set(all.map(({ word }) => word))).toEqual(new Set(mannerWords));
  for (const { taste } of all) {
    expect(Math.max(Math.abs(taste.risk), Math.abs(taste.bluff))).toBeLessThanOrEqual(0.3);
  }
  expect(personalityAt(seatNames.length)).toBe(personalityAt(0));
});

/** What somebody bold and somebody careful would do where all four are asked who play a match. */
function choices(game: AnyGame, options: Parameters<typeof optionsFrom>[1], match: number) {
  const seats = game.seats.default;
  const table = chanceFrom('sfc32:tastes', 2 * match);
  const order = chanceFrom('sfc32:tastes', 2 * match + 1);
  const found: { bold: AnyMove | null; careful: AnyMove | null }[] = [];
  const all = optionsFrom(game.options, options);
  playOut({ game, options: all, table, order }, seats, () =>
    Array.from({ length: seats }, (_, seat) => {
      const place = { game, options: all, seats, seat, chance: chanceFrom('sfc32:taste', seat) };
      const players = [0, 0.3, -0.3].map((risk) => createPlayer('good', place, { risk }));
      const player = {
        ...players[0]!,
        hear: (event: Parameters<(typeof players)[0]['hear']>[0]) =>
          players.forEach((one) => one.hear(event)),
        propose(asked: Parameters<(typeof players)[0]['propose']>[0]) {
          const seed = `sfc32:taste ${match} ${found.length}`;
          const [usual, bold, careful] = players.map((one) =>
            one.propose({ ...asked, chance: chanceFrom(seed) }),
          );
          found.push({ bold: bold!.move, careful: careful!.move });
          return usual!;
        },
      };
      return { player, chance: chanceFrom('sfc32:taste', seat) };
    }),
  );
  return found;
}

test.each([
  ['flip7', 'draw', 'bank'],
  ['vinto', 'callVinto', 'endTurn'],
] as const)('%s: who is bold chooses to %s where who is careful would %s', (id, dares, shrinks) => {
  const differing = [0, 1, 2, 3, 4, 5]
    .flatMap((match) => choices(games[id] as AnyGame, shortMatches[id][0], match))
    .filter(({ bold, careful }) => JSON.stringify(bold) !== JSON.stringify(careful));
  const kinds = differing.map(({ bold, careful }) => [bold?.type, careful?.type]);
  expect(kinds.length).toBeGreaterThan(0);
  expect(kinds).toEqual(kinds.map(() => [dares, shrinks]));
});

test('pinnacola: who is bold throws away what who is careful would keep', () => {
  const found = choices(games.pinnacola, shortMatches.pinnacola[0], 0);
  const discards = found.filter(({ bold, careful }) => {
    const [one, other] = [bold, careful] as { discard?: number }[];
    return one!.discard !== other!.discard;
  });
  expect(discards.length).toBeGreaterThan(0);
});
