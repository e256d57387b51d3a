/** When something was, in the words people use: "5 minutes ago", "yesterday", "12 March". */
import type { Language } from '@mazzo/kernel';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Before that, a date says more than a number of days. */
const MOST_DAYS = 6;

export function whenWords(then: number, now: number, language: Language, justNow: string): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const days = Math.round((midnight(now) - midnight(then)) / DAY);
  const passed = now - then;
  if (passed < MINUTE) return justNow;
  if (passed < HOUR) return words.format(-Math.floor(passed / MINUTE), 'minute');
  if (days === 0) return words.format(-Math.floor(passed / HOUR), 'hour');
  if (days <= MOST_DAYS) return words.format(-days, 'day');
  return new Date(then).toLocaleDateString(language, { day: 'numeric', month: 'long' });
}

function midnight(time: number): number {
  return new Date(time).setHours(0, 0, 0, 0);
}
