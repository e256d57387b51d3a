/** Plays sounds and vibrates as the player has set it; never before they have touched the page. */
import { settings } from '../settings/settings.ts';
import type { SoundName } from './sounds.ts';

const loudness = { off: 0, low: 0.4, medium: 1, high: 2 };

const load = () => import('./patient-voice.ts');
let voice: ReturnType<typeof load> | null = null;

/** Browsers let a page sound only from a touch or a key on. */
function wake(): void {
  voice ??= load();
  if (settings.volume.value !== 'off') voice.then(({ resume }) => resume()).catch(quiet);
}

/** A game without sounds goes on. */
function quiet(): void {}

for (const input of ['click', 'keydown']) {
  addEventListener(input, wake, { capture: true, passive: true });
}

export function play(name: SoundName): void {
  const volume = loudness[settings.volume.value];
  if (volume > 0) voice?.then(({ sound }) => sound(name, volume)).catch(quiet);
}

export function buzz(name: SoundName): void {
  if (settings.vibration.value === 'on') voice?.then(({ pulse }) => pulse(name)).catch(quiet);
}
