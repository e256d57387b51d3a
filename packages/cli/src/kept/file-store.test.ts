import { appendFileSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, test } from 'vitest';
import type { Written } from '@mazzo/table';
import { storePromises } from '@mazzo/table/testing';
import { scratch } from '../process.fixture.ts';
import { fileStore } from './file-store.ts';
import { keptFolder } from './folder.ts';

const folders: ReturnType<typeof scratch>[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) folder.remove();
});

function place(): { path(name: string): string; open(): ReturnType<typeof fileStore> } {
  const folder = scratch();
  folders.push(folder);
  const open = () => fileStore(folder.path('matches'));
  return { path: (name) => folder.path(`matches/${name}`), open };
}

const KEY = 'sfc32:key';

const line = (position: number): Written => ({
  kind: 'noted',
  note: { type: 'cameBack', seat: 0 },
  position,
  time: 0,
  command: null,
});

interface Racer {
  readonly folder: string;
  readonly name: string;
  readonly lines: number;
}

function race(racer: Racer): Promise<{ name: string; won: readonly number[] }> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('race-worker.fixture.ts', import.meta.url), {
      workerData: racer,
    });
    worker.on('message', ({ won }: { won: number[] }) => resolve({ name: racer.name, won }));
    worker.on('error', reject);
  });
}

describe('a store of files', () => {
  test.each(storePromises)('$name', async ({ hold }) => {
    const { open } = place();
    await expect(hold(() => open().store)).resolves.toBeUndefined();
  });

  test('several that write at once agree on who has which position', async () => {
    const { path, open } = place();
    const folder = path('.');
    await open().store.open('a', KEY, line(0), null);
    const written = await Promise.all(
      ['x', 'y', 'z'].map((name) => race({ folder, name, lines: 40 })),
    );
    const journal = (await open().store.load('a', 0)) as readonly Written[];
    const people = journal.map((one) =>
      one.kind === 'noted' && one.note.type === 'removed' ? one.note.person : '',
    );
    expect(people).toHaveLength(1 + 3 * 40);
    for (const { name, won } of written) {
      expect(won.map((position) => people[position])).toEqual(won.map(() => name));
    }
  });

  test('keeps the key in the same line as the opening', async () => {
    const { path, open } = place();
    const match = open().freshMatch();
    expect(await open().store.keyOf(match)).toBeNull();
    await open().store.open(match, KEY, line(0), null);
    expect(await open().store.keyOf(match)).toBe(KEY);
    expect(
      readFileSync(path(`${match}.jsonl`), 'utf8')
        .trim()
        .split('\n'),
    ).toHaveLength(1);
    expect(statSync(path(`${match}.jsonl`)).mode & 0o077).toBe(0);
  });

  test.each(['a byte', 'half of the line', 'all of the line'])(
    'drops a last line of which %s was lost, and goes on',
    async (lost) => {
      const { path, open } = place();
      await open().store.open('a', KEY, line(0), null);
      for (const position of [1, 2]) await open().store.append('a', line(position), null);
      const content = readFileSync(path('a.jsonl'), 'utf8');
      const length = content.length - content.lastIndexOf('\n{') - 1;
      const bytes = { 'a byte': 2, 'half of the line': length >> 1, 'all of the line': length };
      truncateSync(path('a.jsonl'), content.length - bytes[lost as keyof typeof bytes]);
      const { store } = open();
      expect(await store.load('a', 0)).toEqual([line(0), line(1)]);
      expect(await store.append('a', line(2), null)).toBe('appended');
      expect(await open().store.load('a', 0)).toEqual([line(0), line(1), line(2)]);
    },
  );

  test('reads past what it has not written', async () => {
    const { path, open } = place();
    const { store } = open();
    await store.open('a', KEY, line(0), null);
    appendFileSync(path('a.jsonl'), 'nonsense\n{"by":1}\n[]\nnull\n{"by":"x","written":{}}\n');
    expect(await store.append('a', line(1), null)).toBe('appended');
    expect(await open().store.load('a', 0)).toEqual([line(0), line(1)]);
  });

  test('does not make anew what was taken away', async () => {
    const { open } = place();
    const { store } = open();
    await store.open('a', KEY, line(0), null);
    open().remove('a');
    await expect(store.append('a', line(1), null)).rejects.toThrow('ENOENT');
    await expect(store.load('a', 0)).rejects.toThrow('ENOENT');
    expect(open().matches()).toEqual([]);
  });

  test('lists matches, and nothing else that lies there', async () => {
    const { path, open } = place();
    await open().store.open('a1', KEY, line(0), null);
    writeFileSync(path('..strange name.jsonl'), '');
    writeFileSync(path('note.txt'), '');
    expect(open().matches()).toMatchObject([{ match: 'a1' }]);
  });
});

test.each([
  [{ XDG_DATA_HOME: '/data' }, 'linux', '/data/mazzo/matches'],
  [{ XDG_DATA_HOME: 'data', HOME: '/home/a' }, 'linux', '/home/a/.local/share/mazzo/matches'],
  [{ HOME: '/home/a', LOCALAPPDATA: '/local' }, 'linux', '/home/a/.local/share/mazzo/matches'],
  [{ HOME: '/home/a', LOCALAPPDATA: '/local' }, 'win32', '/local/mazzo/matches'],
])('with %j on %s matches are kept in %s', (env, platform, folder) => {
  expect(keptFolder(env, platform)).toBe(folder);
});
