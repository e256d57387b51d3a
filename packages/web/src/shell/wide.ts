/** Whether there is room for two columns. */
import { signal } from '@preact/signals';

const query = matchMedia('(width >= 900px)');

export const wide = signal(query.matches);
query.addEventListener('change', () => {
  wide.value = query.matches;
});
