import { NEXT } from '../scene-shown.ts';

/** Whoever is nowhere in particular, or at the table, comes to what goes on. */
export function focusNext(): void {
  const { activeElement, body } = document;
  const next = document.querySelector<HTMLElement>(`[data-id="${NEXT}"]`);
  if (next === null || document.querySelector('dialog[open]') !== null) return;
  const table = next.closest('section');
  const isFree = activeElement === null || activeElement === body;
  const isHeading = activeElement?.matches('h1') === true;
  if (isFree || isHeading || table?.contains(activeElement) === true) {
    next.focus({ preventScroll: true });
  }
}
