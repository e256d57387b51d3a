/**
 * One writer for everybody. What waits is written together and made durable once (group commit); each
 * is answered by itself, and nobody before the commit is on the disk.
 */
import type { DatabaseSync } from 'node:sqlite';
import { openForWriting } from './database.ts';
import { confirmationsOn, operationsOn } from './operations.ts';
import type { OperationName, Operations } from './operations.ts';

export interface Ask {
  readonly id: number;
  readonly name: OperationName;
  readonly args: readonly unknown[];
}

export type Answered =
  | { readonly id: number; readonly ok: true; readonly value: unknown }
  | { readonly id: number; readonly ok: false; readonly why: string };

interface Opened {
  readonly db: DatabaseSync;
  readonly operations: Operations;
}

/** What a planted fault would change. */
export interface WriterHabits {
  open(file: string): DatabaseSync;
  begin(db: DatabaseSync): void;
  commit(db: DatabaseSync): void;
}

const habits: WriterHabits = {
  open: openForWriting,
  begin: (db) => db.exec('BEGIN IMMEDIATE'),
  commit: (db) => db.exec('COMMIT'),
};

export class Writer {
  readonly #file: string;
  readonly #habits: WriterHabits;
  #opened: Opened | null = null;

  /** Throws what the file system says. */
  constructor(file: string, changed: Partial<WriterHabits> = {}) {
    this.#file = file;
    this.#habits = { ...habits, ...changed };
    this.#open();
  }

  /** Never throws; answers in the order of what was asked. */
  write(asks: readonly Ask[]): Answered[] {
    const [failure, answers] = this.#attempt(asks);
    if (failure === null) return answers;
    const why = failure.message;
    const confirmed = this.#reopen() ? asks.map((ask) => this.#confirm(ask)) : [];
    return asks.map((ask, n): Answered => {
      const value = confirmed[n];
      if (value !== undefined) return { id: ask.id, ok: true, value };
      // One that can never be written must not take the others with it.
      if (asks.length > 1 && this.#opened !== null) return this.write([ask])[0]!;
      return { id: ask.id, ok: false, why };
    });
  }

  close(): void {
    this.#opened?.db.close();
    this.#opened = null;
  }

  #attempt(asks: readonly Ask[]): readonly [Error | null, Answered[]] {
    try {
      const { db, operations } = this.#opened ?? this.#open();
      this.#habits.begin(db);
      const answers = asks.map(({ id, name, args }): Answered => {
        const operation = operations[name] as (...args: readonly unknown[]) => unknown;
        return { id, ok: true, value: operation(...args) };
      });
      this.#habits.commit(db);
      return [null, answers];
    } catch (error) {
      return [error instanceof Error ? error : new Error('unknown', { cause: error }), []];
    }
  }

  #open(): Opened {
    const db = this.#habits.open(this.#file);
    return (this.#opened = { db, operations: operationsOn(db) });
  }

  /**
   * After a commit that failed nobody knows what is on the disk, and what can be read may only be in
   * memory. So all that can be read is written once more, to the file itself, before it counts.
   */
  #reopen(): boolean {
    try {
      this.close();
    } catch {
      this.#opened = null;
    }
    try {
      const { db } = this.#open();
      const moved = db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get();
      if (moved?.['busy'] === 0) return true;
      this.close();
    } catch {
      this.#opened = null;
    }
    return false;
  }

  #confirm({ name, args }: Ask): unknown {
    const confirm = confirmationsOn(this.#opened!.db)[name] as
      | ((...args: readonly unknown[]) => unknown)
      | undefined;
    return confirm?.(...args);
  }
}
