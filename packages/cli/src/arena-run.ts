/** The deals of a contest, on as many threads as are wished. */
import { Worker } from 'node:worker_threads';
import { playDeal } from '@mazzo/bots';
import type { ContenderName, Dealt, Guest } from '@mazzo/bots';
import { games } from '@mazzo/games';
import type { GameId } from '@mazzo/games';
import { references } from '@mazzo/games/references';
import type { AnyGame, AnyOptions } from '@mazzo/kernel';
import { isExec } from './contenders.ts';
import type { Contender } from './contenders.ts';
import { EXEC, execBot } from './exec/exec-bot.ts';

export interface Contest {
  readonly game: GameId;
  readonly options: AnyOptions;
  readonly seed: string;
  readonly bots: readonly Contender[];
  readonly steps: number | undefined;
}

/** Every so manyth deal of a contest. */
export interface Stride {
  readonly contest: Contest;
  readonly first: number;
  readonly step: number;
  readonly deals: number;
}

/** A deal, and how many moves each bot has lost in it. */
export type Counted = Dealt & { readonly faults: readonly number[] };

export function* playStride({ contest, first, step, deals }: Stride): Generator<Counted> {
  const game: AnyGame = games[contest.game];
  const reference = references[contest.game] ?? null;
  const now = () => performance.now();
  const seated = contest.bots.map((bot) => seatedBot(bot, contest.game));
  const bots = seated.map(({ bot }) => bot);
  for (let deal = first; deal < deals; deal += step) {
    const before = seated.map(({ faults }) => faults());
    const dealt = playDeal(game, { ...contest, bots, reference, now }, deal);
    yield { ...dealt, faults: seated.map(({ faults }, bot) => faults() - before[bot]!) };
  }
  for (const { end } of seated) end();
}

interface SeatedBot {
  readonly bot: ContenderName | Guest;
  faults(): number;
  end(): void;
}

function seatedBot(name: Contender, game: GameId): SeatedBot {
  if (!isExec(name)) return { bot: name, faults: () => 0, end: () => {} };
  const program = execBot(name.slice(EXEC.length), game);
  return { bot: program.guest, faults: () => program.faults, end: () => program.end() };
}

/** The deals from `first` on, in order; `report` is told how many there are so far. */
export async function runContest(
  contest: Contest,
  deals: number,
  threads: number,
  report: (done: number) => void,
  first = 0,
): Promise<Counted[]> {
  const found: Counted[] = [];
  const take = (dealt: Counted): void => {
    found.push(dealt);
    report(found.length);
  };
  const step = Math.min(threads, deals);
  const strides = Array.from({ length: step }, (_, thread) => ({
    contest,
    first: first + thread,
    step,
    deals: first + deals,
  }));
  await Promise.all(strides.map((stride) => runThread(stride, take)));
  return found.toSorted((a, b) => a.deal - b.deal);
}

function runThread(stride: Stride, take: (dealt: Counted) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('arena-worker.ts', import.meta.url), { workerData: stride });
    worker.on('message', take);
    worker.on('error', reject);
    worker.on('exit', () => resolve());
  });
}
