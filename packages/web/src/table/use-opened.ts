import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { focusOn } from './focus.ts';
import type { Gesture, Id, Scene } from './scene.ts';
import { CLOSE, openedBy } from './targets.ts';

export interface Opened {
  /** What is open to be read: a zone, or the head of a player whose things have no room. */
  readonly opened: Id | null;
  close(): void;
  /** Takes what only opens or closes something; the rest is the game's. */
  take(gesture: Gesture, lit: ReadonlySet<Id>): boolean;
}

/** A touch that means nothing to the game may open something to be read. */
export function useOpened(root: RefObject<HTMLElement | null>, scene: Scene): Opened {
  const [opened, setOpened] = useState<Id | null>(null);
  const from = useRef<Id | null>(null);
  useLayoutEffect(() => {
    if (opened !== null) focusOn(root.current, CLOSE);
    else if (from.current !== null) focusOn(root.current, from.current);
  }, [opened]);
  return {
    opened,
    close: () => setOpened(null),
    take(gesture, lit) {
      if (gesture.kind !== 'tap') return false;
      if (gesture.id === CLOSE) setOpened(null);
      const next = lit.has(gesture.id) ? null : openedBy(gesture.id, scene);
      if (next === null) return gesture.id === CLOSE;
      from.current = gesture.id;
      setOpened(next);
      return true;
    },
  };
}
