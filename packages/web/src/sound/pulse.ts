/** What a device is shaken by, in milliseconds on and off. */
import type { SoundName } from './sounds.ts';

const pulses: Partial<Record<SoundName, number[]>> = {
  yourTurn: [35],
  bad: [45, 60, 45],
  great: [30, 60, 30, 60, 90],
};

export function pulse(name: SoundName): void {
  const pattern = pulses[name];
  if (pattern === undefined || !('vibrate' in navigator)) return;
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate(pattern);
}
