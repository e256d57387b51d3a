import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { SettingValue } from '../settings/settings.ts';
import { whenIdle } from '../shell/lazy.tsx';
import { isMotionWished } from './flight.ts';
import type { Motion, Snapshot } from './motion.ts';
import type { Travel } from './scene.ts';

export interface MotionProps {
  readonly motion: SettingValue<'motion'>;
  readonly travels: readonly Travel[];
}

/**
 * Whatever has changed on the table moves there; null where nothing is to move, or not yet: nobody
 * needs it for a first move, and whoever wants no motion never.
 */
export function useMotion(
  root: RefObject<HTMLElement | null>,
  shown: Snapshot,
  { motion: wish, travels }: MotionProps,
): Motion | null {
  const [motion, setMotion] = useState<Motion | null>(null);
  const before = useRef<Snapshot | null>(null);
  const made = useRef<readonly Travel[] | null>(null);
  const moves = isMotionWished(wish);
  useEffect(() => {
    if (!moves || motion !== null) return;
    const fetchMotion = async (): Promise<void> => {
      const { createMotion } = await import('./motion.ts');
      setMotion(createMotion);
    };
    // Whoever saves data has none, unless they have asked for it.
    if (wish === 'full') fetchMotion().catch(() => null);
    else whenIdle(fetchMotion);
  }, [wish]);
  useLayoutEffect(() => {
    const was = before.current;
    const fresh = travels === made.current ? [] : travels;
    before.current = shown;
    made.current = travels;
    // A table of another size is there at once.
    if (!moves || was === null || was.scene === shown.scene) return;
    motion?.change({ root: root.current!, before: was, after: shown, travels: fresh });
  }, [shown, travels]);
  return moves ? motion : null;
}
