/** WebKitGTK in a window of its own that nobody sees, by plain WebDriver. */
import { createServer } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { program } from '../../scripts/debian.mjs';
import { PHONE, pressAt, start, stop, until } from './engine.ts';
import type { Engine } from './engine.ts';

type Ask = <Value>(way: 'GET' | 'POST', path: string, body?: object) => Promise<Value>;

export async function webkit(): Promise<Engine> {
  const driver = program({
    names: ['WebKitWebDriver'],
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
    what: 'WebKitGTK',
  });
  const window = program({ names: ['xvfb-run'], packages: ['xvfb', 'xauth'], what: 'Xvfb' });
  const port = await freePort();
  const child = start(window, '--auto-servernum', driver, `--port=${port}`);
  const server = asking(`http://127.0.0.1:${port}`);
  await until(() => server<unknown>('GET', '/status'));
  const { sessionId } = await server<{ readonly sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: {} },
  });
  const ask: Ask = (way, path, body) => server(way, `/session/${sessionId}${path}`, body);
  await ask('POST', '/window/rect', PHONE);
  return { ...driving(ask), close: () => stop(child) };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

function asking(address: string): Ask {
  return async <Value>(way: 'GET' | 'POST', path: string, body: object = {}) => {
    const sent = way === 'GET' ? {} : { body: JSON.stringify(body) };
    const response = await fetch(`${address}${path}`, { method: way, ...sent });
    const { value } = (await response.json()) as { readonly value: Value };
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  };
}

function driving(ask: Ask): Omit<Engine, 'close'> {
  return {
    open: (url) => ask('POST', '/url', { url }),
    reload: () => ask('POST', '/refresh'),
    async evaluate(expression) {
      const script = `return JSON.stringify(${expression})`;
      return JSON.parse(await ask<string>('POST', '/execute/sync', { script, args: [] }));
    },
    click: (x, y) => ask('POST', '/actions', { actions: [pressAt(x, y, 'mouse')] }),
  };
}
