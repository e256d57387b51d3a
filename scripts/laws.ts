/** `npm run laws -- <game> --rounds N [--seed S] [--threads N]`: the ten laws over a long run. */
import { globSync } from 'node:fs';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { parseArgs } from 'node:util';
import { readSeed } from '@mazzo/kernel';
import {
  allLaws,
  closeReport,
  emptyReport,
  toySubject,
  walkUnderLaws,
} from '@mazzo/kernel/testing';
import type { AnySubject, LawReport } from '@mazzo/kernel/testing';
import { subjects } from '@mazzo/games/testing';
import { rulingsIn } from './rules.ts';

const known: Record<string, AnySubject> = { toy: toySubject, ...subjects };

interface Task {
  readonly game: string;
  readonly rounds: number;
  readonly seed: string;
}

const REPORT_EVERY = 50;
/** Costly laws look at one step in so many: a long run makes up for it. */
const ONE_IN = 64;

if (isMainThread) await main();
else work(workerData as Task);

async function main(): Promise<void> {
  const { values, positionals } = readArguments();
  const game = positionals[0] ?? '';
  const [rounds, threads] = [Number(values.rounds), Number(values.threads)];
  if (known[game] === undefined)
    fail(`No game "${game}"; there are ${Object.keys(known).join(', ')}.`);
  if (!Number.isInteger(rounds) || rounds < 1) fail('--rounds takes a whole number from 1.');
  if (!Number.isInteger(threads) || threads < 1 || threads > 64) fail('--threads takes 1 to 64.');
  if (readSeed(values.seed) === null) fail('--seed takes sfc32:… or chacha20:<64 hex digits>.');

  const reports: LawReport[] = [];
  let told = 0;
  const progress = (): void => {
    const done = sumReports(reports).rounds;
    const share = Math.min(100, Math.floor((100 * done) / rounds));
    // Where nothing can be written over, a line for every tenth.
    if (process.stderr.isTTY) process.stderr.write(`\r${game}: ${done} rounds, ${share} %`);
    else if (share >= told + 10) console.error(`${game}: ${done} rounds, ${(told = share)} %`);
  };
  await Promise.all(
    Array.from({ length: threads }, (_, thread) =>
      inThread(
        { game, rounds: Math.ceil(rounds / threads), seed: `${values.seed}/${thread}` },
        (report) => {
          reports[thread] = report;
          progress();
        },
      ),
    ),
  );
  if (process.stderr.isTTY) process.stderr.write('\n');
  const sum = sumReports(reports);
  try {
    closeReport(known[game], sum);
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error), 1);
  }
  printReport(game, sum);
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        rounds: { type: 'string', default: '100000' },
        seed: { type: 'string', default: 'sfc32:laws' },
        threads: { type: 'string', default: '2' },
      },
    });
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

function inThread(task: Task, hear: (report: LawReport) => void): Promise<void> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: task });
    worker.on('message', hear);
    worker.on('error', (error) => fail(`\n${error.message}`, 1));
    worker.on('exit', () => resolve());
  });
}

function work({ game, rounds, seed }: Task): void {
  const rulings = rulingsIn(globSync('packages/**/RULES.md'));
  const report = walkUnderLaws(known[game]!, {
    rounds,
    seed,
    rulings,
    laws: allLaws,
    oneIn: ONE_IN,
    progress: (so) => {
      if (so.matches % REPORT_EVERY === 0) parentPort?.postMessage(so);
    },
  });
  parentPort?.postMessage(report);
}

function sumReports(reports: readonly LawReport[]): LawReport {
  return reports.reduce((sum, report) => add(sum, report) as LawReport, emptyReport());
}

/** Adds numbers, and objects of numbers, field by field. */
function add(a: unknown, b: unknown): unknown {
  if (typeof a === 'object' || typeof b === 'object') {
    const [left, right] = [
      (a ?? {}) as Record<string, unknown>,
      (b ?? {}) as Record<string, unknown>,
    ];
    const keys = [...new Set([...Object.keys(left), ...Object.keys(right)])];
    return Object.fromEntries(keys.map((key) => [key, add(left[key], right[key])]));
  }
  return ((a as number | undefined) ?? 0) + ((b as number | undefined) ?? 0);
}

function printReport(game: string, report: LawReport): void {
  const { matches, rounds, moves, events, checks, pairs, unheard } = report;
  const { likeness, jointly, exercised } = report;
  console.log(
    `${game}: ${matches} matches, ${rounds} rounds, ${moves} moves, ${events} events. All laws hold.`,
  );
  for (const law of allLaws) console.log(`  law ${law}: ${checks[law]} checks`);
  for (const [table, count] of Object.entries(pairs).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    console.log(`  law 7, ${table}: ${count} completed pairs`);
  }
  for (const [type, count] of Object.entries(unheard).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    console.log(`  law 7, ${type}: another, and unheard, in ${count} pairs`);
  }
  for (const [rule, count] of Object.entries(exercised).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    console.log(`  ${rule}: came up ${count} times`);
  }
  const { observations, holes, alike, excess } = likeness;
  const percent = (part: number) => `${((100 * part) / Math.max(1, holes)).toFixed(2)} %`;
  console.log(
    `  law 8: ${observations} worlds, unseen cards guessed right ${percent(alike)}, ${percent(excess)} beyond chance`,
  );
  if (jointly.imagined === 0) return;
  const share = ((100 * jointly.ruledOut) / jointly.imagined).toFixed(2);
  console.log(
    `  law 8: ${jointly.imagined} imagined worlds, ${share} % of them ruled out by what is known of several places at once`,
  );
}

function fail(message: string, code = 2): never {
  console.error(message);
  process.exit(code);
}
