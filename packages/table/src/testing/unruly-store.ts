/** A store as bad as one can be without lying: slow, failing before and after it has written. */
import type { Chance } from '@mazzo/kernel';
import type { Clock } from '../clock.ts';
import type { Written } from '../journal.ts';
import type { Appended, Store } from '../store.ts';

export interface Troubles {
  appends: number;
  conflicts: number;
  failures: number;
  /** Failures of which the entry was written all the same. */
  silent: number;
}

export interface Unruly extends Store {
  /** False while it behaves. */
  unruly: boolean;
}

export function unrulyStore(
  store: Store,
  clock: Clock,
  chance: Chance,
  troubles: Troubles,
): Unruly {
  const often = (percent: number): boolean => itself.unruly && chance.below(100) < percent;
  const delay = (): Promise<void> =>
    often(60)
      ? new Promise((resolve) => {
          clock.at(clock.now() + chance.below(often(10) ? 5000 : 200), resolve);
        })
      : Promise.resolve();
  const fail = (): never => {
    troubles.failures++;
    throw new Error('the store does not answer');
  };
  const writing = async <Answer extends Appended>(
    write: () => Promise<Answer>,
  ): Promise<Answer | 'conflict'> => {
    troubles.appends++;
    await delay();
    if (often(5)) fail();
    if (often(4)) return 'conflict';
    const appended = await write();
    if (appended !== 'appended') troubles.conflicts++;
    await delay();
    if (often(4)) {
      if (appended === 'appended') troubles.silent++;
      fail();
    }
    return appended;
  };
  const reading = async <Read>(read: () => Promise<Read>): Promise<Read> => {
    await delay();
    if (often(5)) fail();
    return read();
  };
  const itself: Unruly = {
    unruly: false,
    open: (match, key, opening, due) => writing(() => store.open(match, key, opening, due)),
    append: (match, written, due) => writing(() => store.append(match, written, due)),
    load: (match, from) => reading(() => store.load(match, from)),
    keyOf: (match) => reading(() => store.keyOf(match)),
    list: (which) => reading(() => store.list(which)),
  };
  return itself;
}

/** Remembers what has been written, and says so. */
export interface Witness extends Store {
  journal(match: string): readonly Written[];
  matches(): readonly string[];
}

export function witnessed(store: Store, wrote: (match: string, written: Written) => void): Witness {
  const journals = new Map<string, Written[]>();
  const witness = (match: string, written: Written): void => {
    const journal = journals.get(match) ?? [];
    journals.set(match, journal);
    journal.push(written);
    wrote(match, written);
  };
  return {
    ...store,
    async open(match, key, opening, due) {
      const opened = await store.open(match, key, opening, due);
      if (opened === 'appended') witness(match, opening);
      return opened;
    },
    async append(match, written, due) {
      const appended = await store.append(match, written, due);
      if (appended === 'appended') witness(match, written);
      return appended;
    },
    journal: (match) => journals.get(match) ?? [],
    matches: () => [...journals.keys()],
  };
}
