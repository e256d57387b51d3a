/** Matches of all levels together, with every option: they end, and nobody is refused. */
import { gameIds, games } from '@mazzo/games';
import { shortMatches } from '@mazzo/games/testing';
import { chanceFrom, optionsFrom } from '@mazzo/kernel';
import type { AnyGame, AnyOptions, OptionField } from '@mazzo/kernel';
import { expect, test } from 'vitest';
import { many } from '../../../scripts/lengths.ts';
import { levels } from './levels.ts';
import { logOf } from './simulate.ts';

/** Any value of every option, in a short match. */
function anyOptions(game: AnyGame, short: AnyOptions, seed: string): AnyOptions {
  const chance = chanceFrom(seed);
  const fields: readonly (readonly [string, OptionField])[] = Object.entries(game.options);
  const any = fields.flatMap(([key, field]) =>
    field.kind === 'choice' ? [[key, field.values[chance.below(field.values.length)]!]] : [],
  );
  return optionsFrom(game.options, { ...Object.fromEntries(any), ...short });
}

test.each(gameIds)('%s', (id) => {
  const game: AnyGame = games[id];
  const matches = many(id === 'pinnacola' ? 200 : 1000, id === 'pinnacola' ? 2 : 10);
  for (let n = 0; n < matches; n++) {
    const chance = chanceFrom('sfc32:mixed', n);
    const { min, max } = game.seats;
    const bots = Array.from(
      { length: min + chance.below(max - min + 1) },
      () => levels[chance.below(levels.length)]!,
    );
    const options = anyOptions(game, shortMatches[id][0], `sfc32:options ${n}`);
    // It throws what is refused.
    const log = logOf(game, { options, seed: 'sfc32:mixed levels', bots, steps: 12 }, n);
    expect(log.at(-1)).toMatchObject({ kind: 'closed', over: true });
  }
});
