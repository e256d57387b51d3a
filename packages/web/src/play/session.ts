/** The page's line to a table in a worker of its own. */
import type { GameId } from '../games/ids.ts';
import type { ClientMessage, Reply, ServerMessage, Thinking } from '@mazzo/table';
import { signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import { lookedAtClock } from '../worker/clock.ts';
import type { FromWorker, ToWorker } from '../worker/protocol.ts';

export type Wanted = Extract<ToWorker, { type: 'open' | 'resume' }>;
/**
 * `noSuchMatch`: never opened here, or forgotten. `newerRules`: dealt by a newer page. `mistake`: ours;
 * opening it again may help.
 */
export type Failure = Extract<FromWorker, { type: 'failed' }>['why'];

export interface Session {
  /** The match that is played now; a rematch is another, and its welcome says so. */
  readonly match: string;
  readonly game: GameId;
  /** Whether the match survives the page. */
  readonly kept: ReadonlySignal<boolean>;
  /** Nothing is said before a hello; `failed` is the last that is heard. */
  listen(said: (message: ServerMessage) => void, failed: (why: Failure) => void): void;
  /**
   * Never rejects: a table that is gone refuses. An id must be new for as long as the match lasts,
   * after a reload and in another tab too.
   */
  send(message: ClientMessage): Promise<Reply>;
  /** Milliseconds by the table's clock, which stands still while nobody looks. */
  timeUntil(deadline: number): number;
  /** How long bots seem to think from now on. */
  think(thinking: Thinking): void;
  close(): void;
}

export class SessionFailed extends Error {
  readonly why: Failure;

  constructor(why: Failure, detail: string) {
    super(`${why}: ${detail}`);
    this.why = why;
  }
}

/** Rejects with `SessionFailed` if there is no table to sit at. */
export function openSession(wanted: Wanted): Promise<Session> {
  return new WorkerSession(wanted).opened;
}

type Ready = Extract<FromWorker, { type: 'ready' }>;

const gone: Reply = { type: 'refused', id: null, rule: null, reason: 'tableStopped' };

class WorkerSession implements Session {
  readonly kept = signal(true);
  readonly #worker = new Worker(new URL('../worker/worker.ts', import.meta.url), {
    type: 'module',
    name: 'table',
  });
  readonly #opening = Promise.withResolvers<Session>();
  /** In step with the table's, give or take a message's way. */
  readonly #clock = lookedAtClock(() => performance.now());
  readonly #calls = new Map<number, (reply: Reply) => void>();
  #calling = 0;
  #ready: Ready | null = null;
  #failure: Failure | null = null;
  #closed = false;
  #said: (message: ServerMessage) => void = () => undefined;
  #failed: (why: Failure) => void = () => undefined;

  constructor(wanted: Wanted) {
    this.#worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) =>
      this.#hear(data),
    );
    // It may not have started at all: what it needs could not be fetched.
    this.#worker.addEventListener('error', ({ message }) =>
      this.#fail('mistake', message ?? 'not started'),
    );
    document.addEventListener('visibilitychange', this.#look);
    this.#look();
    this.#tell(wanted);
  }

  get opened(): Promise<Session> {
    return this.#opening.promise;
  }

  get match(): string {
    return this.#ready!.match;
  }

  get game(): GameId {
    return this.#ready!.game;
  }

  listen(said: (message: ServerMessage) => void, failed: (why: Failure) => void): void {
    this.#said = said;
    this.#failed = failed;
    if (this.#failure !== null) failed(this.#failure);
  }

  send(message: ClientMessage): Promise<Reply> {
    if (this.#closed) return Promise.resolve(gone);
    const call = this.#calling++;
    this.#tell({ type: 'send', call, message });
    return new Promise((resolve) => this.#calls.set(call, resolve));
  }

  think(thinking: Thinking): void {
    if (!this.#closed) this.#tell({ type: 'pace', thinking });
  }

  timeUntil(deadline: number): number {
    return deadline - this.#clock.now();
  }

  close(): void {
    this.#closed = true;
    this.#worker.terminate();
    document.removeEventListener('visibilitychange', this.#look);
    for (const answer of this.#calls.values()) answer(gone);
    this.#calls.clear();
  }

  readonly #look = (): void => {
    const looking = !document.hidden;
    this.#clock.look(looking);
    this.#tell({ type: 'look', looking });
  };

  #tell(message: ToWorker): void {
    this.#worker.postMessage(message);
  }

  #hear(message: FromWorker): void {
    switch (message.type) {
      case 'ready':
        this.#ready = message;
        this.kept.value = message.kept;
        return this.#opening.resolve(this);
      case 'failed':
        return this.#fail(message.why, message.detail);
      case 'replied':
        this.#calls.get(message.call)?.(message.reply);
        return void this.#calls.delete(message.call);
      case 'said':
        if (message.message.type === 'clocks') this.#clock.reach(message.message.now);
        return this.#said(message.message);
    }
  }

  #fail(why: Failure, detail: string): void {
    if (this.#closed) return;
    if (why === 'mistake') console.error('The table has stopped:', detail);
    this.close();
    this.#failure = why;
    // One of the two is heard: whoever waits for the table, or whoever sits at it.
    this.#opening.reject(new SessionFailed(why, detail));
    this.#failed(why);
  }
}
