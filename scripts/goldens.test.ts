import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { gameIds, games } from '@mazzo/games';
import { replay } from '@mazzo/kernel';
import type { AnyGame } from '@mazzo/kernel';
import { goldens, readGolden } from './goldens.ts';

test.each(goldens())('the playthrough $name is as it was', (golden) => {
  expect(golden.written).toBe(readGolden(golden));
});

/** Logs of every rules version go on being read. */
const logs = gameIds.flatMap((id) =>
  globSync(`packages/games/src/${id}/golden/*.jsonl`).map((file) => [id, file] as const),
);

test.each(logs)('%s: %s replays', (id, file) => {
  const game: AnyGame = games[id];
  const stored = readFileSync(file, 'utf8').trimEnd().split('\n');
  const replayed = replay(
    game,
    stored.map((line) => JSON.parse(line) as unknown),
  );
  expect(replayed.ok).toBe(true);
});
