/**
 * What one acknowledged move costs a server, and what a room of four weighs, with the real rules and
 * every move on the disk before it is told; beside the least that a server of rooms can do, in turns.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '@mazzo/server/testing';
import type { ServerChild, Usage } from '@mazzo/server/testing';
import { median } from '../measure.ts';
import type { Report } from '../report.ts';
import { bareLoad, tableLoad } from './loads.ts';
import type { Load } from './loads.ts';
import { stagesIn } from './stages.ts';
import type { Span, Stages } from './stages.ts';

const SIZES = [100, 1000];
/** Of all rooms together; and while both are still being compiled. */
const MOVES_A_SECOND = 400;
const WARMING_UP = 1000;
const WARM = 10_000;
const WINDOW = 5000;
const TURNS = 5;
/** Aims: beside the bare one, and in bytes. */
const MOST_TIMES = 1.6;
const MOST_MEMORY = 48 * 1024;
/** Moves of each room after which it is weighed again. */
const FIRST_MOVES = 10;
/** Rooms before those that are weighed, and how long until they are forgotten. */
const USED = 20;
const FORGOTTEN = 7000;
const FLAGS = ['--expose-gc'];

interface Row {
  readonly rooms: number;
  /** Microseconds of CPU for one acknowledged move: of all threads, and of the main thread. */
  readonly cpu: number;
  readonly mainCpu: number;
  readonly bareCpu: number;
  readonly times: number;
  readonly movesASecond: number;
  /** Bytes for one room before its first move, with what the process has resident for it. */
  readonly heap: number;
  readonly resident: number;
  /** Bytes of heap that every further move of a room stays. */
  readonly heapAMove: number;
}

export async function serverSuite(progress: (line: string) => void): Promise<Report> {
  const rows: Row[] = [];
  for (const rooms of SIZES) rows.push(await measure(rooms, progress));
  progress('where the time goes');
  const stages = await profiled(SIZES[0]!);
  const missed = rows.some(({ times, heap }) => times > MOST_TIMES || heap > MOST_MEMORY);
  const aims = `aims: ${MOST_TIMES} of bare ws, ${MOST_MEMORY / 1024} KB a room: ${missed ? 'missed' : 'held'}`;
  const lines = [...rows.flatMap(linesOf), ...stageLines(stages, rows[0]!), aims];
  return { figures: { rows, stages }, lines };
}

async function measure(rooms: number, progress: (line: string) => void): Promise<Row> {
  const folder = mkdtempSync(join(tmpdir(), 'mazzo-bench-'));
  const program = new URL('bare-ws.ts', import.meta.url);
  const server = await startServer({ folder, flags: FLAGS });
  const bare = await startServer({ folder, flags: FLAGS, program });
  progress(`${rooms} rooms sit down`);
  // What the program itself needs, once it is used, is no room's.
  (await tableLoad(server, USED)).close();
  await pause(FORGOTTEN);
  const empty = await server.usageCleared();
  const tables = await tableLoad(server, rooms);
  const seated = await server.usageCleared();
  const fanOut = await bareLoad(bare, rooms);
  progress(`${rooms} rooms warm up`);
  await warmUp(tables, rooms, FIRST_MOVES * rooms);
  const weighed = tables.moves;
  const played = await server.usageCleared();
  for (const load of [tables, fanOut]) await warmUp(load, rooms, WARM);
  const [ours, theirs]: [Spent[], Spent[]] = [[], []];
  for (let turn = 0; turn < TURNS; turn++) {
    progress(`${rooms} rooms, turn ${turn + 1} of ${TURNS}`);
    ours.push(await spend(server, tables, rooms));
    theirs.push(await spend(bare, fanOut, rooms));
  }
  tables.close();
  fanOut.close();
  await Promise.all([server.stop(), bare.stop()]);
  rmSync(folder, { recursive: true });
  const [cpu, bareCpu] = [median(ours.map((one) => one.cpu)), median(theirs.map((one) => one.cpu))];
  return {
    rooms,
    cpu,
    mainCpu: median(ours.map((one) => one.mainCpu)),
    bareCpu,
    times: cpu / bareCpu,
    movesASecond: median(ours.map((one) => one.moves / (WINDOW / 1000))),
    heap: (seated.heap - empty.heap) / rooms,
    resident: (seated.resident - empty.resident) / rooms,
    heapAMove: (played.heap - seated.heap) / weighed,
  };
}

