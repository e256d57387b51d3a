import { describe, expect, test } from 'vitest';
import { memoryKeys } from './keys.ts';
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
      append: (match, written) => store.append(match, { ...written, command: null }),
    }),
    'one that looks before it writes, and not while': (store) => ({
      ...store,
      async append(match, written) {
        const journal = await store.load(match, 0);
        await later();
        if (written.position !== journal.length) return 'conflict';
        await store.append(match, written);
        return 'appended';
      },
    }),
    'one that has one journal for all matches': (store) => ({
      append: (_, written) => store.append('a', written),
      load: (_, from) => store.load('a', from),
    }),
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

test('keys are found again by their match', async () => {
  let n = 0;
  const keys = memoryKeys(() => `sfc32:${n++}`);
  const issued = [await keys.next(), await keys.next()];
  for (const { match, key } of issued) expect(await keys.of(match)).toBe(key);
  await expect(keys.of('7')).rejects.toThrow(RangeError);
});
