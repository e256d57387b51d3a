/** A folder for one test. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Store } from '@mazzo/table';
import { onTestFinished } from 'vitest';
import { Sqlite } from './sqlite.ts';
import { sqliteStore } from './sqlite-store.ts';

export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mazzo-server-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Closed with the test. */
export async function openSqlite(folder: string, thread?: URL): Promise<Sqlite> {
  const sqlite = await Sqlite.open({ folder, ...(thread === undefined ? {} : { thread }) });
  onTestFinished(() => sqlite.close());
  return sqlite;
}

export async function openStore(folder: string): Promise<Store> {
  return sqliteStore(await openSqlite(folder));
}
