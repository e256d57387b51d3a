/** Serves the built page, and nothing else: `node serve.ts --port 5300`. */
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { pageListener } from '@mazzo/server/page';

export interface Serving {
  readonly address: string;
  close(): Promise<void>;
}

const HOST = '127.0.0.1';
const DEFAULT_PORT = 5300;
/** Ports tried after the one wanted. */
const MORE_PORTS = 20;
const LAST_PORT = 65_535;

/** On this port, or the next that is free; 0 is any. */
export async function serve(asked: {
  readonly port: number;
  readonly dist: string;
}): Promise<Serving> {
  const server = createServer(pageListener(asked.dist));
  const port = await listen(server, asked.port, asked.port === 0 ? 0 : MORE_PORTS);
  return {
    address: `http://localhost:${port}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function listen(server: Server, port: number, more: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const failed = (error: NodeJS.ErrnoException): void => {
      const taken = error.code === 'EADDRINUSE' && more > 0 && port < LAST_PORT;
      if (taken) resolve(listen(server, port + 1, more - 1));
      else reject(error);
    };
    server.once('error', failed);
    server.listen(port, HOST, () => {
      server.off('error', failed);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

const words = {
  en: {
    serving: (address: string) => `Mazzo is at ${address} (Ctrl+C ends it)`,
    options: 'Only --port is understood, with a number: --port 5300',
    port: (port: string) => `A port is a number from 0 to ${LAST_PORT}, not "${port}".`,
    notBuilt: 'The page has not been built yet: npm run build',
    noPort: (why: string) => `The page cannot be served: ${why}`,
  },
  it: {
    serving: (address: string) => `Mazzo è su ${address} (Ctrl+C lo ferma)`,
    options: 'Si può dare solo --port, con un numero: --port 5300',
    port: (port: string) => `Una porta è un numero da 0 a ${LAST_PORT}, non "${port}".`,
    notBuilt: 'La pagina non è ancora stata costruita: npm run build',
    noPort: (why: string) => `La pagina non si può servire: ${why}`,
  },
};

type Environment = Readonly<Record<string, string | undefined>>;

/** Serves until it is ended; the exit code if it cannot. */
async function main(args: readonly string[], env: Environment): Promise<number> {
  const locale = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '';
  const text = words[/^it/i.test(locale) ? 'it' : 'en'];
  const wrong = (sentence: string): number => {
    console.error(sentence);
    return 2;
  };
  const port = portIn(args, env);
  if (port === null) return wrong(text.options);
  if (!/^\d{1,5}$/.test(port) || Number(port) > LAST_PORT) return wrong(text.port(port));
  const dist = fileURLToPath(new URL('dist', import.meta.url));
  if (!existsSync(`${dist}/index.html`)) return wrong(text.notBuilt);
  try {
    const { address } = await serve({ port: Number(port), dist });
    console.log(text.serving(address));
    return 0;
  } catch (error) {
    return wrong(text.noPort((error as Error).message));
  }
}

/** As it was written; null if something else was. */
function portIn(args: readonly string[], env: Environment): string | null {
  try {
    const { values } = parseArgs({ args: [...args], options: { port: { type: 'string' } } });
    return values.port ?? env['PORT'] ?? String(DEFAULT_PORT);
  } catch {
    return null;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.exitCode = await main(process.argv.slice(2), process.env);
}
