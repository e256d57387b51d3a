/** Keeps exactly the wanted alarms set. One that rings stays until what it began has ended. */
import type { Cancel, Clock } from './clock.ts';

export interface Alarm {
  /** The same name is the same alarm: it is not set again. */
  readonly name: string;
  readonly time: number;
  ring(): Promise<unknown>;
}

export class Alarms {
  readonly #clock: Clock;
  readonly #rung: () => void;
  readonly #set = new Map<string, Cancel | 'ringing'>();

  /** `rung` is called when what an alarm began has ended: time to say anew what is wanted. */
  constructor(clock: Clock, rung: () => void) {
    this.#clock = clock;
    this.#rung = rung;
  }

  want(alarms: readonly Alarm[]): void {
    const names = new Set(alarms.map(({ name }) => name));
    for (const [name, cancel] of this.#set) {
      if (names.has(name) || cancel === 'ringing') continue;
      cancel();
      this.#set.delete(name);
    }
    for (const alarm of alarms) {
      if (this.#set.has(alarm.name)) continue;
      this.#set.set(
        alarm.name,
        this.#clock.at(alarm.time, () => void this.#ring(alarm)),
      );
    }
  }

  async #ring(alarm: Alarm): Promise<void> {
    this.#set.set(alarm.name, 'ringing');
    try {
      // The clock may have been put right since it was set.
      if (this.#clock.now() >= alarm.time) await alarm.ring();
    } finally {
      this.#set.delete(alarm.name);
      this.#rung();
    }
  }
}
