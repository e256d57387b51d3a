/** The time of all tables. It never goes back, whatever is done to the machine's. */
import type { Clock } from '@mazzo/table';

/** Node's timers cannot wait longer. */
const LONGEST = 2 ** 31 - 1;

export function wallClock(): Clock {
  const began = Date.now() - performance.now();
  const now = (): number => Math.round(began + performance.now());
  return {
    now,
    at(time, wake) {
      const timer = setTimeout(wake, Math.min(LONGEST, Math.max(0, time - now())));
      return () => clearTimeout(timer);
    },
  };
}
