/** A store that says what was written through it. */
import type { Store, Written } from '@mazzo/table';

export interface StoreWatcher {
  wrote(match: string, written: Written): void;
  /** It could not be written, or nobody knows whether it was. */
  failed(): void;
}

export function watchedStore(store: Store, { wrote, failed }: StoreWatcher): Store {
  const watched = async <Answer>(writing: Promise<Answer>): Promise<Answer> => {
    try {
      return await writing;
    } catch (error) {
      failed();
      throw error;
    }
  };
  return {
    ...store,
    async open(match, key, opening, due) {
      const opened = await watched(store.open(match, key, opening, due));
      if (opened === 'appended') wrote(match, opening);
      return opened;
    },
    async append(match, written, due) {
      const appended = await watched(store.append(match, written, due));
      if (appended === 'appended') wrote(match, written);
      return appended;
    },
  };
}
