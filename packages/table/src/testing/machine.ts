/** Machines whose clocks are wrong. */
import type { Clock } from '../clock.ts';
import { storeClock } from '../store-clock.ts';

export interface Machine extends Clock {
  /** By so much it is ahead. */
  off: number;
}

export function machineBy(clock: Clock, off: number): Machine {
  return {
    off,
    now() {
      return clock.now() + this.off;
    },
    at(time, wake) {
      return clock.at(time - this.off, wake);
    },
  };
}

/** What a process should go by. */
export function rightClock(clock: Clock): (machine: Clock) => Promise<Clock> {
  return (machine) => storeClock(machine, async () => clock.now());
}
