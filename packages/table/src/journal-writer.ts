/**
 * Writes the journal of one match. Whatever wants to be written comes here and waits its turn; it is
 * judged on the match as it then stands, written, and followed only when it is durable.
 */
import { dueAfter } from '#company';
import { readJournal } from '#later';
import { withFetched } from '@mazzo/kernel';
import type { Clock } from './clock.ts';
import { answerTo, follow } from './running-match.ts';
import type { RunningMatch } from './running-match.ts';
import { JOURNAL_VERSION } from './journal.ts';
import type { CommandKey, Written } from './journal.ts';
import type { Proposal, Refusal } from './proposal.ts';
import type { Appended, Store } from './store.ts';

export type Outcome =
  | { readonly ok: true; readonly seq: number }
  | ({ readonly ok: false } & Refusal);

/** How long a store that failed is left alone by whatever comes by itself: twice as long each time. */
const REST = 1000;
const LONGEST_REST = 16_000;
/** Lost races after which somebody is asked to try again rather than kept waiting. */
const MOST_RACES = 8;
/** Copies arrive soon after one another, if at all. */
const MOST_REFUSALS = 500;
/** What people send beyond this, while the store is slow, is theirs to send again. */
const MOST_WAITING = 256;

const tryAgain: Outcome = { ok: false, rule: null, reason: 'tryAgain' };

/** `own` if it was written here, and not read. */
export type Followed = (written: Written, own: boolean) => void;

export class JournalWriter {
  readonly running: RunningMatch;
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #followed: Followed;
  #queue: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  /** What was refused stays refused, though it might pass by now: a copy of it is on its way. */
  readonly #refusals = new Map<CommandKey, Outcome>();
  /** A reading that has not begun: whoever asks for one meanwhile shares it. */
  #reading: Promise<boolean> | null = null;
  /** How many things have come here, and how many of them before the last reading began. */
  #arrivals = 0;
  #readSince = 0;
  #behind = false;
  #restUntil = 0;
  #rests = 0;

  constructor(running: RunningMatch, store: Store, clock: Clock, followed: Followed) {
    this.running = running;
    this.#store = store;
    this.#clock = clock;
    this.#followed = followed;
  }

  /** Whether something may be written that has not been followed. */
  get behind(): boolean {
    return this.#behind;
  }

  get restUntil(): number {
    return this.#restUntil;
  }

  /** Rejects only on a mistake of ours; what the store does wrong is an outcome. */
  async put(
    propose: (running: RunningMatch) => Proposal,
    command: CommandKey | null = null,
  ): Promise<Outcome> {
    if (command !== null && this.#waiting >= MOST_WAITING) return tryAgain;
    this.#waiting++;
    const arrival = ++this.#arrivals;
    try {
      return await this.#inTurn(() => this.#put(propose, command, arrival));
    } finally {
      this.#waiting--;
    }
  }

  /** Follows what others have written by now; false if the store does not answer. */
  catchUp(): Promise<boolean> {
    this.#reading ??= this.#inTurn(() => {
      this.#reading = null;
      return this.#load();
    });
    return this.#reading;
  }

  /** A failure elsewhere is waited out like one of the store. */
  rest(): void {
    this.#restUntil = this.#clock.now() + Math.min(REST * 2 ** this.#rests, LONGEST_REST);
    this.#rests++;
  }

  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = this.#queue.then(work);
    this.#queue = done.catch(() => undefined);
    return done;
  }

  async #put(
    propose: (running: RunningMatch) => Proposal,
    command: CommandKey | null,
    arrival: number,
  ): Promise<Outcome> {
    const { running } = this;
    for (let races = 0; races < MOST_RACES; races++) {
      if (this.#behind && !(await this.#load())) return tryAgain;
      const answered = this.#answered(command);
      if (answered !== undefined) return answered;
      const proposal = await withFetched(() => propose(this.running));
      if (proposal.kind === 'nothing') return { ok: true, seq: running.log.length - 1 };
      if (proposal.kind === 'refuse') {
        // It may answer what another process has written, or have been written there itself. One
        // reading will do for all that wait.
        this.#behind = proposal.always !== true && this.#readSince < arrival;
        if (this.#behind) continue;
        return this.#refuse(proposal.refusal, command);
      }
      if (this.#clock.check !== undefined && !(await this.#clock.check())) {
        this.rest();
        return tryAgain;
      }
      const written: Written = {
        ...proposal.unwritten,
        version: JOURNAL_VERSION,
        position: running.position + 1,
        time: Math.max(running.time, this.#clock.now()),
        command,
      };
      const { state } = proposal;
      const due = dueAfter(running, written, (copy, one) => follow(copy, one, state));
      const appended = await this.#append(written, due);
      if (appended === 'appended') {
        this.#rests = 0;
        follow(running, written, state);
        this.#followed(written, true);
        return { ok: true, seq: running.log.length - 1 };
      }
      this.#behind = true;
      if (appended === 'failed') return tryAgain;
    }
    this.rest();
    return tryAgain;
  }

  #answered(command: CommandKey | null): Outcome | undefined {
    if (command === null) return undefined;
    const seq = answerTo(this.running, command);
    return seq === undefined ? this.#refusals.get(command) : { ok: true, seq };
  }

  #refuse(refusal: Refusal, command: CommandKey | null): Outcome {
    const outcome: Outcome = { ok: false, ...refusal };
    if (command === null) return outcome;
    this.#refusals.set(command, outcome);
    const [oldest] = this.#refusals.keys();
    if (this.#refusals.size > MOST_REFUSALS) this.#refusals.delete(oldest!);
    return outcome;
  }

  async #append(written: Written, due: number | null): Promise<Appended | 'failed'> {
    try {
      return await this.#store.append(this.running.match, written, due);
    } catch {
      this.rest();
      return 'failed';
    }
  }

  async #load(): Promise<boolean> {
    const { match, position, log } = this.running;
    const arrivals = this.#arrivals;
    const stored = await this.#loadFrom(position + 1);
    if (stored === null) return false;
    const read =
      stored.length === 0
        ? []
        : await withFetched(() => readJournal(match, stored, { position, entry: log.at(-1) }));
    for (const written of read) {
      follow(this.running, written);
      this.#followed(written, false);
    }
    this.#behind = false;
    this.#restUntil = 0;
    this.#rests = 0;
    this.#readSince = arrivals;
    return true;
  }

  async #loadFrom(position: number): Promise<readonly unknown[] | null> {
    try {
      return await this.#store.load(this.running.match, position);
    } catch {
      this.#behind = true;
      this.rest();
      return null;
    }
  }
}
