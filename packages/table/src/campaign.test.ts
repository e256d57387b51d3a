import { games } from '@mazzo/games';
import type { GameId } from '@mazzo/games';
import { shortMatches } from '@mazzo/games/testing';
import type { AnyGame, AnyOptions } from '@mazzo/kernel';
import { toy } from '@mazzo/kernel/testing';
import { expect, test } from 'vitest';
import { many } from '../../../scripts/lengths.ts';
import { campaign } from './testing/campaign.ts';

const listed: readonly AnyGame[] = [toy, ...Object.values(games)];

const shortOf = (id: string): readonly AnyOptions[] =>
  id in shortMatches ? shortMatches[id as GameId] : [{}];

/** Some matches are longer. */
const fewer: Readonly<Record<string, number>> = {
  vinto: many(75, 4),
  pinnacola: many(40, 2),
  sapone: many(40, 2),
};
/** In so few matches not everything goes wrong by any chance; with these it does. */
const seeds: Readonly<Record<string, string>> = { pinnacola: 'anchor', sapone: 'mast' };
const seedOf = (id: string): string => seeds[id] ?? 'campaign';
const matchesOf = (game: AnyGame): number => fewer[game.id] ?? many(150, 14);

test.each(listed.map((game) => [game.id, matchesOf(game), game] as const))(
  '[C-10] %s, %i matches at tables where everything goes wrong',
  async (id, matches, game) => {
    const counts = await campaign(game, { matches, options: shortOf(id), seed: seedOf(id) });
    console.log(id, JSON.stringify(counts));
    const { sessionsEnded, ...always } = counts;
    for (const [what, count] of Object.entries(always)) expect(count, what).toBeGreaterThan(0);
    if (id === 'vinto') expect(sessionsEnded).toBeGreaterThan(0);
  },
);
