/** The focus is never lost: where its element goes, something sensible takes it. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { nextPaint } from '../shell/paint.ts';
import type { Id } from './scene.ts';

export interface Focusable {
  readonly targets: ReadonlyMap<Id, unknown>;
  /** Those of the tray, first to last. */
  readonly buttons: readonly Id[];
  readonly lit: ReadonlySet<Id>;
}

/** What has the focus, of the things on the table. */
export function focusedId(root: HTMLElement | null): Id | null {
  const { activeElement } = document;
  if (root === null || activeElement === null || !root.contains(activeElement)) return null;
  // What has come to lie under a sheet loses it before long.
  if (activeElement.closest('[inert]') !== null) return null;
  return activeElement.closest<HTMLElement>('[data-id]')?.dataset['id'] ?? null;
}

export function focusOn(root: HTMLElement | null, id: Id): void {
  root?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`)?.focus();
}

/** Whether whoever plays goes by the focus, and did not only touch something that took it. */
export function isFocusSeen(): boolean {
  return document.activeElement?.matches(':focus-visible') === true;
}

interface KeptFocus {
  /**
   * Until a touch has been answered nothing has the focus: a browser lays out everything at once when
   * what has it is taken away, and again when something else takes it.
   */
  readonly lend: () => void;
}

export function useKeptFocus(root: RefObject<HTMLElement | null>, now: Focusable): KeptFocus {
  const latest = useRef(now);
  // Read while the page is still as it was.
  const was = focusedId(root.current);
  const inherit = (id: Id): void => {
    if (focusedId(root.current) !== null) return;
    const next = heirOf(id, latest.current);
    if (next !== null) focusOn(root.current, next);
  };
  useLayoutEffect(() => {
    latest.current = now;
    if (was !== null) inherit(was);
  });
  return {
    lend() {
      const { activeElement } = document;
      const id = focusedId(root.current);
      if (id === null || isFocusSeen() || !(activeElement instanceof HTMLElement)) return;
      activeElement.blur();
      void nextPaint().then(() => document.activeElement === document.body && inherit(id));
    },
  };
}

/** The same thing elsewhere; or what may be done now, first in the tray. */
export function heirOf(was: Id, { targets, buttons, lit }: Focusable): Id | null {
  if (targets.has(was)) return was;
  const all = [...targets.keys()];
  const litOf = (ids: readonly Id[]) => ids.find((id) => lit.has(id));
  return litOf(buttons) ?? litOf(all) ?? buttons[0] ?? all[0] ?? null;
}
