/** Parts of the page that are fetched when they are first shown, or before, when they will be needed. */
import { signal, useSignal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { language } from '../settings/settings.ts';
import styles from './lazy.module.css';
import { text } from './text.ts';

export interface Lazy<Props> {
  (props: Props): JSX.Element;
  preload(): Promise<void>;
}

/** Thrown while rendering, for the boundary to tell it from a mistake of ours. */
export class NotLoaded extends Error {}

export function lazy<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile: ComponentType = Waiting,
): Lazy<Props> {
  const loaded = signal<ComponentType<Props> | null>(null);
  let loading: Promise<void> | null = null;

  async function fetchPart(): Promise<void> {
    try {
      loaded.value = await load();
    } catch (cause) {
      loading = null;
      throw new NotLoaded('not loaded', { cause });
    }
  }

  function preload(): Promise<void> {
    loading ??= fetchPart();
    return loading;
  }

  function Later(props: Props) {
    const failed = useSignal<NotLoaded | null>(null);
    const Part = loaded.value;
    if (Part !== null) return <Part {...props} />;
    if (failed.value !== null) throw failed.value;
    preload().catch((error: NotLoaded) => {
      if (Meanwhile !== Nothing) failed.value = error;
    });
    return <Meanwhile />;
  }
  return Object.assign(Later, { preload });
}

/** Appears only where the wait can be felt. */
export function Waiting() {
  return (
    <p class={styles.waiting} role="status">
      {text[language.value].waiting}
    </p>
  );
}

/** Where something is not there, or cannot be fetched, and is not missed: nothing else goes with it. */
export function Nothing() {
  return <></>;
}

/** When the browser has nothing better to do; never, where the visitor saves data. */
export function whenIdle(task: () => Promise<unknown>): void {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  if (connection?.saveData === true) return;
  const later = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
  // What cannot be fetched ahead is fetched, or missed, when it is asked for.
  later(() => void task().catch(() => null));
}
