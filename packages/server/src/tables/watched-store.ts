/** A store that says what was written through it. */
import type { Store, Written } from '@mazzo/table';

export function watchedStore(
  store: Store,
  wrote: (match: string, written: Written) => void,
): Store {
  return {
    ...store,
    async open(match, key, opening, due) {
      const opened = await store.open(match, key, opening, due);
      if (opened === 'appended') wrote(match, opening);
      return opened;
    },
    async append(match, written, due) {
      const appended = await store.append(match, written, due);
      if (appended === 'appended') wrote(match, written);
      return appended;
    },
  };
}
