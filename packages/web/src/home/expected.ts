/**
 * How many matches home lists, as far as is known before they are read. It leaves room for so many;
 * where there are none, nothing is fetched to list them.
 */
import { signal } from '@preact/signals';

const KEY = 'mazzo.running';

export const expected = signal(kept());

/** A match may have begun since, here or in another tab. */
export function recount(): void {
  expected.value = kept();
}

export function expectMatches(count: number): void {
  keep(count);
  expected.value = count;
}

/** A match begins, or is gone on with: home will list it when it is shown again. */
export function expectAny(): void {
  if (kept() === 0) keep(1);
}

function keep(count: number): void {
  try {
    localStorage.setItem(KEY, String(count));
  } catch {
    // Where no number can be kept, no match is kept either.
  }
}

function kept(): number {
  try {
    return Number(localStorage.getItem(KEY)) || 0;
  } catch {
    return 0;
  }
}
