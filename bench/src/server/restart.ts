/** How soon a server takes people again that was ended with many matches under way. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { comeIn, identified, leaveLiveMatches, startServer, until } from '@mazzo/server/testing';
import type { Identified, LeftTable, ServerChild } from '@mazzo/server/testing';
import { median } from '../measure.ts';
import type { Report } from '../report.ts';

const MATCHES = 2000;
/** The aim, in milliseconds. */
const MOST = 2000;
const TIMES = 3;

/** Moves of each match before the server ended. */
const MOVES = 10;

interface Left {
  readonly people: readonly [Identified, Identified];
  readonly tables: readonly LeftTable[];
}

interface Restart {
  /** Milliseconds from the start of the process until `/readyz` says yes. */
  readonly ready: number;
  /** Milliseconds of CPU that it took for that: what a machine with other work has to spare later. */
  readonly cpu: number;
  /** And until somebody who says hello sees their match. */
  readonly welcomed: number;
  /** Tables in memory: when it was ready, and when somebody was at theirs. */
  readonly opened: readonly [ready: number, welcomed: number];
  /** Bytes of the process when it was ready. */
  readonly heap: number;
  readonly resident: number;
}

export async function restartSuite(progress: (line: string) => void): Promise<Report> {
  const restarts: Restart[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'mazzo-bench-'));
  try {
    progress(`${MATCHES} matches are begun`);
    const left = await leaveMatches(folder);
    for (let n = 0; n < TIMES; n++) {
      progress(`start ${n + 1} of ${TIMES}`);
      restarts.push(await restart(folder, left));
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  const usual = median(restarts.map(({ ready }) => ready));
  const missed = usual > MOST || restarts.some(({ opened }) => opened[0] > 0 || opened[1] > 1);
  const aim = `aim: ready within ${MOST} ms, no table opened that nobody is at: ${missed ? 'missed' : 'held'}`;
  return { figures: { matches: MATCHES, restarts }, lines: [...restarts.map(lineOf), aim], missed };
}

function lineOf({ ready, cpu, welcomed, opened, heap, resident }: Restart): string {
  const megabytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(0)} MB`;
  return `${MATCHES} live matches: ready after ${ready.toFixed(0)} ms (${cpu.toFixed(0)} ms of CPU) with ${opened[0]} tables opened, somebody at theirs after ${welcomed.toFixed(0)} ms with ${opened[1]}; ${megabytes(heap)} of heap, ${megabytes(resident)} resident`;
}

async function leaveMatches(folder: string): Promise<Left> {
  const server = await startServer({ folder });
  const people = [await identified(server.base), await identified(server.base)] as const;
  await server.stop();
  const tables = await leaveLiveMatches(folder, { matches: MATCHES, moves: MOVES, people });
  return { people, tables };
}

async function restart(folder: string, { people, tables }: Left): Promise<Restart> {
  const began = performance.now();
  const server = await startServer({ folder, flags: ['--expose-gc'] });
  const isReady = (await fetch(`${server.base}/readyz`)).ok;
  const ready = performance.now() - began;
  if (!isReady) throw new Error('it listens and is not ready');
  const { cpu, heap, resident } = await server.usageCleared();
  const openedThen = await tablesOpened(server);
  const back = { ...people[0], base: server.base };
  const measured = performance.now();
  const guest = await comeIn(back, { ...tables.at(-1)!, seed: 'restart' });
  await until(() => guest.client.at !== null, 'the match is there');
  const welcomed = ready + performance.now() - measured;
  const opened = [openedThen, await tablesOpened(server)] as const;
  guest.close();
  // The next finds what a power cut leaves.
  await server.kill();
  return { ready, cpu: cpu / 1000, welcomed, opened, heap, resident };
}

async function tablesOpened({ base }: ServerChild): Promise<number> {
  const text = await (await fetch(`${base}/metrics`)).text();
  const [, rooms] = /^mazzo_rooms (\d+)$/m.exec(text) ?? [];
  if (rooms === undefined) throw new Error('the server does not say how many tables it has');
  return Number(rooms);
}
