/** Many games between bots, timed and counted. */
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { addCounts, logOf, untimed } from '@mazzo/bots';
import type { Counts } from '@mazzo/bots';
import type { Language } from '@mazzo/kernel';
import { readWhole } from './args.ts';
import type { Asked } from './args.ts';
import { cliTexts } from './language.ts';
import { claim, writeLog } from './log-file.ts';
import { createProgress } from './progress.ts';
import { clean } from './screen.ts';
import { freshSeed, readBots, readSetup } from './setup.ts';
import { cutShares, playParts } from './share.ts';
import type { Share } from './share.ts';
import { resultLines, resultOf } from './sim-result.ts';
import type { Effort } from './sim-result.ts';
import type { Terminal } from './terminal.ts';

const GAMES = { min: 1, max: 1_000_000_000, default: '1000' };
const THREADS = { min: 1, max: 64, default: '1' };

export async function simCommand(
  asked: Asked,
  language: Language,
  terminal: Terminal,
): Promise<void> {
  const text = cliTexts[language];
  const { id, game, seats, options, seed } = readSetup(asked, freshSeed, text);
  const bots = readBots(asked.value('bots'), seats, text);
  const count = (flag: 'games' | 'threads', { min, max, default: standard }: typeof GAMES) =>
    readWhole(`--${flag}`, asked.value(flag) ?? standard, [min, max], text);
  const games = count('games', GAMES);
  const threads = count('threads', THREADS);
  const save = asked.value('save');
  if (save !== undefined) claim(save, asked.has('overwrite'), text);

  const simulation = { options: untimed(game, options), seed, bots };
  const progress = createProgress(games, text.sim.progress);
  const { counts, effort } = await run({ id, simulation, first: 0, games }, threads, progress.show);
  progress.clear();
  if (save !== undefined) writeLog(save, logOf(game, simulation, 0), text);

  const result = resultOf(id, simulation, counts, effort);
  if (asked.has('json')) return terminal.say(JSON.stringify(result));
  terminal.say(...resultLines(result, language, terminal.screen()));
  if (save !== undefined) terminal.say(text.sim.saved(clean(save)));
}

async function run(
  share: Share,
  threads: number,
  report: (done: number) => void,
): Promise<{ counts: Counts; effort: Effort }> {
  let counts: Counts | null = null;
  const take = (part: Counts): void => {
    counts = counts === null ? part : addCounts(counts, part);
    report(counts.rounds.count);
  };
  const began = performance.now();
  const usedBefore = process.cpuUsage();
  if (threads === 1) await runHere(share, take);
  else await Promise.all(cutShares(share, threads).map((part) => runThread(part, take)));
  const used = process.cpuUsage(usedBefore);
  const seconds = (performance.now() - began) / 1000;
  return { counts: counts!, effort: { seconds, cpuSeconds: (used.user + used.system) / 1e6 } };
}

/** Lets signals in between the parts. */
async function runHere(share: Share, take: (part: Counts) => void): Promise<void> {
  for (const part of playParts(share)) {
    take(part);
    await setImmediate();
  }
}

function runThread(share: Share, take: (part: Counts) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('sim-worker.ts', import.meta.url), { workerData: share });
    worker.on('message', take);
    worker.on('error', reject);
    worker.on('exit', () => resolve());
  });
}
