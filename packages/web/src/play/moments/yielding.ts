import type { Showing } from '../showing.ts';

/** A word over the table goes as soon as something is touched; untouched it has its time (`event-effects.ts`). */
export function yieldToTouch({ moment }: Pick<Showing, 'moment'>, signal: AbortSignal): void {
  const end = (): void => void (moment.value = null);
  const heard = { capture: true, passive: true, signal };
  addEventListener('pointerdown', end, heard);
  addEventListener('keydown', end, heard);
}
