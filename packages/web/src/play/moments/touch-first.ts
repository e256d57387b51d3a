/** What a touch changes is drawn after the frame that shows the touch, and so is whatever comes meanwhile. */
import { options } from 'preact';
import { nextPaint } from '../../shell/paint.ts';

export function showTouchesFirst(signal: AbortSignal): void {
  let latest: Promise<void> | null = null;
  let waiting: (() => void) | null = null;
  const touched = async (): Promise<void> => {
    const shown = nextPaint();
    latest = shown;
    await shown;
    if (latest !== shown) return;
    latest = null;
    const render = waiting;
    waiting = null;
    render?.();
  };
  const heard = { capture: true, passive: true, signal };
  addEventListener('pointerdown', touched, heard);
  addEventListener('pointerup', touched, heard);
  // A key's click is answered at once.
  addEventListener('click', ({ detail }) => void (detail > 0 && touched()), heard);
  // Once called, it draws all that waits: in a task of its own, so that a touch need not wait for what is
  // told and for what that changes.
  options.debounceRendering = (render) => {
    if (latest === null) setTimeout(render);
    else waiting = render;
  };
  signal.addEventListener('abort', () => delete options.debounceRendering);
}
