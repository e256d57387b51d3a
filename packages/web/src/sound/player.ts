/** Plays sounds and vibrates as the player has set it; never before they have touched the page. */
import { settings } from '../settings/settings.ts';
import type { SoundName } from './sounds.ts';

const loudness = { off: 0, low: 0.4, medium: 1, high: 2 };

const pulses: Partial<Record<SoundName, number[]>> = {
  yourTurn: [35],
  bad: [45, 60, 45],
  great: [30, 60, 30, 60, 90],
};

const load = () => import('./patient-voice.ts');
let voice: ReturnType<typeof load> | null = null;

/** Browsers let a page sound only from a touch or a key on. */
function wake(): void {
  if (settings.volume.value === 'off') return;
  voice ??= load();
  voice.then(({ resume }) => resume()).catch(quiet);
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
  const pulse = pulses[name];
  if (pulse === undefined || settings.vibration.value === 'off') return;
  if ('vibrate' in navigator && navigator.userActivation?.hasBeenActive) navigator.vibrate(pulse);
}
