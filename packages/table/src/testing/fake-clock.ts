import type { Clock } from '../clock.ts';

/** A clock that stands still until it is told to go on. */
export interface FakeClock extends Clock {
  /** Goes to the next alarm and rings it; false if none is set. */
  step(): Promise<boolean>;
  /** Goes on by so many milliseconds, ringing whatever is due on the way. */
  pass(time: number): Promise<void>;
}

interface Alarm {
  readonly time: number;
  readonly wake: () => void;
}

export function fakeClock(start = 0): FakeClock {
  let now = start;
  let alarms: Alarm[] = [];
  const next = (): Alarm | undefined => {
    let first = alarms[0];
    for (const alarm of alarms) if (first !== undefined && alarm.time < first.time) first = alarm;
    return first;
  };
  const ring = (alarm: Alarm): void => {
    alarms = alarms.filter((one) => one !== alarm);
    now = Math.max(now, alarm.time);
    alarm.wake();
  };
  return {
    now: () => now,
    at(time, wake) {
      const alarm = { time, wake };
      alarms.push(alarm);
      return () => {
        alarms = alarms.filter((one) => one !== alarm);
      };
    },
    async step() {
      const alarm = next();
      if (alarm === undefined) return false;
      ring(alarm);
      await settle(STEP);
      return true;
    },
    async pass(time) {
      const until = now + time;
      await settle(LONG);
      for (let alarm = next(); alarm !== undefined && alarm.time <= until; alarm = next()) {
        ring(alarm);
        await settle(LONG);
      }
      now = until;
    },
  };
}

/** As many turns of waiting promises as the longest way through a table takes. */
const LONG = 100;
/** And a usual one: what is not done by then is done while time goes on, as it is in life. */
const STEP = 30;

async function settle(turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn++) await Promise.resolve();
}
