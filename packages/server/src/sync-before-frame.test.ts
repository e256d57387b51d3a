/** What the operating system is asked for, in which order: first the disk, then everybody's ears. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { comeIn, createTable, identified, until } from './testing/guest.ts';
import { startServer } from './testing/server-child.ts';
import { scratchFolder } from './store/folder.fixture.ts';

const hasStrace = spawnSync('strace', ['-V']).status === 0;
const MOVES = 5;

/** Entries of which somebody heard before anything was synced since the entry before. */
async function heardTooEarly(writer?: URL): Promise<{ heard: number; early: number[] }> {
  const folder = scratchFolder();
  const trace = join(folder, 'trace');
  const calls = 'trace=fsync,fdatasync,write,writev,sendto,sendmsg';
  const under = ['strace', '-f', '-s', '120', '-e', calls, '-o', trace];
  const server = await startServer({ folder, under, ...(writer === undefined ? {} : { writer }) });
  const identity = await identified(server.base);
  const code = await createTable(identity, { game: 'flip7', seats: 2 });
  const guest = await comeIn(identity, { game: 'flip7', code, seed: 'strace' });
  await guest.line.request({ type: 'start' });
  await until(() => guest.client.at !== null, 'the match is there');
  while (guest.acknowledged.length < MOVES) {
    await guest.act();
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  guest.close();
  await server.kill();
  return judged(readFileSync(trace, 'utf8').split('\n'));
}

function judged(calls: readonly string[]): { heard: number; early: number[] } {
  const early: number[] = [];
  let heard = 0;
  let synced = false;
  for (const call of calls) {
    // One that was interrupted in the report counts when it is done.
    if (/(?:fsync|fdatasync)(?:\(| resumed)/.test(call) && call.endsWith(' = 0')) synced = true;
    const [, seq] = /\\"type\\":\\"told\\".*?\\"seq\\":(\d+)/.exec(call) ?? [];
    if (seq === undefined || Number(seq) <= heard) continue;
    heard = Number(seq);
    if (!synced) early.push(heard);
    synced = false;
  }
  return { heard, early };
}

describe.runIf(hasStrace)('strace', () => {
  test('a sync precedes every frame that announces a move', async () => {
    const { heard, early } = await heardTooEarly();
    expect(heard).toBeGreaterThanOrEqual(MOVES);
    expect(early).toEqual([]);
  });

  test('a writer that does not wait for the disk is found out', async () => {
    const { early } = await heardTooEarly(
      new URL('store/never-syncing.fixture.ts', import.meta.url),
    );
    expect(early).not.toEqual([]);
  });
});
