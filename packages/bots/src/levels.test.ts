/** Matches of all levels together, with every option: they end, and nobody is refused. */
import { gameIds, games } from '@mazzo/games';
import type { GameId } from '@mazzo/games';
import { shortMatches } from '@mazzo/games/testing';
import { chanceFrom, optionsFrom } from '@mazzo/kernel';
import type { AnyGame, AnyOptions, OptionField } from '@mazzo/kernel';
import { expect, test } from 'vitest';
import { atFullLength, many } from '../../../scripts/lengths.ts';
import { levels } from './levels.ts';
import type { Level } from './levels.ts';
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

interface Matches {
  readonly from: number;
  readonly count: number;
}

/** Plays these matches, at all numbers of seats: how many have ended. */
function endedOf(
  id: GameId,
  { from, count }: Matches,
  steps: number,
  among: readonly Level[],
): number {
  const game: AnyGame = games[id];
  const { min, max } = game.seats;
  let ended = 0;
  for (let n = from; n < from + count; n++) {
    const chance = chanceFrom('sfc32:mixed', n);
    const seats = min + chance.below(max - min + 1);
    const bots = Array.from({ length: seats }, () => among[chance.below(among.length)]!);
    const options = anyOptions(game, shortMatches[id][0], `sfc32:options ${n}`);
    // It throws what is refused.
    const log = logOf(game, { options, seed: 'sfc32:mixed levels', bots, steps }, n);
    const last = log.at(-1);
    if (last?.kind === 'closed' && last.over) ended += 1;
  }
  return ended;
}

test.each(gameIds)('%s: all levels at one table', (id) => {
  const isLong = id === 'pinnacola';
  const count = many(isLong ? 200 : 1000, isLong || id === 'sapone' ? 1 : 5);
  expect(endedOf(id, { from: 0, count }, 12, levels)).toBe(count);
});

/** At full length more than an hour of Sapone: in parts, so that one can see how far it has come. */
const PART = 250;
/** In short all levels at one table are experts enough of Sapone. */
const played = gameIds.filter((id) => atFullLength || id !== 'sapone');
const parts = played.flatMap((id) =>
  Array.from({ length: many(2500 / PART, 1) }, (_, part) => [id, part * PART] as const),
);

test.each(parts)('%s: experts on a few steps, from match %i', (id, from) => {
  const count = many(PART, id === 'pinnacola' ? 1 : 2);
  expect(endedOf(id, { from, count }, 4, ['expert'])).toBe(count);
});
