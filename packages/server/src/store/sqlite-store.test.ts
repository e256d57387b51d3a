/** The store: what every store promises, and what only one on a disk can. */
import { createHash } from 'node:crypto';
import { existsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Store, Written } from '@mazzo/table';
import { storePromises } from '@mazzo/table/testing';
import { describe, expect, test } from 'vitest';
import { backup, BackupExists, NoBackup, restore } from './backup.ts';
import { databaseIn, FolderInUse, lockFolder } from './database.ts';
import { openSqlite, openStore, scratchFolder } from './folder.fixture.ts';
import { operationsOn } from './operations.ts';
import { migrate, migrations, NewerStore, schemaVersion } from './schema.ts';
import { Sqlite } from './sqlite.ts';
import { sqliteStore } from './sqlite-store.ts';
import { Writer } from './writer.ts';

describe('what every store promises', () => {
  test.each(storePromises)('$name', async ({ hold }) => {
    const folder = scratchFolder();
    await expect(hold(() => openStore(folder))).resolves.toBeUndefined();
  });
});

function note(position: number, command: string | null = null): Written {
  const note = { type: 'cameBack', seat: 0 } as const;
  return { kind: 'noted', note, position, time: 1000 + position, command };
}

async function withMatch(folder: string): Promise<Store> {
  const store = await openStore(folder);
  await store.open('a', 'secret', note(0), 5);
  return store;
}

test('key and opening are written together, or not at all', async () => {
  const store = await withMatch(scratchFolder());
  expect(await store.open('a', 'other', note(0), null)).toBe('conflict');
  expect(await store.keyOf('a')).toBe('secret');
  expect(await store.keyOf('b')).toBe(null);
  expect(await store.append('b', note(0), null)).toBe('conflict');
  expect(await store.append('b', note(1), null)).toBe('conflict');
});

test('when a match is due is written with every append, and asked for by one query', async () => {
  const store = await withMatch(scratchFolder());
  await store.open('b', 'k', note(0), 3);
  await store.open('c', 'k', note(0), 9);
  await store.append('c', note(1), null);
  const due = await store.list('due');
  expect(due.map(({ match, due }) => [match, due])).toEqual([
    ['b', 3],
    ['a', 5],
  ]);
  expect((await store.list('all'))[0]).toEqual({ match: 'c', position: 1, time: 1001, due: null });
});

test('of what is written together, each is answered by itself', async () => {
  const store = await withMatch(scratchFolder());
  const answers = await Promise.all([
    store.append('a', note(1, 'x'), null),
    store.append('a', note(1), null),
    store.append('a', note(2, 'x'), null),
    store.append('a', note(2, 'y'), null),
    store.append('a', note(4), null),
  ]);
  expect(answers).toEqual(['appended', 'conflict', 'repeated', 'appended', 'conflict']);
});

test('one that can never be written does not take the others with it', async () => {
  const sqlite = await openSqlite(scratchFolder());
  const store = sqliteStore(sqlite);
  const broken = sqlite.ask('renameIdentity', null as unknown as string, null as unknown as string);
  const nonsense = sqlite.ask('recordPlayed', 'a', true, 7 as never);
  const good = store.open('a', 'k', note(0), null);
  await expect(nonsense).rejects.toThrow('iterable');
  await Promise.allSettled([broken]);
  expect(await good).toBe('appended');
  expect(await store.append('a', note(1), null)).toBe('appended');
});

describe('a commit that failed has an unknown outcome', () => {
  const row = { match: 'a', time: 0, command: null, written: '{}', due: null };
  const opening = { id: 1, name: 'open', args: ['k', { ...row, position: 0 }] } as const;
  const append = { id: 2, name: 'append', args: [{ ...row, position: 1 }] } as const;

  test('it was written all the same: the store says so', () => {
    let fails = false;
    const writer = new Writer(databaseIn(scratchFolder()), {
      commit(db) {
        db.exec('COMMIT');
        if (fails) throw new Error('disk I/O error');
      },
    });
    writer.write([opening]);
    fails = true;
    expect(writer.write([append])).toEqual([{ id: 2, ok: true, value: 'appended' }]);
    writer.close();
  });

  test('it was not written: refused, and what comes next is written', () => {
    let fails = false;
    const writer = new Writer(databaseIn(scratchFolder()), {
      commit(db) {
        if (fails) throw new Error('disk I/O error');
        db.exec('COMMIT');
      },
    });
    writer.write([opening]);
    fails = true;
    expect(writer.write([append])).toEqual([{ id: 2, ok: false, why: 'disk I/O error' }]);
    fails = false;
    expect(writer.write([append])).toEqual([{ id: 2, ok: true, value: 'appended' }]);
    writer.close();
  });
});

test('a full disk: nothing is acknowledged, and all goes on when there is room again', async () => {
  const folder = scratchFolder();
  const store = await withMatch(folder);
  const long = (position: number): Written => ({
    ...note(position),
    command: 'x'.repeat(200_000) + String(position),
  });
  const limit = new URL('little-room.fixture.ts', import.meta.url);
  const small = sqliteStore(await openSqlite(folder, limit));
  let position = 1;
  const fill = async (): Promise<void> => {
    for (; position < 50; position++) await small.append('a', long(position), null);
  };
  await expect(fill()).rejects.toThrow(/full/);
  expect(await store.load('a', 0)).toHaveLength(position);
  expect(await small.append('a', note(position), null)).toBe('appended');
  expect(await store.load('a', 0)).toHaveLength(position + 1);
});

