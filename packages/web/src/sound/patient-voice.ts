/** To open a device's sound can keep a page busy for as long as a table takes to be laid: it waits for a free moment. */

/** In milliseconds: later than that, too much of the first deal would not be heard. */
const PATIENCE = 600;

function freeMoment(): Promise<void> {
  return new Promise((resolve) => {
    if (!('requestIdleCallback' in globalThis)) setTimeout(resolve, PATIENCE);
    else requestIdleCallback(() => resolve(), { timeout: PATIENCE });
  });
}

export const voice = freeMoment().then(() => import('./voice.ts'));
