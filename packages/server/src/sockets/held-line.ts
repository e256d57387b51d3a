import type { Duplex } from 'node:stream';

/** What a socket writes to. What is sent in one turn goes out together: a call to the system costs more than a message. */
export class HeldLine {
  readonly #line: Duplex;
  #holds = false;

  constructor(line: Duplex) {
    this.#line = line;
  }

  /** From now until this turn is over. */
  hold(): void {
    if (this.#holds) return;
    this.#holds = true;
    this.#line.cork();
    process.nextTick(() => {
      this.#holds = false;
      this.#line.uncork();
    });
  }
}
