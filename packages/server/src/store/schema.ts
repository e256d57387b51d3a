/**
 * The tables of the store, in numbered steps. A step that has been published is never changed: another
 * is added. Each runs once, in one transaction with its number, so a store is at a number or at the next.
 */
import type { DatabaseSync } from 'node:sqlite';

export const migrations: readonly string[] = [
  `
  CREATE TABLE matches (
    match TEXT PRIMARY KEY,
    key TEXT NOT NULL,
    position INTEGER NOT NULL,
    time REAL NOT NULL,
    due REAL
  ) WITHOUT ROWID;
  CREATE INDEX matches_due ON matches (due) WHERE due IS NOT NULL;

  CREATE TABLE journal (
    match TEXT NOT NULL,
    position INTEGER NOT NULL,
    command TEXT,
    written TEXT NOT NULL,
    PRIMARY KEY (match, position)
  ) WITHOUT ROWID;
  CREATE UNIQUE INDEX journal_commands ON journal (match, command) WHERE command IS NOT NULL;

  CREATE TABLE identities (
    person TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    made REAL NOT NULL,
    seen REAL NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX identities_seen ON identities (seen);

  CREATE TABLE secrets (
    secret BLOB PRIMARY KEY,
    person TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX secrets_person ON secrets (person);

  CREATE TABLE transfers (
    secret BLOB PRIMARY KEY,
    person TEXT NOT NULL,
    until REAL NOT NULL
  ) WITHOUT ROWID;

  CREATE TABLE tables (
    code TEXT PRIMARY KEY,
    version INTEGER NOT NULL,
    lobby TEXT NOT NULL,
    match TEXT,
    listed INTEGER NOT NULL,
    touched REAL NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX tables_match ON tables (match) WHERE match IS NOT NULL;
  CREATE INDEX tables_listed ON tables (touched) WHERE listed = 1;
  CREATE INDEX tables_touched ON tables (touched);

  CREATE TABLE played (
    person TEXT NOT NULL,
    match TEXT NOT NULL,
    code TEXT NOT NULL,
    game TEXT NOT NULL,
    time REAL NOT NULL,
    over INTEGER NOT NULL,
    PRIMARY KEY (person, match)
  ) WITHOUT ROWID;
  CREATE INDEX played_match ON played (match);

  CREATE TABLE reports (
    number INTEGER PRIMARY KEY,
    time REAL NOT NULL,
    code TEXT NOT NULL,
    match TEXT,
    by_person TEXT NOT NULL,
    about_person TEXT NOT NULL,
    about_name TEXT NOT NULL,
    reason TEXT NOT NULL
  );
  `,
];

/** Thrown for a store that a later program has made. */
export class NewerStore extends Error {}

export function schemaVersion(db: DatabaseSync): number {
  return Number(db.prepare('PRAGMA user_version').get()!['user_version']);
}

export function migrate(db: DatabaseSync, steps: readonly string[] = migrations): void {
  for (;;) {
    const version = schemaVersion(db);
    if (version > steps.length)
      throw new NewerStore(`schema ${version}, known up to ${steps.length}`);
    if (version === steps.length) return;
    db.exec('BEGIN IMMEDIATE');
    try {
      // Another process may have taken the step while this one waited for its turn.
      if (schemaVersion(db) === version) {
        db.exec(steps[version]!);
        db.exec(`PRAGMA user_version = ${version + 1}`);
      }
      db.exec('COMMIT');
    } catch (error) {
      db.exec('ROLLBACK');
      throw error;
    }
  }
}
