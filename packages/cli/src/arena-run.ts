/** The deals of a contest, on as many threads as are wished. */
import { Worker } from 'node:worker_threads';
import { playDeal } from '@mazzo/bots';
import type { ContenderName, Dealt } from '@mazzo/bots';
import { games } from '@mazzo/games';
import type { GameId } from '@mazzo/games';
import { references } from '@mazzo/games/references';
import type { AnyGame, AnyOptions } from '@mazzo/kernel';

export interface Contest {
  readonly game: GameId;
  readonly options: AnyOptions;
  readonly seed: string;
  readonly bots: readonly ContenderName[];
  readonly steps: number | undefined;
}

/** Every so manyth deal of a contest. */
export interface Stride {
  readonly contest: Contest;
  readonly first: number;
  readonly step: number;
  readonly deals: number;
}

export function* playStride({ contest, first, step, deals }: Stride): Generator<Dealt> {
  const game: AnyGame = games[contest.game];
  const reference = references[contest.game] ?? null;
  const now = () => performance.now();
  for (let deal = first; deal < deals; deal += step) {
    yield playDeal(game, { ...contest, reference, now }, deal);
  }
}

/** All deals, in order; `report` is told how many there are so far. */
export async function runContest(
  contest: Contest,
  deals: number,
  threads: number,
  report: (done: number) => void,
): Promise<Dealt[]> {
  const found: Dealt[] = [];
  const take = (dealt: Dealt): void => {
    found.push(dealt);
    report(found.length);
  };
  const step = Math.min(threads, deals);
  const strides = Array.from({ length: step }, (_, first) => ({ contest, first, step, deals }));
  await Promise.all(strides.map((stride) => runThread(stride, take)));
  return found.toSorted((a, b) => a.deal - b.deal);
}

function runThread(stride: Stride, take: (dealt: Dealt) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('arena-worker.ts', import.meta.url), { workerData: stride });
    worker.on('message', take);
    worker.on('error', reject);
    worker.on('exit', () => resolve());
  });
}
