/** Journals in a folder, a file a match. On one machine: appending must be one step of the file system. */
import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { inOrder } from '@mazzo/table';
import type { Appended, ListedMatch, Store } from '@mazzo/table';
import { MatchFile } from './match-file.ts';
import type { Head, Unwritten } from './match-file.ts';

export interface FileStore {
  readonly store: Store;
  /** A name that no match here has. */
  freshMatch(): string;
  /** Null if there is no such match, or its opening cannot be read. */
  headOf(match: string): Head | null;
  /** The matches there are, the one that was touched last first. */
  matches(): readonly { readonly match: string; readonly touched: number }[];
  remove(match: string): void;
}

const ENDING = '.jsonl';

/** What can be typed after `resume`, and be part of a path. */
export function isMatchId(word: string): boolean {
  return /^[a-z0-9]{1,32}$/.test(word);
}

/** `save` is kept beside the journal of a new match. */
export function fileStore(folder: string, save?: string): FileStore {
  const files = new Map<string, MatchFile>();
  const writer = randomBytes(6).toString('hex');
  let writes = 0;
  const pathOf = (match: string): string => join(folder, `${match}${ENDING}`);
  const fileOf = (match: string): MatchFile => {
    const file = files.get(match) ?? new MatchFile(pathOf(match));
    files.set(match, file);
    return file;
  };
  const load: Store['load'] = (match, from) =>
    settled(() => {
      try {
        return fileOf(match).load(from);
      } catch (error) {
        // Nothing yet. What was there and is gone is another thing, which the caller must hear of.
        if (isMissing(error) && !fileOf(match).known) return [];
        throw error;
      }
    });
  const headOf = (match: string): Head | null => {
    try {
      fileOf(match).load(0);
    } catch {
      return null;
    }
    return fileOf(match).head;
  };

  const append = (match: string, unwritten: Unwritten): Appended =>
    fileOf(match).append(unwritten, `${writer} ${(writes += 1)}`);
  const listed = (match: string): ListedMatch | null => {
    headOf(match);
    const { last } = fileOf(match);
    return last === null ? null : { match, ...last };
  };

  return {
    store: {
      open: (match, key, opening, due) =>
        settled(() => {
          makeFolder(folder);
          const head = { key, ...(save === undefined ? {} : { save }) };
          const opened = append(match, { written: opening, head, due });
          // A new name in a folder is durable when the folder is.
          flushFolder(folder);
          return opened === 'appended' ? opened : 'conflict';
        }),
      append: (match, written, due) =>
        settled(() => {
          if (!fileOf(match).known && !existsSync(pathOf(match))) return 'conflict';
          return append(match, { written, head: null, due });
        }),
      load,
      keyOf: (match) => settled(() => headOf(match)?.key ?? null),
      list: (which) =>
        settled(() => {
          const names = matchesIn(folder, pathOf).toReversed();
          return inOrder(
            names.flatMap(({ match }) => listed(match) ?? []),
            which,
          );
        }),
    },
    freshMatch() {
      let match = freshId();
      while (existsSync(pathOf(match))) match = freshId();
      return match;
    },
    headOf,
    matches: () => matchesIn(folder, pathOf),
    remove(match) {
      files.delete(match);
      rmSync(pathOf(match), { force: true });
    },
  };
}

/** Everything here happens at once: a table at a terminal waits for promises alone. */
function settled<Result>(work: () => Result): Promise<Result> {
  return new Promise((resolve) => resolve(work()));
}

/** Short enough to be typed. */
function freshId(): string {
  return randomBytes(2).toString('hex');
}

export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

function makeFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
}

function flushFolder(folder: string): void {
  // Windows has no such thing.
  if (process.platform === 'win32') return;
  const opened = openSync(folder, 'r');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}

function matchesIn(
  folder: string,
  pathOf: (match: string) => string,
): { match: string; touched: number }[] {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names
    .filter((name) => name.endsWith(ENDING))
    .map((name) => name.slice(0, -ENDING.length))
    .filter(isMatchId)
    .map((match) => ({
      match,
      touched: statSync(pathOf(match), { throwIfNoEntry: false })?.mtimeMs ?? 0,
    }))
    .toSorted((a, b) => b.touched - a.touched);
}
