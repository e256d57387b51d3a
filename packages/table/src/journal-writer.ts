/**
 * Writes the journal of one match. Whatever wants to be written comes here and waits its turn; it is
 * judged on the match as it then stands, written, and followed only when it is durable.
 */
import { withFetched } from '@mazzo/kernel';
import type { Clock } from './clock.ts';
import { answerTo, follow } from './running-match.ts';
import type { RunningMatch } from './running-match.ts';
import type { CommandKey, Written } from './journal.ts';
import type { Proposal, Refusal } from './proposal.ts';
import type { Appended, Store } from './store.ts';

export type Outcome =
  | { readonly ok: true; readonly seq: number }
  | ({ readonly ok: false } & Refusal);

/** How long a store that failed is left alone by whatever comes by itself. */
const REST = 1000;
/** Lost races after which somebody is asked to try again rather than kept waiting. */
const MOST_RACES = 8;
/** Copies arrive soon after one another, if at all. */
const MOST_REFUSALS = 500;

const tryAgain: Outcome = { ok: false, rule: null, reason: 'tryAgain' };

/** `own` if it was written here, and not read. */
export type Followed = (written: Written, own: boolean) => void;

export class JournalWriter {
  readonly running: RunningMatch;
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #followed: Followed;
  #queue: Promise<unknown> = Promise.resolve();
  /** What was refused stays refused, though it might pass by now: a copy of it is on its way. */
  readonly #refusals = new Map<CommandKey, Outcome>();
  #behind = false;
  #restUntil = 0;

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
  put(
    propose: (running: RunningMatch) => Proposal,
    command: CommandKey | null = null,
  ): Promise<Outcome> {
    return this.#inTurn(() => this.#put(propose, command));
  }

  /** Follows what others have written; false if the store does not answer. */
  catchUp(): Promise<boolean> {
    return this.#inTurn(() => this.#load());
  }

  /** A failure elsewhere, as of the keys, is waited out like one of the store. */
  rest(): void {
    this.#restUntil = this.#clock.now() + REST;
  }

  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = this.#queue.then(work);
    this.#queue = done.catch(() => undefined);
    return done;
  }

  async #put(
    propose: (running: RunningMatch) => Proposal,
    command: CommandKey | null,
  ): Promise<Outcome> {
    const { running } = this;
    let current = false;
    for (let races = 0; races < MOST_RACES; races++) {
      if (this.#behind) {
        current = await this.#load();
        if (!current) return tryAgain;
      }
      const answered = this.#answered(command);
      if (answered !== undefined) return answered;
      const proposal = await withFetched(() => propose(this.running));
      if (proposal.kind === 'refuse' && current) return this.#refuse(proposal.refusal, command);
      if (proposal.kind === 'refuse') {
        // It may answer what another process has written and this one has not read yet.
        this.#behind = true;
        continue;
      }
      if (proposal.kind === 'nothing') return { ok: true, seq: running.log.length - 1 };
      const written: Written = {
        ...proposal.unwritten,
        position: running.position + 1,
        time: Math.max(running.time, this.#clock.now()),
        command,
      };
      const appended = await this.#append(written);
      if (appended === 'appended') {
        follow(running, written, proposal.state);
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

  async #append(written: Written): Promise<Appended | 'failed'> {
    try {
      return await this.#store.append(this.running.match, written);
    } catch {
      this.rest();
      return 'failed';
    }
  }

  async #load(): Promise<boolean> {
    const read = await this.#loadFrom(this.running.position + 1);
    if (read === null) return false;
    for (const written of read) {
      follow(this.running, written);
      this.#followed(written, false);
    }
    this.#behind = false;
    this.#restUntil = 0;
    return true;
  }

  async #loadFrom(position: number): Promise<readonly Written[] | null> {
    try {
      return await this.#store.load(this.running.match, position);
    } catch {
      this.#behind = true;
      this.rest();
      return null;
    }
  }
}
