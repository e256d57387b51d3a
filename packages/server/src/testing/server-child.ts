/** Starts servers as processes, and ends them as one likes. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { USAGE, USAGE_CLEARED } from './announced.ts';
import type { Usage } from './announced.ts';

/** Without what was compiled before, a start takes four times as long. */
const compiled = fileURLToPath(new URL('../../../../.cache/compiled', import.meta.url));
const server = new URL('server-process.ts', import.meta.url);

export interface ServerChild {
  readonly port: number;
  readonly base: string;
  /** What it said on its error output. */
  readonly complaints: () => string;
  /** What it has used so far, and what it needs after clearing away what it does not. */
  usage(): Promise<Usage>;
  usageCleared(): Promise<Usage>;
  kill(): Promise<void>;
  stop(): Promise<number | null>;
}

export interface ChildOptions {
  readonly folder: string;
  readonly port?: number;
  readonly writer?: URL;
  /** The folder of a built page, to be served too. */
  readonly page?: string;
  /** Something else than the server. */
  readonly program?: URL;
  /** What Node is told beside. */
  readonly flags?: readonly string[];
  /** What it runs under, such as a tracer, with its arguments. */
  readonly under?: readonly string[];
}

export async function startServer(options: ChildOptions): Promise<ServerChild> {
  const { folder, port = 0, writer, page, under = [], flags = [], program = server } = options;
  const words = [
    ...under,
    process.execPath,
    ...flags,
    fileURLToPath(program),
    folder,
    String(port),
    ...(writer === undefined ? [] : [writer.href]),
  ];
  const child = spawn(words[0]!, words.slice(1), {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: compiled,
      ...(page === undefined ? {} : { MAZZO_PAGE: page }),
    },
  });
  let complaints = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaints += text));
  const started = await startedAs(child);
  if (started === null) throw new Error(`the server did not start: ${complaints}`);
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const ended = once(child, 'exit') as Promise<[number | null]>;
    // The server itself, and not what it runs under.
    process.kill(started.pid, signal);
    return (await ended)[0];
  };
  return {
    port: started.port,
    base: `http://127.0.0.1:${started.port}`,
    complaints: () => complaints,
    usage: () => usageOf(child, started.pid, USAGE),
    usageCleared: () => usageOf(child, started.pid, USAGE_CLEARED),
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  };
}

function usageOf(child: ChildProcess, pid: number, signal: NodeJS.Signals): Promise<Usage> {
  return new Promise((resolve) => {
    let said = '';
    const hear = (text: string): void => {
      said += text;
      const [, usage] = /^usage (.*)$/m.exec(said) ?? [];
      if (usage === undefined || !said.endsWith('\n')) return;
      child.stdout?.off('data', hear);
      resolve(JSON.parse(usage) as Usage);
    };
    child.stdout?.on('data', hear);
    process.kill(pid, signal);
  });
}

function startedAs(child: ChildProcess): Promise<{ port: number; pid: number } | null> {
  return new Promise((resolve) => {
    let said = '';
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const [, port, pid] = /^listening (\d+) (\d+)$/m.exec(said) ?? [];
      if (port !== undefined) resolve({ port: Number(port), pid: Number(pid) });
    });
    child.once('exit', () => resolve(null));
    child.once('error', () => resolve(null));
  });
}
