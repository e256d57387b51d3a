/** How long a toss-in stays open by itself: as the player has chosen, or else by how they play. */
import { handledBy } from '../shell/handling.ts';
import { settings } from './settings.ts';
import type { SettingValue } from './settings.ts';

export type TossIn = Exclude<SettingValue<'tossIn'>, 'unchosen'>;

export function tossIn(): TossIn {
  const { value: chosen } = settings.tossIn;
  if (chosen !== 'unchosen') return chosen;
  return handledBy.value === 'keys' ? 'own' : 'short';
}

/** In milliseconds; null where the player decides, and as long as it is not known how they play. */
export function tossInTime(): number | null {
  const isUnknown = settings.tossIn.value === 'unchosen' && handledBy.value === 'nothing';
  return isUnknown ? null : times[tossIn()];
}

const times: Readonly<Record<TossIn, number | null>> = { short: 3000, long: 8000, own: null };
