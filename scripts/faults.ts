/**
 * `npm run faults -- [--matches N] [--kills N] [--seed S]`: tables at which everything goes wrong, and a
 * server that is killed again and again while people play, for long. 0 leaves one of them out.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gameIds, games } from '@mazzo/games';
import { shortMatches } from '@mazzo/games/testing';
import { killAgainAndAgain } from '@mazzo/server/testing';
import { campaign } from '@mazzo/table/testing';

const MOST = 1_000_000;

const { matches, kills, seed } = readArguments();
if (matches > 0) for (const id of gameIds) await playCampaign(id);
if (kills > 0) await killServers();

async function playCampaign(id: (typeof gameIds)[number]): Promise<void> {
  const started = Date.now();
  const counts = await campaign(games[id], { matches, seed, options: shortMatches[id] });
  console.log(`${id}: every promise held in ${matches} matches, ${seconds(started)} s`);
  for (const [what, count] of Object.entries(counts)) console.log(`  ${what}: ${count}`);
}

async function killServers(): Promise<void> {
  const started = Date.now();
  const folder = mkdtempSync(join(tmpdir(), 'mazzo-faults-'));
  const counts = await killAgainAndAgain({
    folder,
    rounds: kills,
    seed,
    tables: 3,
    progress(round) {
      if ((round + 1) % 20 === 0) console.error(`killed ${round + 1} times`);
    },
  });
  const { lost, twice, different, ...rest } = counts;
  const broken = [...lost, ...twice, ...different];
  console.log(`a server killed ${kills} times, ${seconds(started)} s`);
  for (const [what, count] of Object.entries(rest)) console.log(`  ${what}: ${count}`);
  console.log(`  lost: ${lost.length}, applied twice: ${twice.length}`);
  console.log(`  views that differ: ${different.length}`);
  if (broken.length === 0) return rmSync(folder, { recursive: true });
  for (const one of broken) console.log(`  ${one}`);
  console.log(`  kept: ${folder}`);
  process.exitCode = 1;
}

function seconds(since: number): string {
  return ((Date.now() - since) / 1000).toFixed(0);
}

function readArguments(): { matches: number; kills: number; seed: string } {
  try {
    const { values } = parseArgs({
      options: {
        matches: { type: 'string', default: '1000' },
        kills: { type: 'string', default: '200' },
        seed: { type: 'string', default: 'faults' },
      },
    });
    const [matches, kills] = [Number(values.matches), Number(values.kills)];
    if ([matches, kills].every((count) => Number.isInteger(count) && count >= 0 && count <= MOST)) {
      return { matches, kills, seed: values.seed };
    }
    return refuse(`--matches and --kills take a whole number from 0 to ${MOST}.`);
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}
