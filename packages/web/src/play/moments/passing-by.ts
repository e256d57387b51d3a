import { effect } from '@preact/signals';
import type { Showing } from '../showing.ts';

/** So long a word over the table is read. */
const MOMENT = 1400;

/** A word over the table goes by itself, and at once when something is touched. */
export function passBy({ moment }: Pick<Showing, 'moment'>, until: AbortSignal): () => void {
  const end = (): void => void (moment.value = null);
  const heard = { capture: true, passive: true, signal: until };
  addEventListener('pointerdown', end, heard);
  addEventListener('keydown', end, heard);
  return effect(() => {
    if (moment.value === null) return;
    const timer = setTimeout(end, MOMENT);
    return () => clearTimeout(timer);
  });
}
