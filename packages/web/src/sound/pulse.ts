import { settings } from '../settings/settings.ts';

/** How long a device is shaken for its player's turn, in milliseconds. */
const PULSE = 35;

export function pulse(): void {
  if (settings.vibration.value === 'off' || !('vibrate' in navigator)) return;
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate(PULSE);
}
