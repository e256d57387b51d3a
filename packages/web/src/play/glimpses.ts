/** Cards shown for a while: looked at, or turned up by a mistake; and a round's cards until it is cleared. */
import { signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { Id, Travel } from '../table/scene.ts';
import type { Glimpse } from './page-face.ts';

export interface Glimpses {
  readonly places: ReadonlySignal<ReadonlySet<Id>>;
  show(glimpse: Glimpse): void;
  /** Cards that have moved are no longer looked at. */
  follow(travels: readonly Travel[]): void;
  hide(id: Id): void;
  clear(): void;
}

export function createGlimpses(): Glimpses {
  const places = signal<ReadonlySet<Id>>(new Set());
  const timers = new Map<Id, ReturnType<typeof setTimeout>>();

  const hide = (id: Id): void => {
    clearTimeout(timers.get(id));
    timers.delete(id);
    if (!places.value.has(id)) return;
    places.value = new Set([...places.value].filter((one) => one !== id));
  };

  return {
    places,
    show({ places: shown, time }) {
      places.value = new Set([...places.value, ...shown]);
      for (const id of shown) {
        clearTimeout(timers.get(id));
        timers.delete(id);
        if (time !== null)
          timers.set(
            id,
            setTimeout(() => hide(id), time),
          );
      }
    },
    follow(travels) {
      for (const { from, to } of travels) {
        hide(from);
        hide(to);
      }
    },
    hide,
    clear() {
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
      places.value = new Set();
    },
  };
}
