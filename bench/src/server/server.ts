/**
 * What one acknowledged move costs a server, and what a room of four weighs, with the real rules and
 * every move on the disk before it is told; beside the least that a server of rooms can do, in turns.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '@mazzo/server/testing';
import type { ServerChild } from '@mazzo/server/testing';
import { median } from '../measure.ts';
import type { Report } from '../report.ts';
import { bareLoad, tableLoad } from './loads.ts';
import type { Load } from './loads.ts';
import { stagesIn } from './stages.ts';

const SIZES = [100, 1000];
/** Of all rooms together. */
const MOVES_A_SECOND = 400;
const WINDOW = 5000;
const TURNS = 3;
/** Aims: beside the bare one, and in bytes. */
const MOST_TIMES = 1.6;
const MOST_MEMORY = 48 * 1024;

interface Row {
  readonly rooms: number;
  /** Microseconds of CPU for one acknowledged move. */
  readonly cpu: number;
  readonly bareCpu: number;
  readonly times: number;
  readonly movesASecond: number;
  /** Bytes for one room. */
  readonly heap: number;
  readonly resident: number;
  readonly stages: Record<string, number>;
}

export async function serverSuite(progress: (line: string) => void): Promise<Report> {
  const rows: Row[] = [];
  for (const rooms of SIZES) rows.push(await measure(rooms, progress));
  const missed = rows.some(({ times, heap }) => times > MOST_TIMES || heap > MOST_MEMORY);
  const aims = `aims: ${MOST_TIMES} of bare ws, ${MOST_MEMORY / 1024} KB a room: ${missed ? 'missed' : 'held'}`;
  return { figures: { rows }, lines: [...rows.flatMap(linesOf), aims] };
}

async function measure(rooms: number, progress: (line: string) => void): Promise<Row> {
  const folder = mkdtempSync(join(tmpdir(), 'mazzo-bench-'));
  const flags = ['--expose-gc', '--cpu-prof', `--cpu-prof-dir=${folder}`];
  const server = await startServer({ folder, flags });
  const bare = await startServer({
    folder,
    flags: ['--expose-gc'],
    program: new URL('bare-ws.ts', import.meta.url),
  });
  const before = await server.usage();
  progress(`${rooms} rooms sit down`);
  const tables = await tableLoad(server, rooms);
  const fanOut = await bareLoad(bare, rooms);
  const ours: Spent[] = [];
  const theirs: Spent[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    progress(`${rooms} rooms, turn ${turn + 1} of ${TURNS}`);
    ours.push(await spend(server, tables, rooms));
    theirs.push(await spend(bare, fanOut, rooms));
  }
  const after = await server.usage();
  tables.close();
  fanOut.close();
  await Promise.all([server.stop(), bare.stop()]);
  const stages = stagesIn(folder);
  rmSync(folder, { recursive: true });
  const [cpu, bareCpu] = [median(ours.map(perMove)), median(theirs.map(perMove))];
  return {
    rooms,
    cpu,
    bareCpu,
    times: cpu / bareCpu,
    movesASecond: median(ours.map(({ moves }) => moves / (WINDOW / 1000))),
    heap: (after.heap - before.heap) / rooms,
    resident: (after.resident - before.resident) / rooms,
    stages,
  };
}

interface Spent {
  readonly cpu: number;
  readonly moves: number;
}

async function spend(child: ServerChild, load: Load, rooms: number): Promise<Spent> {
  load.pace((rooms * 1000) / MOVES_A_SECOND);
  await new Promise((resolve) => setTimeout(resolve, (rooms * 1000) / MOVES_A_SECOND));
  const [before, moved] = [await child.usage(), load.moves];
  await new Promise((resolve) => setTimeout(resolve, WINDOW));
  const spent = { cpu: (await child.usage()).cpu - before.cpu, moves: load.moves - moved };
  load.pace(null);
  return spent;
}

function perMove({ cpu, moves }: Spent): number {
  return cpu / moves;
}

function linesOf(row: Row): string[] {
  const { rooms, cpu, bareCpu, times, movesASecond, heap, resident, stages } = row;
  const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;
  const shares = Object.entries(stages).toSorted(([, a], [, b]) => b - a);
  return [
    `${rooms} rooms of four, ${movesASecond.toFixed(0)} moves a second`,
    `  CPU a move: ${cpu.toFixed(0)} µs, bare ws ${bareCpu.toFixed(0)} µs: ${times.toFixed(2)} times`,
    `  memory a room: ${kilobytes(heap)} of heap, ${kilobytes(resident)} resident`,
    ...shares.map(([name, share]) => `  ${(100 * share).toFixed(1).padStart(5)} %  ${name}`),
  ];
}