/** Apart from the figures, for watching costs time as well. */
async function profiled(rooms: number): Promise<Stages> {
  const folder = mkdtempSync(join(tmpdir(), 'mazzo-bench-'));
  const flags = [...FLAGS, '--cpu-prof', `--cpu-prof-dir=${folder}`];
  const server = await startServer({ folder, flags });
  const tables = await tableLoad(server, rooms);
  await warmUp(tables, rooms, WARM);
  const { span } = await spend(server, tables, rooms);
  tables.close();
  await server.stop();
  const stages = stagesIn(folder, span);
  rmSync(folder, { recursive: true });
  return stages;
}

async function warmUp(load: Load, rooms: number, moves: number): Promise<void> {
  load.pace((rooms * 1000) / WARMING_UP);
  while (load.moves < moves) await pause(100);
  load.pace(null);
}

/** Microseconds a move. */
interface Spent {
  readonly cpu: number;
  readonly mainCpu: number;
  readonly moves: number;
  readonly span: Span;
}

async function spend(child: ServerChild, load: Load, rooms: number): Promise<Spent> {
  const round = (rooms * 1000) / MOVES_A_SECOND;
  load.pace(round);
  await pause(round);
  const from = microseconds();
  const [before, moved]: [Usage, number] = [await child.usage(), load.moves];
  await pause(WINDOW);
  const after = await child.usage();
  const moves = load.moves - moved;
  load.pace(null);
  return {
    cpu: (after.cpu - before.cpu) / moves,
    mainCpu: (after.mainCpu - before.mainCpu) / moves,
    moves,
    span: { from, to: microseconds() },
  };
}

function microseconds(): number {
  return Number(process.hrtime.bigint() / 1000n);
}

function pause(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, time));
}

function linesOf(row: Row): string[] {
  const { rooms, cpu, mainCpu, bareCpu, times, movesASecond, heap, resident, heapAMove } = row;
  const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;
  return [
    `${rooms} rooms of four, ${movesASecond.toFixed(0)} moves a second`,
    `  CPU a move: ${cpu.toFixed(0)} µs, of it the main thread ${mainCpu.toFixed(0)} µs; bare ws ${bareCpu.toFixed(0)} µs: ${times.toFixed(2)} times`,
    `  memory a room: ${kilobytes(heap)} of heap, ${kilobytes(resident)} resident; ${kilobytes(heapAMove)} more with every move`,
  ];
}

function stageLines({ main, writer }: Stages, { mainCpu, cpu }: Row): string[] {
  const largest = (shares: Record<string, number>): [string, number][] =>
    Object.entries(shares).toSorted(([, a], [, b]) => b - a);
  const percent = (share: number): string => `${(100 * share).toFixed(1).padStart(5)} %`;
  return [
    'where the time goes, at 100 rooms',
    `  main thread, ${mainCpu.toFixed(0)} µs a move`,
    ...largest(main).map(
      ([name, share]) =>
        `  ${percent(share)}  ${(share * mainCpu).toFixed(0).padStart(4)} µs  ${name}`,
    ),
    `  the writer's and V8's threads, ${(cpu - mainCpu).toFixed(0)} µs a move; the writer's time, with what it waits for the disk:`,
    ...largest(writer)
      .slice(0, 5)
      .map(([name, share]) => `  ${percent(share)}  ${name}`),
  ];
}
