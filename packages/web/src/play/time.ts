/** What the table's clocks say: the minutes of a session, and the player's own time. */
import type { Seat } from '@mazzo/kernel';
import type { Client, ClocksMessage } from '@mazzo/table';
import { signal } from '@preact/signals';

/** Often enough for minutes. */
const EVERY = 5000;

export class Time {
  readonly minutesLeft = signal<number | null>(null);
  readonly #clocks = signal<ClocksMessage | null>(null);
  readonly #client: Client;
  readonly #timer: ReturnType<typeof setInterval>;

  constructor(client: Client) {
    this.#client = client;
    this.#timer = setInterval(() => this.#count(), EVERY);
  }

  hear(clocks: ClocksMessage): void {
    this.#clocks.value = clocks;
    this.#count();
  }

  /** How long this seat has to answer the question, in milliseconds; null where no clock runs. */
  left(seat: Seat | null, decision: number | null): number | null {
    const asked = this.#clocks.value?.asked.find(
      (one) => one.seat === seat && one.decision === decision,
    );
    const deadline = asked?.deadline ?? null;
    return deadline === null ? null : this.#client.timeUntil(deadline);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #count(): void {
    const session = this.#clocks.value?.sessions[0];
    const left = session === undefined ? null : this.#client.timeUntil(session.deadline);
    this.minutesLeft.value = left === null ? null : Math.max(0, Math.ceil(left / 60_000));
  }
}
