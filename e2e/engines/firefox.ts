/** Firefox, by the protocol that it speaks itself (WebDriver BiDi): no driver stands between. */
import { mkdtemp, rm } from 'node:fs/promises';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import type { ChildProcess } from 'node:child_process';
import { program } from '../../scripts/debian.mjs';
import { PHONE, pressAt, start, stop, until } from './engine.ts';
import type { Engine } from './engine.ts';

interface Reply {
  readonly id?: number;
  readonly type: 'success' | 'error' | 'event';
  readonly result?: unknown;
  readonly message?: string;
}

type Ask = <Result>(method: string, params: object) => Promise<Result>;

export async function firefox(): Promise<Engine> {
  const path = program({
    names: ['firefox-esr', 'firefox'],
    packages: ['firefox-esr'],
    what: 'a Firefox',
  });
  const profile = await mkdtemp(`${tmpdir()}/mazzo-firefox-`);
  const child = start(path, '--headless', '--profile', profile, '--remote-debugging-port', '0');
  const socket = await until(async () => new WebSocket(`${await addressOf(child)}/session`));
  await once(socket, 'open');
  const ask = asking(socket);
  await ask('session.new', { capabilities: {} });
  const { contexts } = await ask<{ contexts: readonly { readonly context: string }[] }>(
    'browsingContext.getTree',
    {},
  );
  const { context } = contexts[0]!;
  await ask('browsingContext.setViewport', { context, viewport: PHONE });
  return {
    ...driving(ask, context),
    async close() {
      socket.close();
      await stop(child);
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** It says where it listens. */
async function addressOf(child: ChildProcess): Promise<string> {
  let said = '';
  for await (const chunk of child.stderr!) {
    said += String(chunk);
    const [, address] = /WebDriver BiDi listening on (\S+)/.exec(said) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error(`Firefox has ended: ${said}`);
}

function asking(socket: WebSocket): Ask {
  let asked = 0;
  return async <Result>(method: string, params: object) => {
    const id = (asked += 1);
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    const listen = ({ data }: MessageEvent<unknown>): void => {
      const reply = JSON.parse(String(data)) as Reply;
      if (reply.id !== id) return;
      socket.removeEventListener('message', listen);
      if (reply.type === 'error') reject(new Error(`${method}: ${reply.message}`));
      else resolve(reply.result as Result);
    };
    socket.addEventListener('message', listen);
    socket.send(JSON.stringify({ id, method, params }));
    return promise;
  };
}

function driving(ask: Ask, context: string): Omit<Engine, 'close'> {
  return {
    open: (url) => ask('browsingContext.navigate', { context, url, wait: 'complete' }),
    reload: () => ask('browsingContext.reload', { context, wait: 'complete' }),
    async evaluate(expression) {
      const { result } = await ask<{ readonly result: { readonly value: string } }>(
        'script.evaluate',
        {
          expression: `JSON.stringify(${expression})`,
          target: { context },
          awaitPromise: true,
        },
      );
      return JSON.parse(result.value);
    },
    click: (x, y) => ask('input.performActions', { context, actions: [pressAt(x, y, 'touch')] }),
  };
}
