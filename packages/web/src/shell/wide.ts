/** How much room there is. */
import { signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';

/** For two columns. */
export const wide = atLeast(900);
/** For a rail beside the table. */
export const wider = atLeast(1100);

function atLeast(width: number): ReadonlySignal<boolean> {
  const query = matchMedia(`(width >= ${width}px)`);
  const matches = signal(query.matches);
  query.addEventListener('change', () => {
    matches.value = query.matches;
  });
  return matches;
}
