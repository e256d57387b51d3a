/** A consistent copy of a store that may be running, and the way back. */
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
  copyFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { databaseIn, lockFolder, makeFolder, openForReading } from './database.ts';
import { migrations, schemaVersion } from './schema.ts';

export class NoStore extends Error {}
export class BackupExists extends Error {}
export class NoBackup extends Error {}

/** As of one moment; whoever plays meanwhile notices nothing. The file is durable when this returns. */
export function backup(folder: string, file: string): void {
  const source = databaseIn(folder);
  if (!existsSync(source)) throw new NoStore(source);
  if (existsSync(file)) throw new BackupExists(file);
  const half = `${file}.part`;
  rmSync(half, { force: true });
  // It will hold what the store holds: nobody else's on this machine.
  closeSync(openSync(half, 'w', 0o600));
  const db = openForReading(source);
  try {
    db.prepare('VACUUM INTO ?').run(half);
  } finally {
    db.close();
  }
  sync(half);
  renameSync(half, file);
  sync(dirname(file));
}

/** In place of whatever is in the folder, which must not be in use. */
export function restore(folder: string, file: string): void {
  checkBackup(file);
  makeFolder(folder);
  const giveBack = lockFolder(folder);
  try {
    const place = databaseIn(folder);
    const half = `${place}.part`;
    copyFileSync(file, half);
    sync(half);
    // Its log would be read into the file that takes its place.
    for (const suffix of ['-wal', '-shm']) rmSync(place + suffix, { force: true });
    renameSync(half, place);
    sync(folder);
  } finally {
    giveBack();
  }
}

/** Whole, and of a schema that this program knows. */
function checkBackup(file: string): void {
  if (!existsSync(file)) throw new NoBackup(file);
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    const sound = db.prepare('PRAGMA integrity_check').get()!['integrity_check'];
    const version = schemaVersion(db);
    if (sound !== 'ok' || version < 1 || version > migrations.length) throw new NoBackup(file);
  } catch (error) {
    throw error instanceof NoBackup ? error : new NoBackup(file, { cause: error });
  } finally {
    db.close();
  }
}

function sync(path: string): void {
  const opened = openSync(path, 'r');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}
