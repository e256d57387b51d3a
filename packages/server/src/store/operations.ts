/**
 * Everything that is ever written, as plain functions over an open database. They run in the writer's
 * thread, inside a transaction that others share: one that answers no changes nothing.
 */
import type { DatabaseSync } from 'node:sqlite';

/** An entry of a journal, as it is kept. */
export interface JournalRow {
  readonly match: string;
  readonly position: number;
  readonly time: number;
  readonly command: string | null;
  readonly written: string;
  /** When the match next needs somebody to act by itself; null if nothing happens until somebody comes. */
  readonly due: number | null;
}

interface IdentityRow {
  readonly person: string;
  readonly name: string;
  readonly secret: Uint8Array;
  readonly made: number;
  readonly seen: number;
}

interface TableRow {
  readonly code: string;
  /** Counted from 1; whoever saves the next version first has it. */
  readonly version: number;
  readonly lobby: string;
  readonly match: string | null;
  readonly listed: boolean;
  readonly touched: number;
}

export interface PlayedRow {
  readonly person: string;
  readonly match: string;
  readonly code: string;
  readonly game: string;
  readonly time: number;
  readonly over: boolean;
}

export interface ReportRow {
  readonly time: number;
  readonly code: string;
  readonly match: string | null;
  readonly by: string;
  readonly about: string;
  readonly aboutName: string;
  readonly reason: string;
}

interface TransferRow {
  readonly secret: Uint8Array;
  readonly person: string;
  readonly until: number;
}

/** The latest reports are kept, whoever sends many. */
const MOST_REPORTS = 10_000;

export function operationsOn(db: DatabaseSync) {
  return { ...journalOperations(db), ...identityOperations(db), ...tableOperations(db) };
}

export type Operations = ReturnType<typeof operationsOn>;
export type OperationName = keyof Operations;

function journalOperations(db: DatabaseSync) {
  const head = db.prepare('SELECT position FROM matches WHERE match = ?');
  const insertMatch = db.prepare(
    'INSERT INTO matches (match, key, position, time, due) VALUES (?, ?, 0, ?, ?)',
  );
  const advance = db.prepare('UPDATE matches SET position = ?, time = ?, due = ? WHERE match = ?');
  const isRepeated = db.prepare('SELECT 1 FROM journal WHERE match = ? AND command = ?');
  const insert = db.prepare(
    'INSERT INTO journal (match, position, command, written) VALUES (?, ?, ?, ?)',
  );
  return {
    open(key: string, row: JournalRow): 'appended' | 'conflict' {
      if (row.position !== 0 || head.get(row.match) !== undefined) return 'conflict';
      insertMatch.run(row.match, key, row.time, row.due);
      insert.run(row.match, 0, row.command, row.written);
      return 'appended';
    },
    append(row: JournalRow): 'appended' | 'conflict' | 'repeated' {
      const { match, position, command } = row;
      if (command !== null && isRepeated.get(match, command) !== undefined) return 'repeated';
      const last = head.get(match);
      if (last === undefined || position !== Number(last['position']) + 1) return 'conflict';
      insert.run(match, position, command, row.written);
      advance.run(position, row.time, row.due, match);
      return 'appended';
    },
  };
}

function identityOperations(db: DatabaseSync) {
  const make = db.prepare('INSERT INTO identities (person, name, made, seen) VALUES (?, ?, ?, ?)');
  const addSecret = db.prepare('INSERT INTO secrets (secret, person) VALUES (?, ?)');
  const forgetSecrets = db.prepare('DELETE FROM secrets WHERE person = ?');
  const rename = db.prepare('UPDATE identities SET name = ? WHERE person = ?');
  const see = db.prepare('UPDATE identities SET seen = ? WHERE person = ?');
  const offer = db.prepare('INSERT INTO transfers (secret, person, until) VALUES (?, ?, ?)');
  const take = db.prepare('DELETE FROM transfers WHERE secret = ? AND until >= ? RETURNING person');
  const forgetTransfers = db.prepare('DELETE FROM transfers WHERE person = ?');
  const forgetOldTransfers = db.prepare('DELETE FROM transfers WHERE until < ?');
  const forgetPlayed = db.prepare('DELETE FROM played WHERE person = ?');
  const naming = db.prepare(
    `SELECT match, position, written FROM journal JOIN played USING (match)
     WHERE person = ? AND instr(written, ?) > 0 AND instr(written, '"name":') > 0`,
  );
  const rewrite = db.prepare('UPDATE journal SET written = ? WHERE match = ? AND position = ?');
  const forgetIdentity = db.prepare('DELETE FROM identities WHERE person = ?');
  return {
    makeIdentity(row: IdentityRow): null {
      make.run(row.person, row.name, row.made, row.seen);
      addSecret.run(row.secret, row.person);
      return null;
    },
    renameIdentity(person: string, name: string): null {
      rename.run(name, person);
      return null;
    },
    seeIdentity(person: string, time: number): null {
      see.run(time, person);
      return null;
    },
    /** Another device of the same person. */
    addSecret(person: string, secret: Uint8Array): null {
      addSecret.run(secret, person);
      return null;
    },
    /** Whoever asks again has a new link; the old one leads nowhere. */
    offerTransfer(row: TransferRow, now: number): null {
      forgetOldTransfers.run(now);
      forgetTransfers.run(row.person);
      offer.run(row.secret, row.person, row.until);
      return null;
    },
    /** Once: whose identity it was, or null. */
    takeTransfer(secret: Uint8Array, now: number): string | null {
      const taken = take.get(secret, now);
      return taken === undefined ? null : String(taken['person']);
    },
    /** Matches stay the others' too: there they have been played by somebody without a name. */
    deleteIdentity(person: string): null {
      for (const { match, position, written } of naming.all(person, person)) {
        rewrite.run(withoutName(String(written), person), match!, position!);
      }
      forgetTransfers.run(person);
      forgetPlayed.run(person);
      forgetSecrets.run(person);
      forgetIdentity.run(person);
      return null;
    },
  };
}

