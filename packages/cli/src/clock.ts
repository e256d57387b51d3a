/**
 * The table's clock at a terminal, where nobody has to hurry: no timer interrupts somebody who is
 * thinking, and the terminal says when the table may look at the time. What the table wants done at
 * once, such as the move of a bot that does not pretend to think, waits in line until it is let in.
 */
import { setImmediate } from 'node:timers/promises';
import type { Clock } from '@mazzo/table';

export interface PatientClock extends Clock {
  /** How many wait in line. */
  readonly waiting: number;
  /** Lets this one in, and waits until all that it sets off has happened. */
  letIn(place: number): Promise<void>;
  /** Lets everything happen whose hour has come. */
  strike(): Promise<void>;
}

interface Alarm {
  readonly time: number;
  wake(): void;
}

export function patientClock(now: () => number): PatientClock {
  const line: Alarm[] = [];
  const later: Alarm[] = [];

  const ring = async (alarm: Alarm, list: Alarm[]): Promise<void> => {
    list.splice(list.indexOf(alarm), 1);
    alarm.wake();
    // With a store in memory a table waits for promises alone: all are settled before this.
    await setImmediate();
  };

  return {
    now,
    at(time, wake) {
      const list = time <= now() ? line : later;
      const alarm = { time, wake };
      list.push(alarm);
      return () => {
        const place = list.indexOf(alarm);
        if (place >= 0) list.splice(place, 1);
      };
    },
    get waiting() {
      return line.length;
    },
    async letIn(place) {
      const alarm = line[place];
      if (alarm === undefined) throw new Error(`nobody waits at place ${place}`);
      await ring(alarm, line);
    },
    async strike() {
      for (;;) {
        const time = now();
        const due = later.find((alarm) => alarm.time <= time);
        if (due === undefined) return;
        await ring(due, later);
      }
    },
  };
}
