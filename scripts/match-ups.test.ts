import { playDeal, shareOfDeals } from '@mazzo/bots';
import { games } from '@mazzo/games';
import { references } from '@mazzo/games/references';
import { shortMatches } from '@mazzo/games/testing';
import { optionsFrom } from '@mazzo/kernel';
import type { AnyGame } from '@mazzo/kernel';
import { expect, test } from 'vitest';
import { matchUps, measuredOf, withSeer } from './match-ups.ts';

test.each(matchUps)('$game $bots: the table has so many seats', (matchUp) => {
  const { game, bots } = matchUp;
  const { min, max } = games[game].seats;
  expect(bots.length).toBeGreaterThanOrEqual(min);
  expect(bots.length).toBeLessThanOrEqual(max);
  const measured = measuredOf(matchUp);
  expect(bots.slice(0, measured).every((name) => name === bots[0])).toBe(true);
  expect(withSeer(matchUp).filter((name) => name === 'seer')).toHaveLength(measured);
});

/** In short matches, and against random play alone: `npm run strength` measures. */
test.each(['flip7', 'vinto', 'pinnacola', 'sapone'] as const)('%s: good beats random', (id) => {
  const game: AnyGame = games[id];
  const seats = game.seats.default;
  const options = optionsFrom(game.options, shortMatches[id][0]);
  const bots = Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'good' : 'random'));
  const reference = references[id]!;
  const shares = Array.from({ length: id === 'pinnacola' ? 2 : 20 }, (_, deal) => {
    const contest = { options, seed: 'sfc32:short', bots, reference, now: () => 0 };
    return playDeal(game, contest as Parameters<typeof playDeal>[1], deal).shares[0]!;
  });
  expect(shareOfDeals(shares).share).toBeGreaterThan(1.2 / seats);
});
