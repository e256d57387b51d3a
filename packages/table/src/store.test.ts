import { describe, expect, test } from 'vitest';
import { memoryStore } from './store.ts';
import type { Store } from './store.ts';
import { storePromises } from './testing/store-promises.ts';

describe('a store in memory', () => {
  test.each(storePromises)('$name', async ({ hold }) => {
    const store = memoryStore();
    await expect(hold(() => store)).resolves.toBeUndefined();
  });
});

describe('the promises notice', () => {
  const later = () => new Promise((resolve) => setTimeout(resolve, 1));
  const faults: Readonly<Record<string, (store: Store) => Store>> = {
    'a store that forgets commands': (store) => ({
      ...store,
      append: (match, written, due) => store.append(match, { ...written, command: null }, due),
    }),
    'one that looks before it writes, and not while': (store) => ({
      ...store,
      async append(match, written, due) {
        const journal = await store.load(match, 0);
        await later();
        if (written.position !== journal.length) return 'conflict';
        await store.append(match, written, due);
        return 'appended';
      },
    }),
    'one that has one journal for all matches': (store) => ({
      ...store,
      append: (_, written, due) => store.append('a', written, due),
      load: (_, from) => store.load('a', from),
    }),
    'one that has a key for whoever asks first, and the opening of another': (store) => {
      const keys = new Map<string, string>();
      return {
        ...store,
        async open(match, key, opening, due) {
          keys.set(match, key);
          await later();
          return store.open(match, key, opening, due);
        },
        keyOf: (match) => Promise.resolve(keys.get(match) ?? null),
      };
    },
    'one that opens what is there': (store) => ({
      ...store,
      async open(match, key, opening, due) {
        await store.open(match, key, opening, due);
        return 'appended';
      },
    }),
    'one that begins a match with any append': (store) => ({
      ...store,
      async append(match, written, due) {
        if (written.position === 0) return store.open(match, '', written, due);
        return store.append(match, written, due);
      },
    }),
    'one that does not say when a match is due': (store) => ({
      ...store,
      append: (match, written) => store.append(match, written, null),
    }),
    'one that keeps the first due': (store) => {
      const dues = new Map<string, number | null>();
      return {
        ...store,
        append(match, written, due) {
          dues.set(match, dues.get(match) ?? due);
          return store.append(match, written, dues.get(match) ?? null);
        },
      };
    },
    'one that notes when a match is due though nothing was written': (store) => {
      const dues = new Map<string, number | null>();
      return {
        ...store,
        append(match, written, due) {
          dues.set(match, due);
          return store.append(match, written, due);
        },
        list: async (which) => {
          const listed = await store.list(which);
          return listed.map((one) => ({ ...one, due: dues.get(one.match) ?? one.due }));
        },
      };
    },
    'one that lists no match twice, nor at all': (store) => ({
      ...store,
      list: async (which) => (await store.list(which)).slice(1),
    }),
    'one that lists what is not due': (store) => ({ ...store, list: () => store.list('all') }),
    'one that reads all of it': (store) => ({ ...store, load: (match) => store.load(match, 0) }),
  };

  test.each(Object.entries(faults))('%s', async (_, spoil) => {
    const held = storePromises.map(({ hold }) => {
      const store = spoil(memoryStore());
      return hold(() => store);
    });
    const outcomes = await Promise.allSettled(held);
    expect(outcomes.some(({ status }) => status === 'rejected')).toBe(true);
  });

  test('one that lasts no longer than whoever opened it', async () => {
    const { hold } = storePromises.find(({ name }) => name.startsWith('whoever opens it next'))!;
    await expect(hold(memoryStore)).rejects.toThrow('what the first has written');
  });
});