test('a thread that dies gives up what it was asked; the next is asked again', async () => {
  const folder = scratchFolder();
  const thread = new URL('dying.fixture.ts', import.meta.url);
  const sqlite = await openSqlite(folder, thread);
  const store = sqliteStore(sqlite);
  await expect(store.open('dies', 'k', note(0), null)).rejects.toThrow('a mistake of ours');
  expect(await store.open('a', 'k', note(0), null)).toBe('appended');
});

test('a folder in use is refused, and free again when its holder has gone', () => {
  const folder = scratchFolder();
  const giveBack = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(FolderInUse);
  giveBack();
  lockFolder(folder)();
});

test('nobody else on the machine can read the store', async () => {
  const folder = scratchFolder();
  await withMatch(folder);
  expect(statSync(databaseIn(folder)).mode & 0o077).toBe(0);
});

describe('backup and restore', () => {
  test('a copy of a running store is whole, and goes back', async () => {
    const folder = scratchFolder();
    const sqlite = await Sqlite.open({ folder });
    const store = sqliteStore(sqlite);
    await store.open('a', 'k', note(0), null);
    const file = join(folder, 'copy');
    backup(folder, file);
    await store.append('a', note(1), null);
    expect(() => backup(folder, file)).toThrow(BackupExists);
    await sqlite.close();
    const other = join(folder, 'other');
    restore(other, file);
    expect(await (await openStore(other)).load('a', 0)).toHaveLength(1);
    restore(folder, file);
    const restored = await openStore(folder);
    expect(await restored.load('a', 0)).toHaveLength(1);
    expect(await restored.append('a', note(1), null)).toBe('appended');
  });

  test('refused while the folder is in use, and for what is no backup', () => {
    const folder = scratchFolder();
    const file = join(folder, 'copy');
    writeFileSync(file, 'no database at all');
    expect(() => restore(folder, file)).toThrow(NoBackup);
    expect(() => restore(folder, join(folder, 'missing'))).toThrow(NoBackup);
    new DatabaseSync(file.replace('copy', 'empty')).exec('CREATE TABLE a (b)');
    expect(() => restore(folder, join(folder, 'empty'))).toThrow(NoBackup);
    expect(existsSync(databaseIn(folder))).toBe(false);
  });

  test('refused while the server runs', async () => {
    const folder = scratchFolder();
    await withMatch(folder);
    const file = join(folder, 'copy');
    backup(folder, file);
    const giveBack = lockFolder(folder);
    expect(() => restore(folder, file)).toThrow(FolderInUse);
    giveBack();
  });
});

const VERSION_1 = 'd1dc1489ffe37e9697a4e898a6e770e6eb365def396f1ae69adf21ceb969663a';

describe('schema', () => {
  test('each step once; a store of a later program is refused', () => {
    const db = new DatabaseSync(':memory:');
    migrate(db);
    migrate(db);
    expect(schemaVersion(db)).toBe(migrations.length);
    migrate(db, [...migrations, 'CREATE TABLE more (a)']);
    expect(() => migrate(db)).toThrow(NewerStore);
  });

  test('a store of version 1 keeps all it has, and goes on, whatever steps follow', () => {
    const db = new DatabaseSync(':memory:');
    // Whoever has a store has this one: it is never changed.
    expect(createHash('sha256').update(migrations[0]!).digest('hex')).toBe(VERSION_1);
    db.exec(migrations[0]!);
    db.exec(`
      PRAGMA user_version = 1;
      INSERT INTO matches VALUES ('a', 'secret', 1, 1001, 5);
      INSERT INTO journal VALUES ('a', 0, NULL, '{}'), ('a', 1, 'x', '{}');
    `);
    migrate(db, [...migrations, 'ALTER TABLE matches ADD COLUMN more INTEGER NOT NULL DEFAULT 7']);
    const { append } = operationsOn(db);
    const row = { match: 'a', time: 1002, written: '{}', due: null };
    expect(append({ ...row, position: 2, command: 'x' })).toBe('repeated');
    expect(append({ ...row, position: 2, command: 'y' })).toBe('appended');
    const kept = db.prepare('SELECT key, position, time, due, more FROM matches').all();
    expect(kept).toEqual([{ key: 'secret', position: 2, time: 1002, due: null, more: 7 }]);
  });

  test('a step that fails leaves the store where it was', () => {
    const db = new DatabaseSync(':memory:');
    expect(() => migrate(db, [...migrations, 'CREATE TABLE more (a); nonsense'])).toThrow(
      'syntax error',
    );
    expect(schemaVersion(db)).toBe(migrations.length);
    migrate(db, [...migrations, 'CREATE TABLE more (a)']);
    expect(schemaVersion(db)).toBe(migrations.length + 1);
  });
});
