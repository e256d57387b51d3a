/** Runs in the page: puts what the device keeps to the promises of every store. */
import { openDeviceStore } from '../../packages/web/src/worker/device-store.ts';
import { storePromises } from '../../packages/table/src/testing/store-promises.ts';

/** What each promise was broken by; null where it was kept. */
export async function keepPromises(): Promise<Record<string, string | null>> {
  const found: Record<string, string | null> = {};
  for (const { name, hold } of storePromises) {
    await forgetAll();
    let lost = false;
    const open = async () => (await openDeviceStore(() => (lost = true))).store;
    found[name] = await hold(open).then(() => null, String);
    if (lost) found[name] ??= 'nothing was kept';
  }
  return found;
}

/** Whoever has it open closes it first. */
function forgetAll(): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase('mazzo');
    request.addEventListener('success', () => resolve());
    request.addEventListener('error', () => reject(request.error ?? new Error('not deleted')));
  });
}
