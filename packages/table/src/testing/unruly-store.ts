/** A store as bad as one can be without lying: slow, failing before and after it has written. */
import type { Chance } from '@mazzo/kernel';
import type { Clock } from '../clock.ts';
import type { Written } from '../journal.ts';
import type { Store } from '../store.ts';

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
  const itself: Unruly = {
    unruly: false,
    async append(match, written) {
      troubles.appends++;
      await delay();
      if (often(5)) fail();
      if (often(4)) return 'conflict';
      const appended = await store.append(match, written);
      if (appended !== 'appended') troubles.conflicts++;
      await delay();
      if (often(4)) {
        if (appended === 'appended') troubles.silent++;
        fail();
      }
      return appended;
    },
    async load(match, from) {
      await delay();
      if (often(5)) fail();
      return store.load(match, from);
    },
  };
  return itself;
}

/** Remembers what has been written, and says so. */
export interface Witness extends Store {
  journal(match: string): readonly Written[];
}

export function witnessed(store: Store, wrote: (match: string) => void): Witness {
  const journals = new Map<string, Written[]>();
  return {
    async append(match, written) {
      const appended = await store.append(match, written);
      if (appended === 'appended') {
        const journal = journals.get(match) ?? [];
        journals.set(match, journal);
        journal.push(written);
        wrote(match);
      }
      return appended;
    },
    load: (match, from) => store.load(match, from),
    journal: (match) => journals.get(match) ?? [],
  };
}
