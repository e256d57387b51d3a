/** A thread that a bot's first question is the death of. */
import { parentPort } from 'node:worker_threads';
import type { ToThread } from './threads.ts';

parentPort!.once('message', async (first: ToThread) => {
  if (first.type === 'think' && first.seat.entries === 1) throw new Error('a mistake of ours');
  // What it needs to think costs a test half a second, and one that dies needs none of it.
  await import('./thinking-thread.ts');
  parentPort!.emit('message', first);
});
