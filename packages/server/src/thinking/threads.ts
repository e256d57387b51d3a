/** Bots think in threads of their own: nobody's move waits for a bot at another table. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { GameId } from '@mazzo/games';
import type { AnyMove } from '@mazzo/kernel';
import { nothingHeard, ThinkerGone } from '@mazzo/table';
import type { BotSeat, Heard, Question, Thinker } from '@mazzo/table';

type Seat = Omit<BotSeat, 'newsSince'>;

export type ToThread =
  | {
      readonly type: 'think';
      readonly id: number;
      readonly game: GameId;
      readonly seat: Seat;
      readonly news: ReturnType<BotSeat['newsSince']>;
      readonly question: Question;
    }
  | { readonly type: 'forget'; readonly match: string };

export type FromThread =
  | { readonly id: number; readonly ok: true; readonly move: AnyMove | null }
  | { readonly id: number; readonly ok: false; readonly why: string };

interface Waiting {
  readonly resolve: (move: AnyMove | null) => void;
  readonly reject: (error: Error) => void;
}

interface ThreadProps {
  /** Told why a thread has ended by itself. */
  mistake(error: unknown): void;
  /** Another program, for a planted fault. */
  readonly program?: URL;
}

/** One thread: the seats that think there, and how far each has heard. */
class Thread {
  readonly #waiting = new Map<number, Waiting>();
  readonly #heard = new Map<string, Heard>();
  readonly #props: ThreadProps;
  #worker: Worker | null = null;
  #asked = 0;

  constructor(props: ThreadProps) {
    this.#props = props;
  }

  think(game: GameId, bot: BotSeat, question: Question): Promise<AnyMove | null> {
    const worker = this.#worker ?? this.#begin();
    const { newsSince, ...seat } = bot;
    const name = `${bot.match} ${bot.seat} ${bot.level}`;
    const heard = this.#heard.get(name) ?? nothingHeard;
    // Asked while it was being asked something later: that is what it answers.
    if (heard.entries > bot.entries) return Promise.resolve(null);
    const news = newsSince(heard);
    this.#heard.set(name, news.heard);
    const id = ++this.#asked;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      worker.postMessage({ type: 'think', id, game, seat, news, question } satisfies ToThread);
    });
  }

  forget(match: string): void {
    let known = false;
    for (const name of this.#heard.keys()) {
      if (!name.startsWith(`${match} `)) continue;
      this.#heard.delete(name);
      known = true;
    }
    if (known) this.#worker?.postMessage({ type: 'forget', match } satisfies ToThread);
  }

  /** Nobody waits any more for what was being thought of. */
  async close(): Promise<void> {
    for (const { resolve } of this.#waiting.values()) resolve(null);
    this.#waiting.clear();
    await this.#worker?.terminate();
  }

  #begin(): Worker {
    const { mistake, program = new URL('thinking-thread.ts', import.meta.url) } = this.#props;
    const worker = new Worker(program);
    worker.unref();
    worker.on('message', (answered: FromThread) => {
      const waiting = this.#waiting.get(answered.id);
      this.#waiting.delete(answered.id);
      if (answered.ok) waiting?.resolve(answered.move);
      else waiting?.reject(new Error(answered.why));
    });
    worker.on('error', mistake);
    worker.on('exit', () => this.#giveUp());
    this.#worker = worker;
    return worker;
  }

  /** Whoever thinks next begins anew, and hears everything again. */
  #giveUp(): void {
    this.#worker = null;
    this.#heard.clear();
    for (const { reject } of this.#waiting.values()) reject(new ThinkerGone('a thread has ended'));
    this.#waiting.clear();
  }
}

export interface ThinkingThreads {
  thinkerFor(game: GameId): Thinker;
  close(): Promise<void>;
}

/** All bots of a match think in the same thread. */
export function thinkingThreads(
  props: ThreadProps,
  count = Math.max(1, availableParallelism() - 1),
): ThinkingThreads {
  const threads = Array.from({ length: count }, () => new Thread(props));
  const threadOf = (match: string): Thread => {
    let sum = 0;
    for (let at = 0; at < match.length; at++) sum = (sum * 31 + match.charCodeAt(at)) >>> 0;
    return threads[sum % threads.length]!;
  };
  return {
    thinkerFor: (game) => ({
      think: (seat, question) => threadOf(seat.match).think(game, seat, question),
      forget: (match) => threadOf(match).forget(match),
    }),
    async close() {
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}
