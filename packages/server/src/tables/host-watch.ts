/** Notices when the host of a table has been away for longer than the others need wait. */
import type { Clock } from '@mazzo/table';

/** Longer than anybody takes to load a page anew, or looks away from a phone. */
export const HOST_MISSED = 60_000;

export class HostWatch {
  readonly #clock: Clock;
  readonly #missed: () => void;
  /** Runs from the moment that the host is not here. */
  #cancel: (() => void) | null = null;
  #isAway = false;

  constructor(clock: Clock, missed: () => void) {
    this.#clock = clock;
    this.#missed = missed;
  }

  get isAway(): boolean {
    return this.#isAway;
  }

  see(isHere: boolean): void {
    if (isHere) return this.stop();
    this.#cancel ??= this.#clock.at(this.#clock.now() + HOST_MISSED, () => {
      this.#isAway = true;
      this.#missed();
    });
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = null;
    this.#isAway = false;
  }
}
