/** How the page is handled: by finger or mouse, or by keys and whatever reads the screen aloud. */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

export const handledBy = signal<'nothing' | 'pointer' | 'keys'>('nothing');

/** A finger is on the screen, or a button of the mouse is down. */
export const isPressed = signal(false);

/** Nobody sees the page. */
export const isHidden = signal(false);

/** As long as somebody wants to know. */
export function useHandling(): void {
  useEffect(() => {
    const ended = new AbortController();
    follow(ended.signal);
    return () => ended.abort();
  }, []);
}

function follow(signal: AbortSignal): void {
  const hear = <Type extends keyof WindowEventMap>(
    type: Type,
    heard: (event: WindowEventMap[Type]) => void,
  ) => addEventListener(type, heard, { capture: true, passive: true, signal });
  const letGo = () => void (isPressed.value = false);
  hear('pointerdown', (event) => {
    handledBy.value = isSpoken(event) ? 'keys' : 'pointer';
    isPressed.value = true;
  });
  hear('pointerup', letGo);
  hear('pointercancel', letGo);
  hear('blur', letGo);
  hear('keydown', (event) => {
    if (!event.ctrlKey && !event.metaKey && !event.altKey) handledBy.value = 'keys';
  });
  // Without a pointer before it: a key, or a screen reader.
  hear('click', ({ detail }) => {
    if (detail === 0) handledBy.value = 'keys';
  });
  const look = () => void (isHidden.value = document.hidden);
  document.addEventListener('visibilitychange', look, { signal });
}

/** The touch of a screen reader has no size, or that of a mouse without its pressure. */
function isSpoken({ width, height, pressure, pointerType }: PointerEvent): boolean {
  if (width === 0 && height === 0) return true;
  return pointerType === 'mouse' && width === 1 && height === 1 && pressure === 0;
}
