/** Which matches are kept as golden playthroughs, and where. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gameIds, games, texts } from '@mazzo/games';
import type { GameId } from '@mazzo/games';
import { steadyBrain } from '@mazzo/games/references';
import { shortMatches } from '@mazzo/games/testing';
import { optionsFrom } from '@mazzo/kernel';
import type { AnyGame, OptionField } from '@mazzo/kernel';
import { playThrough, writeOut } from '@mazzo/kernel/testing';
import type { PlaythroughSetup } from '@mazzo/kernel/testing';

export interface Golden {
  readonly name: string;
  readonly path: string;
  /** What a playthrough of today looks like. */
  readonly written: string;
}

export function goldens(): Golden[] {
  return gameIds.flatMap((id) => {
    const game: AnyGame = games[id];
    return Object.entries(setups(id, game)).flatMap(([name, setup]) => {
      // A player that is never tuned: rules alone change what is golden.
      const player = game.unlisted === undefined ? null : steadyBrain(game);
      const log = playThrough(game, setup, player);
      return [
        golden(id, `${name}.txt`, writeOut(log, texts[id].en)),
        // Logs of older rules stay: `apply` goes on reading them.
        golden(
          id,
          `${name}.rules-${game.rulesVersion}.jsonl`,
          log.map((entry) => `${JSON.stringify(entry)}\n`).join(''),
        ),
      ];
    });
  });
}

/** The standard game, the fullest table with every option at its last value, and each preset. */
function setups(id: GameId, game: AnyGame): Record<string, PlaythroughSetup> {
  const fields = Object.entries(game.options) as [string, OptionField][];
  const lastValues = Object.fromEntries(
    fields.flatMap(([key, field]) =>
      field.kind === 'choice' ? [[key, field.values.at(-1)!]] : [],
    ),
  );
  const setup = (
    name: string,
    seats: number,
    given: Record<string, string | number | undefined>,
  ) => {
    const options = optionsFrom(game.options, { ...given, ...shortMatches[id][0] });
    return { seats, seed: `sfc32:${id}-${name}`, options };
  };
  return {
    standard: setup('standard', game.seats.default, {}),
    full: setup('full', game.seats.max, lastValues),
    ...Object.fromEntries(
      Object.entries(game.presets).map(([name, preset]) => [
        name,
        setup(name, game.seats.min, preset),
      ]),
    ),
  };
}

function golden(id: GameId, name: string, written: string): Golden {
  const path = fileURLToPath(
    new URL(`../packages/games/src/${id}/golden/${name}`, import.meta.url),
  );
  return { name: `${id}/golden/${name}`, path, written };
}

export function readGolden({ path }: Golden): string | null {
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}
