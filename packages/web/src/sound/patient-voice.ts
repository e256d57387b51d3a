/**
 * As loud as the player has set it. To open a device's sound can keep a page busy for as long as a table
 * takes to be laid: it waits for a free moment.
 */
import { settings } from '../settings/settings.ts';
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

/** What has failed is asked for again by the next sound. */
const load = () =>
  freeMoment()
    .then(() => import('./voice.ts'))
    .catch((error: unknown) => {
      loading = null;
      throw error;
    });
let loading: ReturnType<typeof load> | null = null;

function voice(): ReturnType<typeof load> {
  loading ??= load();
  return loading;
}

const loudness = { off: 0, low: 0.4, medium: 1, high: 2 };

export async function sound(name: SoundName): Promise<void> {
  const volume = loudness[settings.volume.value];
  if (volume > 0) await (await voice()).sound(name, volume);
}

export async function resume(): Promise<void> {
  if (settings.volume.value !== 'off') (await voice()).resume();
}
