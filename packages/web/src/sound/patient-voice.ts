/** To open a device's sound can keep a page busy for as long as a table takes to be laid: it waits for a free moment. */
import type { SoundName } from './sounds.ts';

export { pulse } from './pulse.ts';

/** In milliseconds: later than that, too much of the first deal would not be heard. */
const PATIENCE = 600;

function freeMoment(): Promise<void> {
  return new Promise((resolve) => {
    if (!('requestIdleCallback' in globalThis)) setTimeout(resolve, PATIENCE);
    else requestIdleCallback(() => resolve(), { timeout: PATIENCE });
  });
}

const load = () => freeMoment().then(() => import('./voice.ts'));
let voice: ReturnType<typeof load> | null = null;

export async function sound(name: SoundName, volume: number): Promise<void> {
  voice ??= load();
  await (await voice).sound(name, volume);
}

export async function resume(): Promise<void> {
  voice ??= load();
  (await voice).resume();
}
