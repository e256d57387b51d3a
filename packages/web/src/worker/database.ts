/** What this device keeps, for every tab alike: a line a journal entry, and a row a match. */
import type { KeptMatch } from './matches.ts';

/** One journal entry. It is kept as text, so that what is read back is what was written. */
export interface Line {
  readonly match: string;
  readonly position: number;
  /** Left out where there is none: what is not there is not indexed. */
  readonly command?: string;
  readonly text: string;
  /** When the match next needs a table, as of then; left out where it waits for somebody. */
  readonly due?: number;
}

export interface Row {
  readonly match: string;
  /** Where the match has its chance from. */
  readonly key: string;
  /** Null until the match has been opened. */
  readonly facts: KeptMatch | null;
}

const NAME = 'mazzo';
const VERSION = 1;

/** Rejects where nothing can be kept. */
export function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.addEventListener('upgradeneeded', () => {
      const journals = request.result.createObjectStore('journals', {
        keyPath: ['match', 'position'],
      });
      journals.createIndex('commands', ['match', 'command'], { unique: true });
      request.result.createObjectStore('matches', { keyPath: 'match' });
    });
    request.addEventListener('success', () => {
      const database = request.result;
      // A newer page in another tab must not wait for this one.
      database.addEventListener('versionchange', () => database.close());
      resolve(database);
    });
    request.addEventListener('error', () => reject(request.error ?? new Error('no database')));
  });
}

export function answer<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('no answer')));
  });
}

/** Only now is it written. */
export function completion(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () =>
      reject(transaction.error ?? new Error('not written')),
    );
  });
}

/** All lines of a match, or those from a position on. */
export function linesOf(match: string, from = 0): IDBKeyRange {
  return IDBKeyRange.bound([match, from], [match, Infinity]);
}
