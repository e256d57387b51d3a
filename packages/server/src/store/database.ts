/** Opening the file: how durable it is, and who may have it. */
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { migrate } from './schema.ts';

const FILE = 'mazzo.sqlite';
const LOCK = 'in-use';
/** How long one writer waits for another, in milliseconds: such another is a command like `restore`. */
const PATIENCE = 5000;
const FULL = 2;

export function databaseIn(folder: string): string {
  return join(folder, FILE);
}

export function makeFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
}

/** How much of the file the writer keeps in memory, in KB: what is played is not read again for every move. */
const CACHE = 16_000;
/**
 * Pages in the log before they are moved to their places: what many moves changed is moved once. After
 * a power cut all of them are read before anybody is let in, which is 16 MB at most.
 */
const LOG_PAGES = 4000;

/** For the one who writes. Durable before it is acknowledged: every commit waits for the disk. */
export function openForWriting(file: string): DatabaseSync {
  // What people did and which secrets they have is nobody else's on this machine.
  closeSync(openSync(file, 'a', 0o600));
  const db = new DatabaseSync(file, { timeout: PATIENCE });
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA trusted_schema = OFF;');
  db.exec(`PRAGMA cache_size = -${CACHE}; PRAGMA wal_autocheckpoint = ${LOG_PAGES}`);
  migrate(db);
  requireDurable(db);
  return db;
}

export function openForReading(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { readOnly: true, timeout: PATIENCE });
  db.exec('PRAGMA trusted_schema = OFF');
  return db;
}

/** A build of SQLite, or a file system, that ignores what it is told must not go unnoticed. */
function requireDurable(db: DatabaseSync): void {
  const mode = db.prepare('PRAGMA journal_mode').get()!['journal_mode'];
  const synchronous = db.prepare('PRAGMA synchronous').get()!['synchronous'];
  if (mode !== 'wal' || synchronous !== FULL) {
    throw new Error(`the store would not be durable: ${String(mode)}, ${String(synchronous)}`);
  }
}

/** Thrown where somebody else has the folder. */
export class FolderInUse extends Error {}

/**
 * The folder for this process alone, until it is given back or the process ends, however it ends. The
 * lock is the operating system's, held by SQLite: a process that was killed leaves none behind.
 */
export function lockFolder(folder: string): () => void {
  makeFolder(folder);
  const db = new DatabaseSync(join(folder, LOCK), { timeout: 0 });
  try {
    db.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    db.close();
    if (isBusy(error)) throw new FolderInUse(folder);
    throw error;
  }
  return () => db.close();
}

const SQLITE_BUSY = 5;

function isBusy(error: unknown): boolean {
  return (
    error instanceof Error && 'errcode' in error && Number(error.errcode) % 256 === SQLITE_BUSY
  );
}
