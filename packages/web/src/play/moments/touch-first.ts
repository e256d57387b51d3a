/** What a touch changes is drawn after the frame that shows the touch, and so is whatever comes meanwhile. */
import { options } from 'preact';
import { nextPaint } from '../../shell/paint.ts';

export function showTouchesFirst(until: AbortSignal): void {
  let touch: Promise<void> | null = null;
  const touched = (): void => {
    const painted = nextPaint().then(() => void (touch === painted && (touch = null)));
    touch = painted;
  };
  const heard = { capture: true, passive: true, signal: until };
  addEventListener('pointerdown', touched, heard);
  addEventListener('pointerup', touched, heard);
  // A key's click is answered at once.
  addEventListener('click', ({ detail }) => detail > 0 && touched(), heard);
  const afterTouch = async (render: () => void): Promise<void> => {
    while (touch !== null) await touch;
    render();
  };
  options.debounceRendering = (render) =>
    touch === null ? queueMicrotask(render) : void afterTouch(render);
  until.addEventListener('abort', () => delete options.debounceRendering);
}
