/**
 * What gives way to a toast, and what it gives way to itself, goes by the body: a style that looked for
 * one in all the page would be asked anew at every change in it.
 */
import { shown } from '../../shell/toast.tsx';

/** Letters that go into two lines, with a button or without one. */
const SHORT = { withButton: 54, alone: 92 };

export function giveWay(signal: AbortSignal): void {
  const { body } = document;
  const overKeys = () =>
    body.toggleAttribute('data-over-keys', document.querySelector('[data-risen]') !== null);
  // Keys may rise, or go, under one that lies there already.
  const keys = new MutationObserver(overKeys);
  const stop = shown.subscribe((now) => {
    const { text = '', action } = now?.toast ?? {};
    const isLong = text.length > (action ? SHORT.withButton : SHORT.alone);
    body.dataset['toast'] = now === null ? '' : isLong ? 'long' : 'short';
    overKeys();
    if (now === null) keys.disconnect();
    else keys.observe(body, { subtree: true, attributeFilter: ['data-risen'] });
  });
  signal.addEventListener('abort', () => {
    stop();
    keys.disconnect();
  });
}
