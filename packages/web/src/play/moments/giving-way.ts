/**
 * What gives way to a toast, and what it gives way to itself, goes by the body: a style that looked for
 * one in all the page would be asked anew at every change in it.
 */
import { shown } from '../../shell/toast.tsx';

/** Letters that go into two lines, which leave the question to be read; a button beside them does not. */
const SHORT = 92;

export function giveWay(signal: AbortSignal): void {
  const { body } = document;
  const overKeys = () =>
    body.toggleAttribute('data-over-keys', document.querySelector('[data-risen]') !== null);
  // Keys may rise, or go, under one that lies there already.
  const keys = new MutationObserver(overKeys);
  const stop = shown.subscribe((now) => {
    const { text = '', action } = now?.toast ?? {};
    const isLong = action !== undefined || text.length > SHORT;
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
