/** A program that answers lines with lines, asked as if it answered at once. */
import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads';
import type { MessagePort } from 'node:worker_threads';

export type Answered =
  | { readonly kind: 'said'; readonly line: string }
  | { readonly kind: 'late' }
  | { readonly kind: 'dead' };

export interface ChildTerms {
  readonly command: string;
  /** Rung when there is an answer. */
  readonly bell: Int32Array;
  /** In milliseconds, for an answer; and what a program may take longer to start. */
  readonly patience: number;
  readonly start: number;
}

export interface Child {
  ask(line: string): Answered;
  end(): void;
}

/** Beyond all that a program is given: then it is our own thread that does not answer. */
const NEVER = 30_000;

export function openChild(command: string, patience: number, start: number): Child {
  const bell = new Int32Array(new SharedArrayBuffer(4));
  const { port1, port2 } = new MessageChannel();
  const terms: ChildTerms & { port: MessagePort } = { command, bell, patience, start, port: port2 };
  const worker = new Worker(new URL('child-worker.ts', import.meta.url), {
    workerData: terms,
    transferList: [port2],
  });
  worker.unref();
  return {
    ask(line) {
      Atomics.store(bell, 0, 0);
      port1.postMessage({ ask: line });
      if (Atomics.wait(bell, 0, 0, NEVER) === 'timed-out') return { kind: 'dead' };
      const received = receiveMessageOnPort(port1);
      return (received?.message as Answered | undefined) ?? { kind: 'dead' };
    },
    end() {
      port1.postMessage('end');
      port1.close();
    },
  };
}
