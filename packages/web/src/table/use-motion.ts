import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { SettingValue } from '../settings/settings.ts';
import { createMotion } from './motion.ts';
import type { Motion, Snapshot } from './motion.ts';
import type { Travel } from './scene.ts';

export interface MotionProps {
  readonly motion: SettingValue<'motion'>;
  readonly travels: readonly Travel[];
}

/** Whatever has changed on the table moves there; null where nothing is to move. */
export function useMotion(
  root: RefObject<HTMLElement | null>,
  shown: Snapshot,
  { motion: wish, travels }: MotionProps,
): Motion | null {
  const [motion] = useState(createMotion);
  const before = useRef<Snapshot | null>(null);
  const made = useRef<readonly Travel[] | null>(null);
  const moves = isWished(wish);
  useLayoutEffect(() => {
    const was = before.current;
    const fresh = travels === made.current ? [] : travels;
    before.current = shown;
    made.current = travels;
    // A table of another size is there at once.
    if (!moves || was === null || was.scene === shown.scene) return;
    motion.change({ root: root.current!, before: was, after: shown, travels: fresh });
  }, [shown, travels]);
  return moves ? motion : null;
}

function isWished(wish: MotionProps['motion']): boolean {
  if (wish === 'system') return !matchMedia('(prefers-reduced-motion: reduce)').matches;
  return wish === 'full';
}
