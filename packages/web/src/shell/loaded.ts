/** What a component needs and has to wait for. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { NotLoaded } from './lazy.tsx';

type Loaded<Value> = { readonly value: Value } | { readonly error: NotLoaded };

/** Null until it is there; loaded again when the key changes, and what was there stays meanwhile. */
export function useLoaded<Value>(key: string, load: () => Promise<Value>): Value | null {
  const loaded = useSignal<Loaded<Value> | null>(null);
  useEffect(() => {
    let wanted = true;
    async function run(): Promise<void> {
      const settled = await settle(key, load);
      if (wanted) loaded.value = settled;
    }
    void run();
    return () => {
      wanted = false;
    };
  }, [key]);
  if (loaded.value === null) return null;
  if ('error' in loaded.value) throw loaded.value.error;
  return loaded.value.value;
}

async function settle<Value>(what: string, load: () => Promise<Value>): Promise<Loaded<Value>> {
  try {
    return { value: await load() };
  } catch (cause) {
    return { error: new NotLoaded(what, { cause }) };
  }
}
