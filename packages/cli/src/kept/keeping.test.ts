import type { Store, Written } from '@mazzo/table';
import { storePromises } from '@mazzo/table/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { scratch } from '../process.fixture.ts';
import { fileStore } from './file-store.ts';
import { keeping } from './keeping.ts';

let folder: ReturnType<typeof scratch>;
beforeEach(() => {
  folder = scratch();
});
afterEach(() => folder.remove());

const KEY = 'sfc32:key';

const line = (position: number): Written => ({
  kind: 'noted',
  note: { type: 'cameBack', seat: 0 },
  position,
  time: 10 * position,
  command: null,
});

/** `room` appends fit on the disk. */
function keep(room = Infinity) {
  const heard: string[] = [];
  const files = fileStore(folder.path('matches'));
  let left = room;
  const append: Store['append'] = (match, written, due) =>
    left-- > 0
      ? files.store.append(match, written, due)
      : Promise.reject(Object.assign(new Error(), { code: 'ENOSPC' }));
  const kept = keeping({
    files: { ...files, store: { ...files.store, append } },
    lost: (code) => heard.push(`lost ${code}`),
    gone: () => heard.push('gone'),
    reached: (time) => heard.push(`reached ${time}`),
  });
  return { kept, files, heard };
}

describe('a match that is kept', () => {
  test.each(storePromises)('$name', async ({ hold }) => {
    await expect(hold(() => keep().kept.store)).resolves.toBeUndefined();
  });

  test('goes on in memory when the disk is full, and says so once', async () => {
    const { kept, files, heard } = keep(1);
    await kept.store.open('a', KEY, line(0), null);
    for (let n = 1; n < 5; n++) {
      expect(await kept.store.append('a', line(n), null)).toBe('appended');
    }
    expect(await kept.store.append('a', line(3), null)).toBe('conflict');
    expect(await kept.store.load('a', 0)).toEqual([0, 1, 2, 3, 4].map(line));
    expect(heard.filter((words) => words.startsWith('lost'))).toEqual(['lost ENOSPC']);
    expect(kept.kept).toBe(false);
    expect(await files.store.load('a', 0)).toEqual([line(0), line(1)]);
    // What was kept before is left for whoever finds room.
    kept.remove('a');
    expect(files.matches()).toHaveLength(1);
  });

  test('says how far its time had come, and when somebody has taken it away', async () => {
    const { kept, files, heard } = keep();
    await kept.store.open('a', KEY, line(0), null);
    for (const n of [1, 2]) await kept.store.append('a', line(n), null);
    await kept.store.load('a', 0);
    expect(heard).toEqual(['reached 20']);
    files.remove('a');
    await expect(keep().kept.store.append('a', line(3), null)).resolves.toBe('conflict');
    const other = keep();
    await other.kept.store.open('b', KEY, line(0), null);
    files.remove('b');
    await expect(other.kept.store.append('b', line(1), null)).rejects.toThrow('ENOENT');
    expect(other.heard).toEqual(['gone']);
    expect(other.kept.kept).toBe(true);
  });
});
