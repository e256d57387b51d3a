/** The file as this process sees it: read here, written by the writer's thread. */
import type { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { databaseIn, makeFolder, openForReading } from './database.ts';
import type { OperationName, Operations } from './operations.ts';
import type { FromWriter, ToWriter } from './writer-port.ts';

/** Beyond this somebody is asked to try again rather than kept waiting. */
const MOST_WAITING = 20_000;

interface Waiting {
  readonly resolve: (value: never) => void;
  readonly reject: (error: Error) => void;
}

export interface SqliteProps {
  readonly folder: string;
  /** The writer's thread; for a planted fault, another. */
  readonly thread?: URL;
}

export class Sqlite {
  readonly #props: SqliteProps;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | null = null;
  #reader: DatabaseSync | null = null;
  #asked = 0;
  #closed = false;

  private constructor(props: SqliteProps) {
    this.#props = props;
  }

  /** Rejects with what the file system, or a store of a later version, says. */
  static async open(props: SqliteProps): Promise<Sqlite> {
    makeFolder(props.folder);
    const sqlite = new Sqlite(props);
    await sqlite.#begin();
    sqlite.#reader = openForReading(databaseIn(props.folder));
    return sqlite;
  }

  /** How many wait to be written. */
  get waiting(): number {
    return this.#waiting.size;
  }

  /** Reads what is durable. Statements are prepared once by whoever asks. */
  get reader(): DatabaseSync {
    if (this.#reader === null) throw new Error('the store is closed');
    return this.#reader;
  }

  /** Resolves when it is durable; rejects if that is not so, or not known. */
  ask<Name extends OperationName>(
    name: Name,
    ...args: Parameters<Operations[Name]>
  ): Promise<ReturnType<Operations[Name]>> {
    if (this.#closed) return Promise.reject(new Error('the store is closed'));
    if (this.#waiting.size >= MOST_WAITING) return Promise.reject(new Error('the store is busy'));
    const id = ++this.#asked;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#send({ id, name, args });
    });
  }

  /** Writes what was asked, and ends. */
  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    const worker = this.#worker;
    if (worker !== null) {
      const ended = new Promise((resolve) => worker.once('exit', resolve));
      this.#send('close');
      await ended;
    }
    this.#reader?.close();
    this.#reader = null;
  }

  #send(message: ToWriter): void {
    // A thread that died is begun anew; what it was asked has been given up.
    if (this.#worker === null) void this.#begin().catch(() => {});
    this.#worker?.postMessage(message);
  }

  #begin(): Promise<void> {
    const { folder, thread = new URL('writer-thread.ts', import.meta.url) } = this.#props;
    const worker = new Worker(thread, { workerData: databaseIn(folder) });
    this.#worker = worker;
    return new Promise((resolve, reject) => {
      worker.on('message', (answers: FromWriter) => {
        resolve();
        this.#hear(answers);
      });
      const ended = (error: Error): void => {
        reject(error);
        if (this.#worker === worker) this.#giveUp(error);
      };
      worker.on('error', ended);
      worker.on('exit', () => ended(new Error('the writer has ended')));
    });
  }

  #hear(answers: FromWriter): void {
    for (const answer of answers) {
      const waiting = this.#waiting.get(answer.id);
      this.#waiting.delete(answer.id);
      if (answer.ok) waiting?.resolve(answer.value as never);
      else waiting?.reject(new Error(answer.why));
    }
  }

  #giveUp(error: Error): void {
    this.#worker = null;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}
