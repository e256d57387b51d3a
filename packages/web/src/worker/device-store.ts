/**
 * Keeps what a table writes for as long as the device can, and from then on for as long as the page
 * is open: a match is not lost to its player because a disk is full or the browser keeps nothing.
 */
import { memoryStore } from '@mazzo/table';
import type { Keys, Store } from '@mazzo/table';
import { openDatabase } from './database.ts';
import type { KeptMatch } from './matches.ts';
import { clearFinished, databaseStore, keyOf, putSummary, putKey } from './store.ts';

export interface DeviceStore {
  readonly store: Store;
  readonly keys: Keys;
  /** Whether what is written outlives the page. */
  readonly kept: boolean;
  note(facts: KeptMatch): Promise<void>;
}

/** What fails so often in succession fails for good. */
const TRIES = 2;

/** `lost` is called when the device keeps no more. */
export async function openDeviceStore(lost: () => void): Promise<DeviceStore> {
  let database = await openDatabase().catch(() => null);
  // Everything that passes here, so that a match can go on without the database.
  const memory = memoryStore();
  const known = new Map<string, string>();

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

  return {
    get kept() {
      return database !== null;
    },
    store: {
      async append(match, written) {
        const appended = await attempt((one) => databaseStore(one).append(match, written));
        if (appended === null) return memory.append(match, written);
        if (appended === 'appended') await memory.append(match, written);
        return appended;
      },
      async load(match, from) {
        const read = await attempt((one) => databaseStore(one).load(match, from));
        if (read === null) return memory.load(match, from);
        for (const written of read) await memory.append(match, written);
        return read;
      },
    },
    keys: {
      async next() {
        const [match, key] = [freshName(), freshKey()];
        known.set(match, key);
        await attempt((one) => putKey(one, match, key));
        await attempt(clearFinished);
        return { match, key };
      },
      async of(match) {
        const key = known.get(match) ?? (await attempt((one) => keyOf(one, match)));
        if (key === null) throw new RangeError(`no match ${match}`);
        known.set(match, key);
        return key;
      },
    },
    async note(facts) {
      await attempt((one) => putSummary(one, facts));
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
