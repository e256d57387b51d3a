/**
 * Keeps a match in its file for as long as that can be done, and from then on for as long as the
 * process lasts: nobody loses a match because a disk is full.
 */
import { memoryStore } from '@mazzo/table';
import type { Keys, Store } from '@mazzo/table';
import { isMissing } from './file-store.ts';
import type { FileStore } from './file-store.ts';

export interface Keeping {
  readonly store: Store;
  readonly keys: Keys;
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
  const known = new Map<string, string>();
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

  return {
    get kept() {
      return kept;
    },
    store: {
      async append(match, written) {
        const appended = await attempt(() => files.store.append(match, written));
        if (appended === null) return memory.append(match, written);
        if (appended === 'appended') await memory.append(match, written);
        return appended;
      },
      async load(match, from) {
        const read = await attempt(() => files.store.load(match, from));
        for (const written of read ?? []) await memory.append(match, written);
        reached(read?.at(-1)?.time ?? 0);
        return read ?? memory.load(match, from);
      },
    },
    keys: {
      async next() {
        const next = await files.keys.next();
        known.set(next.match, next.key);
        return next;
      },
      async of(match) {
        return known.get(match) ?? files.keys.of(match);
      },
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
