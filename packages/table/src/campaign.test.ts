import { games } from '@mazzo/games';
import type { AnyGame, AnyOptions } from '@mazzo/kernel';
import { toy } from '@mazzo/kernel/testing';
import { expect, test } from 'vitest';
import { campaign } from './testing/campaign.ts';

/** Short matches: what goes wrong at a table does so at any length. */
const short: Readonly<Record<string, readonly AnyOptions[]>> = {
  flip7: [{ target: 50 }, { target: 50, openingDeal: 'on', flipThreeActions: 'deferred' }],
  vinto: [
    { session: 'rounds', rounds: 1 },
    { session: 'timed', minutes: 5 },
  ],
};

const listed: readonly AnyGame[] = [toy, ...Object.values(games)];

/** Vinto's matches are longer. */
const matchesOf = (game: AnyGame): number => (game.id === 'vinto' ? 75 : 150);

test.each(listed.map((game) => [game.id, matchesOf(game), game] as const))(
  '[C-10] %s, %i matches at tables where everything goes wrong',
  async (id, matches, game) => {
    const counts = await campaign(game, { matches, options: short[id] ?? [{}] });
    console.log(id, JSON.stringify(counts));
    const { sessionsEnded, ...always } = counts;
    for (const [what, count] of Object.entries(always)) expect(count, what).toBeGreaterThan(0);
    if (id === 'vinto') expect(sessionsEnded).toBeGreaterThan(0);
  },
);
