/** How long cards are on their way, and whether they are at all. Apart from motion.ts, which is fetched late. */
import type { SettingValue } from '../settings/settings.ts';

export const DURATION = 280;
export const TURN = 120;
export const STAGGER = 45;
export const LONGEST_STAGGER = 400;

/** A frame or two: animations begin when they are painted, not when they are asked for. */
const PAINTING = 34;

/** Until so many cards, sent one after another, have landed and lie face up. */
export function flightTime(cards: number): number {
  if (cards === 0) return 0;
  const sent = Math.min(LONGEST_STAGGER, STAGGER * (cards - 1));
  return PAINTING + sent + Math.max(DURATION, 2 * TURN);
}

export function isMotionWished(wish: SettingValue<'motion'>): boolean {
  if (wish === 'system') return !matchMedia('(prefers-reduced-motion: reduce)').matches;
  return wish === 'full';
}
