/** `npm run faults -- [--matches N] [--seed S]`: tables at which everything goes wrong, for long. */
import { parseArgs } from 'node:util';
import { gameIds, games } from '@mazzo/games';
import { shortMatches } from '@mazzo/games/testing';
import { campaign } from '@mazzo/table/testing';

const MOST_MATCHES = 1_000_000;

const { matches, seed } = readArguments();
for (const id of gameIds) {
  const started = Date.now();
  const counts = await campaign(games[id], { matches, seed, options: shortMatches[id] });
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  console.log(`${id}: every promise held in ${matches} matches, ${seconds} s`);
  for (const [what, count] of Object.entries(counts)) console.log(`  ${what}: ${count}`);
}

function readArguments(): { matches: number; seed: string } {
  try {
    const { values } = parseArgs({
      options: {
        matches: { type: 'string', default: '1000' },
        seed: { type: 'string', default: 'faults' },
      },
    });
    const count = Number(values.matches);
    if (Number.isInteger(count) && count >= 1 && count <= MOST_MATCHES) {
      return { matches: count, seed: values.seed };
    }
    return refuse(`--matches takes a whole number from 1 to ${MOST_MATCHES}.`);
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}
