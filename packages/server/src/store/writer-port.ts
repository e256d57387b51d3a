/** A writer behind a port: takes all that has arrived, writes it together, answers, and looks again. */
import { receiveMessageOnPort } from 'node:worker_threads';
import type { MessagePort } from 'node:worker_threads';
import type { Answered, Ask, Writer } from './writer.ts';

export type ToWriter = Ask | 'close';
/** The first, empty, says that it is ready. */
export type FromWriter = readonly Answered[];

/** So many share one commit: whoever comes later waits for the next. */
const MOST_TOGETHER = 500;

export function serveWriter(port: MessagePort, writer: Writer): void {
  port.on('message', (first: ToWriter) => {
    const { asks, closes } = takeWaiting(port, first);
    if (asks.length > 0) port.postMessage(writer.write(asks) satisfies FromWriter);
    if (!closes) return;
    writer.close();
    port.close();
  });
  port.postMessage([] satisfies FromWriter);
}

function takeWaiting(port: MessagePort, first: ToWriter): { asks: Ask[]; closes: boolean } {
  const asks: Ask[] = [];
  for (let message: ToWriter | undefined = first; message !== undefined;) {
    if (message === 'close') return { asks, closes: true };
    asks.push(message);
    if (asks.length === MOST_TOGETHER) break;
    message = receiveMessageOnPort(port)?.message as ToWriter | undefined;
  }
  return { asks, closes: false };
}
