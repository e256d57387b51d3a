/**
 * Keeps a match in its file for as long as that can be done, and from then on for as long as the
 * process lasts: nobody loses a match because a disk is full.
 */
import { memoryStore } from '@mazzo/table';
import type { Store, Written } from '@mazzo/table';
import { isMissing } from './file-store.ts';
import type { FileStore } from './file-store.ts';

export interface Keeping {
  readonly store: Store;
  /** Whether what is written outlives the process. */
  readonly kept: boolean;
  remove(match: string): void;
}

export interface KeepingProps {
  readonly files: FileStore;
  /** Nothing can be written any more, for the reason that the file system gives. */
  lost(code: string): void;
  /** The match was played to its end, or taken away, by somebody else. */
  gone(): void;
  /** So far the match had come when this was written, by its own time. */
  reached(time: number): void;
}

export function keeping({ files, lost, gone, reached }: KeepingProps): Keeping {
  // Everything that passes here, so that a match can go on without its file.
  const memory = memoryStore();
  let kept = true;

  /** Null where nothing is kept any more. */
  async function attempt<Result>(work: () => Promise<Result>): Promise<Result | null> {
    if (!kept) return null;
    try {
      return await work();
    } catch (error) {
      if (isMissing(error)) {
        gone();
        throw error;
      }
      kept = false;
      lost(error instanceof Error && 'code' in error ? String(error.code) : String(error));
      return null;
    }
  }

  /** What is known already conflicts with itself. */
  async function remember(match: string, key: string, read: readonly Written[]): Promise<void> {
    for (const written of read) {
      if (written.position === 0) await memory.open(match, key, written, null);
      else await memory.append(match, written, null);
    }
  }

  return {
    get kept() {
      return kept;
    },
    store: {
      async open(match, key, opening, due) {
        const opened = await attempt(() => files.store.open(match, key, opening, due));
        if (opened === null || opened === 'appended') {
          return memory.open(match, key, opening, due);
        }
        return opened;
      },
      async append(match, written, due) {
        const appended = await attempt(() => files.store.append(match, written, due));
        if (appended === null || appended === 'appended') {
          return memory.append(match, written, due);
        }
        return appended;
      },
      async load(match, from) {
        const read = await attempt(() => files.store.load(match, from));
        const key = read === null ? null : await attempt(() => files.store.keyOf(match));
        if (key !== null) await remember(match, key, read as readonly Written[]);
        reached((read?.at(-1) as Written | undefined)?.time ?? 0);
        return read ?? memory.load(match, from);
      },
      keyOf: async (match) =>
        (await attempt(() => files.store.keyOf(match))) ?? memory.keyOf(match),
      list: async (which) => (await attempt(() => files.store.list(which))) ?? memory.list(which),
    },
    remove(match) {
      if (!kept) return;
      try {
        files.remove(match);
      } catch {
        // It stays in the list as a match that is over.
      }
    },
  };
}
