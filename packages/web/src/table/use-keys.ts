import { useEffect, useRef } from 'preact/hooks';
import { whenIdle } from '../shell/lazy.tsx';
import type { KeyReach, pressKey } from './keys.ts';

/** Most first moves are made by a finger: what keys mean is fetched when there is time, or with a key. */
export function useKeys(reach: KeyReach): void {
  const latest = useRef(reach);
  latest.current = reach;
  useEffect(() => {
    let pressed: typeof pressKey | null = null;
    const fetchKeys = async (): Promise<void> => {
      ({ pressKey: pressed } = await import('./keys.ts'));
    };
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented) return;
      const answer = () => pressed?.(event, latest.current) === true;
      // The very first is answered as soon as that can be; Enter and Tab need nobody.
      if (pressed === null) void fetchKeys().then(answer, () => null);
      else if (answer()) event.preventDefault();
    };
    addEventListener('keydown', press);
    whenIdle(fetchKeys);
    return () => removeEventListener('keydown', press);
  }, []);
}
