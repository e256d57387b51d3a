/** A new version of the page arrives by itself, and waits to be wanted: no game is ever reloaded. */
import type { TakeOver } from './protocol.ts';
import { updateReady } from './update-ready.ts';

const SCRIPT = '/sw.js';
/** A page may stay open for days. */
const HOUR = 3_600_000;

/** From now on the page opens without a network, and hears of new versions. */
export async function keepOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    hearOfUpdates(await navigator.serviceWorker.register(SCRIPT, { updateViaCache: 'none' }));
  } catch (error) {
    // Where a browser forbids it, the page needs a network, and plays all the same.
    console.warn('The page is not kept for offline:', error);
  }
}

function hearOfUpdates(registration: ServiceWorkerRegistration): void {
  const look = (): void => {
    // Without a controller it is the first version, and nothing waits for it.
    updateReady.value =
      registration.waiting !== null && navigator.serviceWorker.controller !== null;
  };
  look();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
  askNowAndThen(registration);
}

function askNowAndThen(registration: ServiceWorkerRegistration): void {
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - asked < HOUR) return;
    asked = Date.now();
    // Without a network there is nothing new.
    registration.update().catch(() => null);
  });
}

/** The new version takes over, and this page with it. Only for where no game is under way. */
export async function applyUpdate(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const waiting = registration?.waiting ?? null;
  // Another tab may have let it in already.
  if (waiting === null) return location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
    once: true,
  });
  waiting.postMessage('takeOver' satisfies TakeOver);
}
