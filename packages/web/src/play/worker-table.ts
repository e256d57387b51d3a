/** A table in a worker of its own: the way to it, and what the page can ask of it beside the match. */
import type { GameId } from '../games/ids.ts';
import type { ClientMessage, Line, Thinking, Transport } from '@mazzo/table';
import { signal } from '@preact/signals';
import { lookedAtClock } from '../worker/clock.ts';
import type { FromWorker, ToWorker } from '../worker/protocol.ts';
import { TableFailed } from './found-table.ts';
import type { Failure, FoundTable } from './found-table.ts';

export type Wanted = Extract<ToWorker, { type: 'open' | 'resume' }>;
type Ready = Extract<FromWorker, { type: 'ready' }>;

/** Rejects with `TableFailed` if there is no table to play at. */
export function openWorkerTable(wanted: Wanted): Promise<FoundTable> {
  return new WorkerTable(wanted).opened;
}

class WorkerTable implements FoundTable, Transport {
  readonly kept = signal(true);
  readonly failed = signal<Failure | null>(null);
  readonly #worker = new Worker(new URL('../worker/worker.ts', import.meta.url), {
    type: 'module',
    name: 'table',
  });
  readonly #opening = Promise.withResolvers<FoundTable>();
  /** In step with the table's, give or take a message's way. */
  readonly #clock = lookedAtClock(() => performance.now());
  #ready: Ready | null = null;
  #line: Line | null = null;
  #closed = false;

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

  get opened(): Promise<FoundTable> {
    return this.#opening.promise;
  }

  get match(): string {
    return this.#ready!.match;
  }

  get game(): GameId {
    return this.#ready!.game;
  }

  get transport(): Transport {
    return this;
  }

  now(): number {
    return this.#clock.now();
  }

  /** A worker is there from the beginning and its line never breaks. */
  open(line: Line): void {
    this.#line = line;
    line.connected();
  }

  send(message: ClientMessage): void {
    if (!this.#closed) this.#tell({ type: 'send', message });
  }

  think(thinking: Thinking): void {
    if (!this.#closed) this.#tell({ type: 'pace', thinking });
  }

  close(): void {
    this.#closed = true;
    this.#worker.terminate();
    document.removeEventListener('visibilitychange', this.#look);
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
      case 'said':
        return this.#line?.hear(message.message);
    }
  }

  #fail(why: Failure, detail: string): void {
    if (this.#closed) return;
    if (why === 'mistake') console.error('The table has stopped:', detail);
    this.close();
    // One of the two is heard: whoever waits for the table, or whoever plays at it.
    this.#opening.reject(new TableFailed(why, detail));
    this.failed.value = why;
  }
}
