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

function environment(env: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const { FORCE_COLOR: _forced, NO_COLOR: _none, ...inherited } = process.env;
  return { ...inherited, LC_ALL: 'C', ...env };
}

/** Everything but the start of a process. */
export async function mazzo(
  args: readonly string[],
  { input = '', env = {} }: Around = {},
): Promise<Ended> {
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()];
  const [out, err] = [text(stdout), text(stderr)];
  stdin.end(input);
  const code = await answer(args, {
    stdin: stdin as unknown as NodeJS.ReadStream,
    stdout: stdout as unknown as NodeJS.WriteStream,
    stderr,
    env: environment(env),
  });
  stdout.end();
  stderr.end();
  return { code, out: await out, err: await err };
}

export function mazzoProcess(
  args: readonly string[],
  { input = '', env = {} }: Around = {},
): Promise<Ended> {
  const child = spawn(process.execPath, [bin, ...args], { env: environment(env) });
  let out = '';
  let err = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (out += chunk));
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (err += chunk));
  // A process that ends before it has read everything is no fault of the test.
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, out, err })));
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