/** The same entry of a journal, in which whoever is meant has no name. */
function withoutName(written: string, person: string): string {
  return JSON.stringify(JSON.parse(written), (key, value: unknown) => {
    const isMeant = typeof value === 'object' && value !== null && 'person' in value;
    if (!isMeant || value.person !== person || key === 'move' || !('name' in value)) return value;
    const { name: _, ...nameless } = value;
    return nameless;
  });
}

function tableOperations(db: DatabaseSync) {
  const version = db.prepare('SELECT version FROM tables WHERE code = ?');
  const save = db.prepare(
    'INSERT OR REPLACE INTO tables (code, version, lobby, match, listed, touched) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const remove = db.prepare('DELETE FROM tables WHERE code = ?');
  const play = db.prepare(
    'INSERT OR REPLACE INTO played (person, match, code, game, time, over) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const unlist = db.prepare('UPDATE tables SET listed = 0 WHERE listed = 1 AND touched < ?');
  const forgetting = [
    'DELETE FROM journal WHERE match IN (SELECT match FROM matches WHERE time < ?)',
    'DELETE FROM played WHERE match IN (SELECT match FROM matches WHERE time < ?)',
    'DELETE FROM matches WHERE time < ?',
    'DELETE FROM tables WHERE touched < ?',
    'DELETE FROM secrets WHERE person IN (SELECT person FROM identities WHERE seen < ?)',
    'DELETE FROM identities WHERE seen < ?',
    'DELETE FROM reports WHERE time < ?',
  ].map((statement) => db.prepare(statement));
  const end = db.prepare('UPDATE played SET over = 1 WHERE match = ?');
  const report = db.prepare(
    `INSERT INTO reports (time, code, match, by_person, about_person, about_name, reason)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
  );
  const forgetReports = db.prepare(
    'DELETE FROM reports WHERE number <= (SELECT max(number) FROM reports) - ?',
  );
  return {
    saveTable(row: TableRow): 'saved' | 'conflict' {
      const known = Number(version.get(row.code)?.['version'] ?? 0);
      if (row.version !== known + 1) return 'conflict';
      save.run(row.code, row.version, row.lobby, row.match, row.listed ? 1 : 0, row.touched);
      return 'saved';
    },
    removeTable(code: string): null {
      remove.run(code);
      return null;
    },
    /** Who has sat down at a match, and whether it is over. */
    recordPlayed(match: string, over: boolean, rows: readonly PlayedRow[]): null {
      for (const row of rows) play.run(row.person, match, row.code, row.game, row.time, 0);
      if (over) end.run(match);
      return null;
    },
    /** What nobody has come back to: listed no more after a while, and forgotten in the end. */
    sweep(rests: number, forgotten: number): null {
      unlist.run(rests);
      for (const statement of forgetting) statement.run(forgotten);
      return null;
    },
    report(row: ReportRow): null {
      const { time, code, match, by, about, aboutName, reason } = row;
      report.run(time, code, match, by, about, aboutName, reason);
      forgetReports.run(MOST_REPORTS);
      return null;
    },
  };
}

/**
 * What an operation would have answered if it was written: asked when a commit has failed, which
 * leaves open whether it was. Undefined for what was not, or what can be asked for again.
 */
export function confirmationsOn(db: DatabaseSync): {
  readonly [Name in OperationName]?: (
    ...args: Parameters<Operations[Name]>
  ) => ReturnType<Operations[Name]> | undefined;
} {
  const entry = db.prepare('SELECT written FROM journal WHERE match = ? AND position = ?');
  const table = db.prepare('SELECT version, lobby FROM tables WHERE code = ?');
  const isWritten = ({ match, position, written }: JournalRow): 'appended' | undefined =>
    entry.get(match, position)?.['written'] === written ? 'appended' : undefined;
  return {
    open: (_key, row) => isWritten(row),
    append: isWritten,
    saveTable({ code, version, lobby }) {
      const kept = table.get(code);
      return kept?.['version'] === version && kept['lobby'] === lobby ? 'saved' : undefined;
    },
  };
}
