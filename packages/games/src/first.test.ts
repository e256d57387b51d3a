/** [C-5] A match may be made with a seat that begins, instead of drawing it. */
import { createMatch, replay } from '@mazzo/kernel';
import type { AnyGame, Match, Seat } from '@mazzo/kernel';
import { expect, test } from 'vitest';
import { flip7 } from './flip7/index.ts';
import { gameIds, games } from './index.ts';
import type { GameId } from './index.ts';

/** Whose turn the first is, where that is not who is asked first. */
const beginner: { readonly [Game in GameId]?: (match: Match<unknown, never, never>) => Seat } = {
  // Everybody looks at cards before that.
  vinto: (match) => (match.state as { readonly first: Seat }).first,
};

function asked(match: Match<unknown, never, never>): Seat {
  const status = match.status();
  return status.over ? -1 : status.decisions[0]!.seat;
}

test.each(gameIds)('%s: any seat, at any table, and the log is as good as any', (id) => {
  const game: AnyGame = games[id];
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    for (let first = 0; first < seats; first++) {
      const match = createMatch(game, { seats, first });
      const whoBegins = beginner[id] ?? asked;
      expect(whoBegins(match as Match<unknown, never, never>)).toBe(first);
      expect(replay(game, match.log)).toMatchObject({ ok: true, judged: true });
    }
  }
});

test('later rounds and everything else are left to chance', () => {
  const drawn = createMatch(flip7, { seats: 3, seed: 'sfc32:who' });
  const same = createMatch(flip7, { seats: 3, seed: 'sfc32:who', first: asked(drawn as never) });
  expect(same.state.players).toEqual(drawn.state.players);
  expect(same.state.dealer).toBe(drawn.state.dealer);
});
