/** What one message, or one time-out, costs a table: near-legal and hostile ones, of every game, under any options. */
import { gameIds } from '@mazzo/games';
import type { GameId } from '@mazzo/games';
import { subjects } from '@mazzo/games/testing';
import type { Report } from '../report.ts';
import { attack } from './attacked-table.ts';
import { judgedAgain } from './slowest.ts';
import type { Case } from './slowest.ts';

const MESSAGES = 100_000;
/** Not counted, until the code is warm. */
const WARM_UP = 3000;
/** So many of the slowest are judged again. */
const SLOWEST = 30;
/** Milliseconds of CPU. */
const WORST = 20;
const P999 = 5;

interface Row {
  readonly game: GameId;
  readonly messages: number;
  readonly timeOuts: number;
  readonly median: number;
  readonly p99: number;
  readonly p999: number;
  /** The slowest, judged again; and as it was at first. */
  readonly worst: number;
  readonly worstAtFirst: number;
  readonly what: string;
}

export async function judgeSuite(progress: (line: string) => void): Promise<Report> {
  const rows: Row[] = [];
  for (const id of gameIds) {
    progress(id);
    rows.push(await measure(id, progress));
  }
  const missed = rows.some(({ worst, p999 }) => worst > WORST || p999 > P999);
  const limits = `limits: worst ${WORST} ms, p99.9 ${P999} ms: ${missed ? 'missed' : 'held'}`;
  return { figures: rows, lines: ['one message, ms of CPU', ...rows.map(lineOf), limits], missed };
}

interface Slow {
  readonly took: number;
  readonly judged: Case;
}

async function measure(id: GameId, progress: (line: string) => void): Promise<Row> {
  const times: number[] = [];
  let slowest: Slow[] = [];
  let seen = 0;
  let timeOuts = 0;
  for (let number = 0; times.length < MESSAGES; number++) {
    await attack(subjects[id], number, (took, judged) => {
      if ((seen += 1) <= WARM_UP) return;
      times.push(took);
      if (judged.kind === 'time-out') timeOuts += 1;
      if (slowest.length === SLOWEST && took <= slowest.at(-1)!.took) return;
      slowest = [...slowest, { took, judged }]
        .toSorted((a, b) => b.took - a.took)
        .slice(0, SLOWEST);
    });
    if (number % 20 === 19) progress(`${id}: ${times.length} messages in ${number + 1} matches`);
  }
  return rowOf(id, times, timeOuts, slowest);
}

async function rowOf(
  game: GameId,
  times: readonly number[],
  timeOuts: number,
  slowest: readonly Slow[],
): Promise<Row> {
  const sorted = times.toSorted((a, b) => a - b);
  const share = (part: number) => sorted[Math.floor(sorted.length * part)]!;
  let [worst, what] = [slowest.at(-1)!.took, 'the rest'];
  for (const { judged } of slowest) {
    const again = await judgedAgain(judged);
    if (again <= worst) continue;
    worst = again;
    what = judged.kind === 'time-out' ? judged.kind : judged.text.slice(0, 100);
  }
  const messages = times.length - timeOuts;
  const worstAtFirst = sorted.at(-1)!;
  return {
    game,
    messages,
    timeOuts,
    median: share(0.5),
    p99: share(0.99),
    p999: share(0.999),
    worst,
    worstAtFirst,
    what,
  };
}

function lineOf({
  game,
  messages,
  timeOuts,
  median,
  p99,
  p999,
  worst,
  worstAtFirst,
  what,
}: Row): string {
  const [middle, ninetyNine, thousandth, most, first] = [
    median,
    p99,
    p999,
    worst,
    worstAtFirst,
  ].map((time) => time.toFixed(2));
  return `${game}: median ${middle}, p99 ${ninetyNine}, p99.9 ${thousandth}, worst ${most} (${first} at first) of ${messages} messages and ${timeOuts} time-outs; the worst: ${what}`;
}
