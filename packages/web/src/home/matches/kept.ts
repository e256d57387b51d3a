/** The matches that home lists: those begun on this device and not yet over. */
import { signal } from '@preact/signals';
import { forget, keptMatches, restore } from '../../worker/matches.ts';
import type { KeptMatch } from '../../worker/matches.ts';
import { leftMatch } from '../../friends/left-match.ts';
import { expectMatches } from '../expected.ts';
import { putNotes, takeNotes } from './notes.ts';

/** Null until they have been read. */
export const running = signal<readonly KeptMatch[] | null>(null);

export async function refresh(): Promise<void> {
  const kept = await keptMatches();
  running.value = kept.filter(({ over }) => !over);
  expectMatches(running.value.length + (leftMatch() === null ? 0 : 1));
}

/** Gone at once; who changes their mind calls what is returned. */
export async function remove(match: string): Promise<() => Promise<void>> {
  running.value = running.value?.filter((one) => one.match !== match) ?? null;
  const notes = takeNotes(match);
  const forgotten = await forget(match).finally(() => refresh());
  return async () => {
    putNotes(notes);
    if (forgotten !== null) await restore(forgotten);
    await refresh();
  };
}
