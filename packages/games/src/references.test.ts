/** The references are what strength is measured against: not one choice of theirs may ever change. */
import { readFileSync } from 'node:fs';
import { chanceFrom, createMatch, offhand, optionsFrom } from '@mazzo/kernel';
import type { AnyGame, AnyOptions, OptionField } from '@mazzo/kernel';
import { expect, test } from 'vitest';
import { many } from '../../../scripts/lengths.ts';
import { games } from './index.ts';
import type { GameId } from './ids.ts';
import { references, steadyBrain } from './references.ts';

/** Moves of each match that are held; in short the first half is looked at. */
const HELD = 120;
const LOOKED_AT = many(HELD, HELD / 2);

/** The standard table, the fullest with every option at its last value, and the smallest. */
function tables({ options, seats }: AnyGame): { seats: number; options: AnyOptions }[] {
  const fields: readonly (readonly [string, OptionField])[] = Object.entries(options);
  const last = fields.flatMap(([key, field]) =>
    field.kind === 'choice' ? [[key, field.values.at(-1)!]] : [],
  );
  return [
    { seats: seats.default, options: optionsFrom(options) },
    { seats: seats.max, options: optionsFrom(options, Object.fromEntries(last)) },
    { seats: seats.min, options: optionsFrom(options) },
  ];
}

/** What the reference would do, move by move; every third time something else is done. */
function choices(game: AnyGame, number: number): string[] {
  const brain = steadyBrain(game);
  const match = createMatch(game, { ...tables(game)[number], seed: `sfc32:reference ${number}` });
  const chance = chanceFrom(`sfc32:reference ${number}/moves`);
  const lines: string[] = [];
  for (let n = 0; n < LOOKED_AT; n++) {
    const status = match.status();
    if (status.over) break;
    const awaited = status.decisions.filter(({ pace }) => pace !== 'free');
    const { seat } = awaited[chance.below(awaited.length)]!;
    const chosen = offhand({ brain }, match.view(seat), seat, chance);
    lines.push(`${number} ${n} ${seat} ${JSON.stringify(chosen)}`);
    const legal = match.legal(seat);
    const played = match.play(seat, n % 3 === 2 ? legal[chance.below(legal.length)]! : chosen);
    if (!played.ok) throw new Error(`${game.id} refused ${played.rule} ${played.reason}`);
  }
  return lines;
}

const frozen = Object.values(games).filter(({ id }) => references[id as GameId] !== undefined);

test.each(frozen)('$id: every choice is the one it always was', (game) => {
  const lines = [0, 1, 2].flatMap((number) => choices(game as AnyGame, number));
  const file = new URL(`${game.id}/golden/reference.txt`, import.meta.url);
  const held = readFileSync(file, 'utf8').trimEnd().split('\n');
  expect(lines.length).toBeGreaterThan(1.5 * LOOKED_AT);
  expect(lines).toEqual(held.filter((line) => Number(line.split(' ')[1]) < LOOKED_AT));
});
