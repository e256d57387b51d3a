/** The matches that home lists: those begun on this device and not yet over. */
import { signal } from '@preact/signals';
import { forget, keptMatches, restore } from '../worker/matches.ts';
import type { KeptMatch } from '../worker/matches.ts';

const COUNT = 'mazzo.running';

/** Null until they have been read. */
export const running = signal<readonly KeptMatch[] | null>(null);

/** How many there were last time, so that home can leave room for them while they are read. */
export const expected = countKept();

export async function refresh(): Promise<void> {
  const kept = await keptMatches();
  running.value = kept.filter(({ over }) => !over);
  try {
    localStorage.setItem(COUNT, String(running.value.length));
  } catch {
    // Then home will move a little when they appear.
  }
}

function countKept(): number {
  try {
    return Number(localStorage.getItem(COUNT)) || 0;
  } catch {
    return 0;
  }
}

/** Gone at once; who changes their mind calls what is returned. */
export async function remove(match: string): Promise<() => Promise<void>> {
  running.value = running.value?.filter((one) => one.match !== match) ?? null;
  const forgotten = await forget(match).finally(() => refresh());
  return async () => {
    if (forgotten !== null) await restore(forgotten);
    await refresh();
  };
}
