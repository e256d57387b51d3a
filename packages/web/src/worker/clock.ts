/**
 * The time of a table that one person plays at: it passes while they look. Closing or hiding the page
 * stops it, so that no session runs out unseen; it begins at 0 and goes on from what was written.
 */
import type { Clock } from '@mazzo/table';

export interface LookedAtClock extends Clock {
  look(looking: boolean): void;
  /** Not before this: so much had passed when it was last looked at, here or in another tab. */
  reach(time: number): void;
}

interface Alarm {
  readonly time: number;
  readonly wake: () => void;
}

/** Browsers take a longer wait for none at all. */
const LONGEST = 2 ** 31 - 1;

/** `passed` counts the milliseconds of the world outside. */
export function lookedAtClock(passed: () => number): LookedAtClock {
  const alarms = new Set<Alarm>();
  let looking = true;
  /** The clock's time when it was last set, and the world's. */
  let time = 0;
  let since = passed();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const now = () => (looking ? time + passed() - since : time);
  const set = (to: number): void => {
    time = to;
    since = passed();
  };

  function ring(): void {
    const due = Array.from(alarms).filter(({ time }) => time <= now());
    // One may cancel another.
    for (const alarm of due) if (alarms.delete(alarm)) alarm.wake();
    wind();
  }

  /** One timer, for the alarm that is due first. */
  function wind(): void {
    clearTimeout(timer);
    if (!looking || alarms.size === 0) return;
    const next = Math.min(...Array.from(alarms, (alarm) => alarm.time));
    timer = setTimeout(ring, Math.min(Math.max(0, next - now()), LONGEST));
  }

  return {
    now,
    at(when, wake) {
      const alarm = { time: when, wake };
      alarms.add(alarm);
      wind();
      return () => {
        alarms.delete(alarm);
        wind();
      };
    },
    look(seen) {
      set(now());
      looking = seen;
      wind();
    },
    reach(least) {
      set(Math.max(now(), least));
      wind();
    },
  };
}
