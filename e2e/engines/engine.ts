/** A browser that is not Chromium, as far as these tests need one. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

export interface Engine {
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  /** What an expression of the page comes to, as JSON. */
  evaluate<Value>(expression: string): Promise<Value>;
  click(x: number, y: number): Promise<void>;
  close(): Promise<void>;
}

export const PHONE = { width: 360, height: 640 } as const;

/** A press and its release, as both protocols write it. */
export function pressAt(x: number, y: number, pointerType: 'mouse' | 'touch'): object {
  const actions = [
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ];
  return { type: 'pointer', id: pointerType, parameters: { pointerType }, actions };
}

/** A program that runs as long as the engine does. */
export function start(command: string, ...args: string[]): ChildProcess {
  // In a group of its own, so that all of a browser's processes end with it.
  return spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'], detached: true });
}

export async function stop(child: ChildProcess): Promise<void> {
  const ended = child.exitCode === null ? once(child, 'exit') : null;
  process.kill(-child.pid!, 'SIGKILL');
  await ended;
}

const PATIENCE = 30_000;

/** Asks until there is an answer. */
export async function until<Answer>(ask: () => Promise<Answer | null>): Promise<Answer> {
  const began = Date.now();
  let trouble: unknown = 'no answer';
  while (Date.now() - began < PATIENCE) {
    try {
      const answer = await ask();
      if (answer !== null) return answer;
    } catch (error) {
      trouble = error;
    }
    await wait(50);
  }
  throw new Error('waited in vain', { cause: trouble });
}
