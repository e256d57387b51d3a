/**
 * Talks with somebody's bot in a thread of its own, so that whoever asked can wait for a second and not
 * longer. A bot that has let its time pass is ended: what it says later must not answer the next question.
 */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { workerData } from 'node:worker_threads';
import type { MessagePort } from 'node:worker_threads';
import type { Answered, ChildTerms } from './child.ts';

const { command, port, bell, patience, start } = workerData as ChildTerms & { port: MessagePort };

let child: ChildProcess | null = null;
/** Told of the next line; null while nothing has been asked, when lines say nothing. */
let heard: ((answer: Answered) => void) | null = null;

function begin(): ChildProcess {
  // A group of its own: a shell would leave what it has started behind.
  const begun = spawn(command, {
    shell: true,
    stdio: ['pipe', 'pipe', 'inherit'],
    detached: process.platform !== 'win32',
  });
  const gone = (): void => {
    if (child === begun) child = null;
    heard?.({ kind: 'dead' });
  };
  begun.on('error', gone);
  begun.on('exit', gone);
  begun.stdin.on('error', () => {}); // Of a bot that is gone, `exit` tells.
  createInterface({ input: begun.stdout }).on('line', (line) => {
    if (child === begun) heard?.({ kind: 'said', line });
  });
  child = begun;
  return begun;
}

function end(): void {
  const ended = child;
  child = null;
  if (ended?.pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? ended.pid : -ended.pid, 'SIGKILL');
  } catch {
    // It has gone by itself.
  }
}

function ask(line: string): void {
  const isNew = child === null;
  const asked = child ?? begin();
  const answer = (answered: Answered): void => {
    clearTimeout(timer);
    heard = null;
    if (answered.kind === 'late') end();
    port.postMessage(answered);
    Atomics.store(bell, 0, 1);
    Atomics.notify(bell, 0);
  };
  const timer = setTimeout(() => answer({ kind: 'late' }), patience + (isNew ? start : 0));
  heard = answer;
  asked.stdin?.write(`${line}\n`);
}

port.on('message', (message: { ask: string } | 'end') => {
  if (message !== 'end') return ask(message.ask);
  end();
  port.close();
});
process.on('exit', end);
