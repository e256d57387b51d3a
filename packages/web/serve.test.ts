import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serve } from './serve.ts';
import type { Serving } from './serve.ts';

const script = 'export const cards = 54;\n';
const root = mkdtempSync(join(tmpdir(), 'mazzo-'));
const dist = join(root, 'dist');
let serving: Serving;

function write(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
}

beforeAll(async () => {
  write('secret.txt', 'secret');
  write('dist/index.html', '<!doctype html><title>Mazzo</title>');
  write('dist/sw.js', 'self;');
  write('dist/.built', 'stamp');
  write('dist/icon.svg', '<svg/>');
  write('dist/assets/home-abc.js', script);
  write('dist/assets/home-abc.js.br', brotliCompressSync(script));
  write('dist/assets/home-abc.js.gz', gzipSync(script));
  serving = await serve({ port: 0, dist });
});
afterAll(async () => {
  await serving.close();
  rmSync(root, { recursive: true });
});

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** As it is written: `fetch` would tidy the path up before it is sent. */
function ask(path: string, method = 'GET', headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(serving.address);
    const sent = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}

test.each([
  ['/', 'text/html;charset=utf-8', 'no-cache'],
  ['/index.html', 'text/html;charset=utf-8', 'no-cache'],
  ['/?source=pwa', 'text/html;charset=utf-8', 'no-cache'],
  ['/sw.js', 'text/javascript', 'no-cache'],
  ['/icon.svg', 'image/svg+xml', 'no-cache'],
  ['/assets/home-abc.js', 'text/javascript', 'public, max-age=31536000, immutable'],
])('%s is %s, %s', async (path, type, caching) => {
  const { status, headers } = await ask(path);
  expect(status).toBe(200);
  expect(headers['content-type']).toBe(type);
  expect(headers['cache-control']).toBe(caching);
});

test.each(['/', '/assets/home-abc.js', '/nothing', '/../secret.txt'])(
  '%s says what a browser may do',
  async (path) => {
    const { headers } = await ask(path);
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringMatching(/^default-src 'self';/),
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['content-security-policy']).not.toMatch(/unsafe|https?:|\*/);
  },
);

test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate', 'gzip'],
  ['identity', undefined],
])('who takes %s gets %s', async (accepted, encoding) => {
  const { headers, body } = await ask('/assets/home-abc.js', 'GET', {
    'accept-encoding': accepted,
  });
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers.vary).toBe('Accept-Encoding');
  if (encoding === 'br') expect(brotliDecompressSync(body).toString()).toBe(script);
  if (encoding === undefined) expect(body.toString()).toBe(script);
});

test('a HEAD is a GET without a body', async () => {
  const [head, get] = [await ask('/', 'HEAD'), await ask('/')];
  expect(head.status).toBe(200);
  expect(head.body).toHaveLength(0);
  expect(head.headers['content-length']).toBe(get.headers['content-length']);
});

test('what has not changed is not sent again', async () => {
  const { headers } = await ask('/');
  const again = await ask('/', 'GET', { 'if-none-match': headers.etag ?? '' });
  expect(again.status).toBe(304);
  expect(again.body).toHaveLength(0);
});

test.each([
  '/nothing', '/assets/', '/assets/home-xyz.js', '/.built', '/%2ebuilt', '/../secret.txt',
  '/..%2fsecret.txt', '/%2e%2e/secret.txt', '/assets/../../secret.txt', '//../secret.txt',
  '/assets/..%5c..%5csecret.txt', '/%00', '/%', '/%ff', '/constructor',
])('there is nothing at %s', async (path) => {
  const { status, body } = await ask(path);
  expect(status).toBe(404);
  expect(body.toString()).toBe('There is nothing here.\n');
}); // prettier-ignore

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])(
  '%s is refused',
  async (method) => {
    const { status, headers } = await ask('/', method);
    expect(status).toBe(405);
    expect(headers.allow).toBe('GET, HEAD');
  },
);

test.each(['bytes=0-3', 'bytes=9-2', 'bytes=-1', 'bytes=999999-', 'bytes=x-y', 'lines=1'])(
  'a range of %s gets all of it',
  async (range) => {
    const { status, body } = await ask('/sw.js', 'GET', { range });
    expect(status).toBe(200);
    expect(body.toString()).toBe('self;');
  },
);

test('a page that is built again is served as it is now', async () => {
  write('dist/page.html', 'one');
  expect((await ask('/page.html')).body.toString()).toBe('one');
  rmSync(join(dist, 'page.html'));
  write('dist/page.html', 'another');
  expect((await ask('/page.html')).body.toString()).toBe('another');
  rmSync(join(dist, 'page.html'));
  expect((await ask('/page.html')).status).toBe(404);
});

describe('ports', () => {
  test('where one is taken, the next is', async () => {
    const taken = Number(new URL(serving.address).port);
    const next = await serve({ port: taken, dist });
    const port = Number(new URL(next.address).port);
    await next.close();
    expect(port).toBeGreaterThan(taken);
  });

  test('are given back', async () => {
    const first = await serve({ port: 0, dist });
    await first.close();
    const second = await serve({ port: Number(new URL(first.address).port), dist });
    await second.close();
    expect(second.address).toBe(first.address);
  });
});

/** The command itself. */
function run(args: readonly string[], env: Record<string, string> = {}) {
  const file = fileURLToPath(new URL('serve.ts', import.meta.url));
  const child = spawn(process.execPath, [file, ...args], {
    env: { ...process.env, LC_ALL: 'C', ...env },
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return new Promise<{ code: number | null; said: string }>((resolve) => {
    child.on('exit', (code) => resolve({ code, said }));
  });
}

test.each([
  [['--port', 'many'], {}, 'A port is a number from 0 to 65535, not "many".\n'],
  [['--port', '65536'], {}, 'A port is a number from 0 to 65535, not "65536".\n'],
  [['--port', '-1'], {}, 'Only --port is understood, with a number: --port 5300\n'],
  [['--port'], {}, 'Only --port is understood, with a number: --port 5300\n'],
  [['--prot', '80'], {}, 'Only --port is understood, with a number: --port 5300\n'],
  [['5300'], {}, 'Only --port is understood, with a number: --port 5300\n'],
  [[], { PORT: '1e3' }, 'A port is a number from 0 to 65535, not "1e3".\n'],
  [['--port', ''], { LC_ALL: 'it_IT.UTF-8' }, 'Una porta è un numero da 0 a 65535, non "".\n'],
] as const)('serve.ts %j %j: one sentence, exit code 2', async (args, env, sentence) => {
  const { code, said } = await run(args, env);
  expect(said).toBe(sentence);
  expect(code).toBe(2);
});

test('after the last port there is none', async () => {
  const others = createServer();
  await new Promise<void>((resolve) => void others.listen(65_535, '127.0.0.1', resolve));
  await expect(serve({ port: 65_535, dist })).rejects.toThrow('EADDRINUSE');
  await new Promise((resolve) => void others.close(resolve));
});
