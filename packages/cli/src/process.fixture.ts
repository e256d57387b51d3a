/** The program as somebody at a shell has it: in a process of its own, or, much sooner, in this one. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { answer } from './main.ts';

const bin = fileURLToPath(new URL('../bin/mazzo.mjs', import.meta.url));

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

interface Around {
  readonly input?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Nobody's own matches are touched: each run keeps its own, unless a folder is given. */
function environment(
  env: Readonly<Record<string, string>>,
  data: ReturnType<typeof scratch>,
): NodeJS.ProcessEnv {
  const { FORCE_COLOR: _forced, NO_COLOR: _none, ...inherited } = process.env;
  return { ...inherited, LC_ALL: 'C', XDG_DATA_HOME: data.path('.'), ...env };
}

/** Everything but the start of a process. */
export async function mazzo(
  args: readonly string[],
  { input = '', env = {} }: Around = {},
): Promise<Ended> {
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()];
  const [out, err] = [text(stdout), text(stderr)];
  const data = scratch();
  stdin.end(input);
  const code = await answer(args, {
    stdin: stdin as unknown as NodeJS.ReadStream,
    stdout: stdout as unknown as NodeJS.WriteStream,
    stderr,
    env: environment(env, data),
  });
  stdout.end();
  stderr.end();
  data.remove();
  return { code, out: await out, err: await err };
}

export function mazzoProcess(
  args: readonly string[],
  { input = '', env = {} }: Around = {},
): Promise<Ended> {
  const data = scratch();
  const child = spawn(process.execPath, [bin, ...args], { env: environment(env, data) });
  let out = '';
  let err = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (out += chunk));
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (err += chunk));
  // A process that ends before it has read everything is no fault of the test.
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  return new Promise((resolve) =>
    child.on('close', (code) => {
      data.remove();
      resolve({ code, out, err });
    }),
  );
}

interface Talking {
  readonly env: Readonly<Record<string, string>>;
  /** What to type when this was on the screen. */
  reply(screen: string): string;
  /** Ends the process with a signal instead of the answer with this number. */
  readonly end?: { readonly after: number; readonly signal: 'SIGINT' | 'SIGKILL' };
}

/** A process of its own, and somebody who reads what it says before they answer. */
export function converse(args: readonly string[], { env, reply, end }: Talking): Promise<Ended> {
  const data = scratch();
  const child = spawn(process.execPath, [bin, ...args], { env: environment(env, data) });
  let [out, err, read, replies] = ['', '', 0, 0];
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    out += chunk;
    if (!out.endsWith('\n> ')) return;
    const screen = out.slice(read);
    read = out.length;
    if (replies++ === end?.after) child.kill(end.signal);
    else child.stdin.write(`${reply(screen)}\n`);
  });
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (err += chunk));
  child.stdin.on('error', () => {});
  return new Promise((resolve) =>
    child.on('close', (code) => {
      data.remove();
      resolve({ code, out, err });
    }),
  );
}

/** A folder of its own, and how to take it away again. */
export function scratch(): { path(name: string): string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'mazzo-'));
  return {
    path: (name) => join(folder, name),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

export function widest(out: string): number {
  return Math.max(
    ...stripVTControlCharacters(out)
      .split('\n')
      .map((line) => line.length),
  );
}

export const hasEscapes = (out: string): boolean => out.includes('\u001B');

/** Answers for a whole match: flips, banks, and chooses whoever can be chosen. */
export function answers(flips: number, times: number): string {
  return `${'d\n'.repeat(flips)}b\n1\n2\n3\n4\n`.repeat(times);
}
