import { NEXT } from '../scene-shown.ts';

/** Whoever is nowhere in particular, or at the table, comes to what goes on. */
export function focusNext(): void {
  const { activeElement, body } = document;
  const next = document.querySelector<HTMLElement>(`[data-id="${NEXT}"]`);
  if (next === null || document.querySelector('dialog[open]') !== null || isFirstGlance()) return;
  const table = next.closest('section');
  const isFree = activeElement === null || activeElement === body;
  const isHeading = activeElement?.matches('h1') === true;
  if (isFree || isHeading || table?.contains(activeElement) === true) {
    // A finger asks for no ring.
    next.focus({ preventScroll: true, ...(isTouchScreen() && { focusVisible: false }) });
  }
}

/** On a touch screen, before anything was touched, as after a reload: a ring would be drawn that nobody asked for. */
function isFirstGlance(): boolean {
  // Older browsers do not tell: there the ring is drawn.
  const isUntouched = 'userActivation' in navigator && !navigator.userActivation.hasBeenActive;
  return isUntouched && isTouchScreen();
}

function isTouchScreen(): boolean {
  return matchMedia('(hover: none)').matches;
}
