/** Plays sounds and vibrates; never before the player has touched the page, nor if they wish for neither. */
import { settings } from '../settings/settings.ts';
import type { SoundName } from './sounds.ts';

const load = () => import('./patient-voice.ts');
let voice: ReturnType<typeof load> | null = null;

/** Browsers let a page sound only from a touch or a key on. */
export function wake(): void {
  if (settings.volume.value === 'off' && settings.vibration.value === 'off') return;
  voice ??= load();
  voice.then(({ resume }) => resume()).catch(quiet);
}

/** A game without sounds goes on; the next touch asks for them again. */
function quiet(): void {
  voice = null;
}

for (const input of ['click', 'keydown']) {
  addEventListener(input, wake, { capture: true, passive: true });
}

export function play(name: SoundName): void {
  voice?.then(({ sound }) => sound(name)).catch(quiet);
}

/** It is the player's turn. */
export function buzz(): void {
  voice?.then(({ pulse }) => pulse()).catch(quiet);
}
