/** The whole server, killed while people play. */
import { expect, test } from 'vitest';
import { atFullLength, many } from '../../../scripts/lengths.ts';
import { killAgainAndAgain } from './testing/killing.ts';
import { scratchFolder } from './store/folder.fixture.ts';

const rounds = atFullLength ? 50 : 5;

test(`kill -9 in ${rounds} rounds: nothing acknowledged is lost, nothing is applied twice, all see the same`, async () => {
  const moves = many(30, 9);
  const counts = await killAgainAndAgain({
    folder: scratchFolder(),
    rounds,
    seed: 'killed',
    moves,
  });
  const { lost, twice, different, acknowledged, viewsCompared } = counts;
  expect({ lost, twice, different }).toEqual({ lost: [], twice: [], different: [] });
  expect(acknowledged).toBeGreaterThan(20);
  expect(viewsCompared).toBe(8);
});

test.runIf(atFullLength)('a writer that acknowledges before it commits is found out', async () => {
  const writer = new URL('store/acknowledging-early.fixture.ts', import.meta.url);
  const { lost, different } = await killAgainAndAgain({
    folder: scratchFolder(),
    rounds: 4,
    seed: 'early',
    writer,
  });
  expect(lost.length + different.length).toBeGreaterThan(0);
});

test.runIf(atFullLength)(
  'clicks without a name are applied twice, and that is found out',
  async () => {
    const { twice } = await killAgainAndAgain({
      folder: scratchFolder(),
      rounds: 4,
      seed: 'careless',
      careless: true,
    });
    expect(twice).not.toEqual([]);
  },
);
