/**
 * Keeps what a table writes for as long as the device can, and from then on for as long as the page
 * is open: a match is not lost to its player because a disk is full or the browser keeps nothing.
 */
import type { Fresh, Store, Written } from '@mazzo/table';
import { openDatabase } from './database.ts';
import type { KeptMatch } from './matches.ts';
import { appendLine, keyOf, lineOf, openJournal, readLines, storedIn } from './store.ts';

export interface DeviceStore {
  readonly store: Store;
  readonly fresh: Fresh;
  /** Whether what is written outlives the page. */
  readonly kept: boolean;
  note(facts: KeptMatch): Promise<void>;
}

/** Something that was written, to be written again. What has been already conflicts with itself. */
type Writing = (store: Store) => Promise<unknown>;

async function remembered(passed: readonly Writing[]): Promise<Store> {
  const { memoryStore } = await fetchRest();
  const store = memoryStore();
  for (const writing of passed) await writing(store);
  return store;
}

/** Not before the match has begun, which somebody waits for. */
const fetchRest = () => import('./beside.ts');

/** What fails so often in succession fails for good. */
const TRIES = 2;

/** `lost` is called when the device keeps no more. */
export async function openDeviceStore(lost: () => void): Promise<DeviceStore> {
  let database = await openDatabase().catch(() => null);
  /** Everything that has passed here, so that a match can go on without the database. */
  const passed: Writing[] = [];
  let memory: Promise<Store> | null = null;
  const inMemory = (): Promise<Store> => (memory ??= remembered(passed));

  /** Null where the device keeps nothing, or no more. */
  async function attempt<Result>(work: (database: IDBDatabase) => Promise<Result>) {
    for (let tries = 0; tries < TRIES; tries++) {
      if (database === null) return null;
      try {
        return await work(database);
      } catch (error) {
        console.warn('Nothing can be kept:', error);
      }
    }
    database = null;
    lost();
    return null;
  }

  /** Into the database, or from when that fails on into memory. */
  async function write<Answer>(
    keep: (database: IDBDatabase) => Promise<Answer>,
    writing: (store: Store) => Promise<Answer>,
  ): Promise<Answer> {
    const answer = await attempt(keep);
    if (answer === null) return writing(await inMemory());
    if (answer === 'appended') passed.push(writing);
    return answer;
  }

  return {
    get kept() {
      return database !== null;
    },
    store: {
      open(match, key, opening, due) {
        const line = lineOf(match, opening, due);
        return write(
          (one) => openJournal(one, key, line),
          (store) => store.open(match, key, opening, due),
        );
      },
      append(match, written, due) {
        const line = lineOf(match, written, due);
        return write(
          (one) => appendLine(one, line),
          (store) => store.append(match, written, due),
        );
      },
      async load(match, from) {
        const read = await attempt((one) => readLines(one, match, from));
        if (read === null) return (await inMemory()).load(match, from);
        const key = await this.keyOf(match);
        const stored = read.map(storedIn);
        for (const written of stored as Written[]) {
          passed.push((store) =>
            written.position === 0
              ? store.open(match, key ?? '', written, null)
              : store.append(match, written, null),
          );
        }
        return stored;
      },
      async keyOf(match) {
        return (await attempt((one) => keyOf(one, match))) ?? (await inMemory()).keyOf(match);
      },
      async list(which) {
        const { listMatches } = await fetchRest();
        const listed = await attempt((one) => listMatches(one, which));
        return listed ?? (await inMemory()).list(which);
      },
    },
    fresh: { match: freshName, key: freshKey },
    async note(facts) {
      const rest = await fetchRest().catch(() => null);
      if (rest !== null) await attempt((one) => rest.putSummary(one, facts));
    },
  };
}

function hexadecimal(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const freshKey = () => `chacha20:${hexadecimal(32)}`;
/** Short enough for an address, and nobody else's. */
const freshName = () => hexadecimal(6);
