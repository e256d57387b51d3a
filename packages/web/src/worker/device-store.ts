/**
 * Keeps what a table writes for as long as the device can, and from then on for as long as the page
 * is open: a match is not lost to its player because a disk is full or the browser keeps nothing.
 */
import type { Appended, Keys, Store } from '@mazzo/table';
import { openDatabase } from './database.ts';
import type { Line } from './database.ts';
import type { KeptMatch } from './matches.ts';
import {
  appendLine,
  clearFinished,
  keyOf,
  lineOf,
  putKey,
  putSummary,
  readLines,
  writtenIn,
} from './store.ts';

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
  const memory = new RememberedLines();
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
        const line = lineOf(match, written);
        const appended = await attempt((one) => appendLine(one, line));
        if (appended === null) return memory.append(line);
        if (appended === 'appended') memory.append(line);
        return appended;
      },
      async load(match, from) {
        const read = await attempt((one) => readLines(one, match, from));
        for (const line of read ?? []) memory.append(line);
        return (read ?? memory.of(match).slice(from)).map(writtenIn);
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

/** Lines for as long as the page is open. */
class RememberedLines {
  readonly #journals = new Map<string, Line[]>();

  of(match: string): readonly Line[] {
    return this.#journals.get(match) ?? [];
  }

  append(line: Line): Appended {
    const { match, position, command } = line;
    const lines = this.#journals.get(match) ?? [];
    this.#journals.set(match, lines);
    const repeated = command !== undefined && lines.some((one) => one.command === command);
    if (repeated) return 'repeated';
    if (position !== lines.length) return 'conflict';
    lines.push(line);
    return 'appended';
  }
}

function hexadecimal(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const freshKey = () => `chacha20:${hexadecimal(32)}`;
/** Short enough for an address, and nobody else's. */
const freshName = () => hexadecimal(6);
