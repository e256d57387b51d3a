/**
 * How much anybody may ask for: in messages, and in the time that answering takes. An account is a
 * bucket that fills by itself; what is asked for is taken out of it.
 */
export interface Allowance {
  /** What is there at first, and at most. */
  readonly most: number;
  readonly perSecond: number;
}

export class Bucket {
  readonly #allowance: Allowance;
  #left: number;
  #at: number;

  constructor(allowance: Allowance, now: number) {
    this.#allowance = allowance;
    this.#left = allowance.most;
    this.#at = now;
  }

  /** False if there is not so much; nothing is taken then. */
  take(amount: number, now: number): boolean {
    this.#fill(now);
    if (this.#left < amount) return false;
    this.#left -= amount;
    return true;
  }

  /** What has been used already, be it there or not: then nothing can be taken for a while. */
  charge(amount: number, now: number): void {
    this.#fill(now);
    this.#left -= amount;
  }

  isFull(now: number): boolean {
    this.#fill(now);
    return this.#left >= this.#allowance.most;
  }

  #fill(now: number): void {
    const { most, perSecond } = this.#allowance;
    const passed = Math.max(0, now - this.#at) / 1000;
    this.#left = Math.min(most, this.#left + passed * perSecond);
    this.#at = now;
  }
}

/** Milliseconds of one core, for all sockets of an account together. */
const CPU: Allowance = { most: 1000, perSecond: 200 };

interface Account {
  readonly messages: Bucket;
  readonly cpu: Bucket;
  sockets: number;
}

export interface Terms {
  readonly messages: Allowance;
  readonly sockets: number;
}

/** Accounts by name: of addresses, or of people. Those that have used nothing for a while are forgotten. */
export class Accounts {
  readonly #accounts = new Map<string, Account>();
  readonly #terms: Terms;

  constructor(terms: Terms) {
    this.#terms = terms;
  }

  get size(): number {
    return this.#accounts.size;
  }

  of(name: string, now: number): Account {
    const known = this.#accounts.get(name);
    if (known !== undefined) return known;
    const account = {
      messages: new Bucket(this.#terms.messages, now),
      cpu: new Bucket(CPU, now),
      sockets: 0,
    };
    this.#accounts.set(name, account);
    return account;
  }

  /** False if it has as many as it may; given back with `part`. */
  join(name: string, now: number): boolean {
    const account = this.of(name, now);
    if (account.sockets >= this.#terms.sockets) return false;
    account.sockets++;
    return true;
  }

  part(name: string, now: number): void {
    this.of(name, now).sockets--;
  }

  /** Whether one more message may be read. */
  admits(name: string, now: number): boolean {
    const { messages, cpu } = this.of(name, now);
    return cpu.take(0, now) && messages.take(1, now);
  }

  sweep(now: number): void {
    for (const [name, { sockets, messages, cpu }] of this.#accounts) {
      if (sockets === 0 && messages.isFull(now) && cpu.isFull(now)) this.#accounts.delete(name);
    }
  }
}

/**
 * Whose time it is: from a message until the next one, or until this turn of the loop is over. What a
 * message sets off at once is thus counted with it; what it waits for is not.
 */
export class TimeKeeper {
  #begun = 0;
  #pays: ((time: number) => void) | null = null;

  begin(pays: (time: number) => void): void {
    if (this.#pays === null) setImmediate(() => this.#end());
    else this.#pay();
    this.#begun = performance.now();
    this.#pays = pays;
  }

  #end(): void {
    this.#pay();
    this.#pays = null;
  }

  #pay(): void {
    this.#pays?.(performance.now() - this.#begun);
  }
}
