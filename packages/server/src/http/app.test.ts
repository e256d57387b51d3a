/** What strangers may send, and what they get. */
import { once } from 'node:events';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { serve } from '../serve.ts';
import type { Serving } from '../serve.ts';
import { ask, comeIn, createTable, identified, until } from '../testing/guest.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'mazzo-app-'));
const logged: string[] = [];
let server: Serving;
let base = '';
beforeAll(async () => {
  const log = pino({ level: 'info' }, { write: (line: string) => void logged.push(line) });
  server = await serve({ folder, port: 0, host: '127.0.0.1', log, proxies: ['127.0.0.1'] });
  base = `http://127.0.0.1:${server.port}`;
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** As if through a proxy: another address for each, so that nobody's account is used up. */
let addresses = 0;
function stranger(extra: Record<string, string> = {}): Record<string, string> {
  return { 'x-forwarded-for': `7.7.${addresses++ >> 8}.${addresses & 255}`, ...extra };
}

describe('http', () => {
  test.each([
    ['GET', '/healthz', undefined, {}, 200],
    ['GET', '/readyz', undefined, {}, 200],
    ['GET', '/metrics', undefined, {}, 403],
    ['GET', '/api/nothing', undefined, {}, 404],
    ['GET', '/api/me', undefined, {}, 401],
    ['GET', '/api/me', undefined, { cookie: 'mazzo=nonsense' }, 401],
    ['GET', '/api/tables', undefined, {}, 200],
    ['GET', '/api/tables/BBBBBB', undefined, {}, 404],
    ['GET', '/api/tables/..%2f..%2fetc', undefined, {}, 404],
    ['GET', '/api/tables/BBBBBB/qr.svg', undefined, {}, 200],
    ['GET', '/api/origin', undefined, {}, 200],
    ['POST', '/api/tables', '{}', {}, 401],
    ['POST', '/api/me', '{"name":"\\u202Eanna"}', {}, 400],
    ['POST', '/api/me', '{"name":7}', {}, 400],
    ['POST', '/api/me', '{"name":"Anna","admin":true}', {}, 400],
    ['POST', '/api/me', '{"__proto__":{"name":"Anna"}}', {}, 400],
    ['POST', '/api/me', '{', {}, 400],
    ['POST', '/api/me', JSON.stringify({ name: 'x'.repeat(9000) }), {}, 413],
    ['POST', '/api/me', '{}', { origin: 'https://evil.test' }, 403],
    ['POST', '/api/transfer', `{"secret":"${'A'.repeat(43)}"}`, {}, 404],
    ['DELETE', '/api/me', undefined, {}, 401],
  ])('%s %s %s: %o is %i', async (method, path, body, extra, status) => {
    const headers = stranger({
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...extra,
    });
    const answer = await fetch(`${base}${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body }),
    });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const text = await answer.text();
    expect(text).not.toMatch(/\bat .*\.[jt]s|node_modules|Error:/);
  });

  test('figures are for whoever runs it', async () => {
    const text = await (await fetch(`${base}/metrics`)).text();
    expect(text).toContain('mazzo_sockets');
    expect(text).toContain('mazzo_message_seconds_bucket');
  });

  test('who asks too much is told so', async () => {
    const headers = stranger();
    const statuses = new Set<number>();
    // However slowly this machine asks: what is given back in a second is less.
    for (let n = 0; n < 1000 && !statuses.has(429); n++)
      statuses.add((await fetch(`${base}/api/tables`, { headers })).status);
    expect([...statuses]).toEqual([200, 429]);
  });
});

describe('identity', () => {
  test('a cookie that no script reads; over HTTPS only from this very host', async () => {
    const plain = await fetch(`${base}/api/me`, { method: 'POST', headers: stranger() });
    expect(plain.headers.get('set-cookie')).toMatch(
      /^mazzo=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/,
    );
    const headers = stranger({ 'x-forwarded-proto': 'https' });
    const secure = await fetch(`${base}/api/me`, { method: 'POST', headers });
    expect(secure.headers.get('set-cookie')).toMatch(
      /^__Host-mazzo=.*; HttpOnly; SameSite=Lax; Secure$/,
    );
  });

  test('goes over to another device once, is exported, and deleted', async () => {
    const anna = await identified(base, 'Anna');
    const { secret, link, qr } = (await (
      await ask(anna, 'POST', '/api/me/transfer', {})
    ).json()) as Record<string, string>;
    expect(link).toBe(`${base}/transfer#${secret}`);
    expect(qr).toMatch(/^<svg/);
    const offered = { secret };
    const phone = await ask({ base, cookie: '' }, 'POST', '/api/transfer', offered);
    const [cookie = ''] = phone.headers.get('set-cookie')?.split(';') ?? [];
    expect(cookie).not.toBe(anna.cookie);
    expect((await ask({ base, cookie: '' }, 'POST', '/api/transfer', offered)).status).toBe(404);
    const there = { base, cookie };
    expect(await (await ask(there, 'GET', '/api/me')).json()).toEqual({
      person: anna.person,
      name: 'Anna',
    });
    expect((await ask(anna, 'GET', '/api/me')).status).toBe(200);
    const code = await createTable(anna, { game: 'flip7', seats: 2 });
    const guest = await comeIn(anna, { game: 'flip7', code, seed: 'export' });
    await guest.line.request({ type: 'start' });
    await until(() => guest.client.at !== null, 'the match is there');
    const exported = async () =>
      (await (await ask(anna, 'GET', '/api/me/export')).json()) as { matches: unknown[] };
    while ((await exported()).matches.length === 0) await new Promise(setImmediate);
    expect(await exported()).toMatchObject({ person: anna.person, name: 'Anna' });
    const { match } = guest.client.at!;
    const stream = await (await ask(anna, 'GET', `/api/matches/${match}/log`)).text();
    expect(stream).toContain('"seat":0');
    expect(stream).not.toContain('"key"');
    const other = await identified(base, 'Bea');
    expect((await ask(other, 'GET', `/api/matches/${match}/log`)).status).toBe(404);
    expect((await ask(there, 'DELETE', '/api/me')).status).toBe(200);
    expect((await ask(anna, 'GET', '/api/me')).status).toBe(401);
    expect((await fetch(`${base}/api/tables/${code}`)).status).toBe(404);
    guest.close();
  });
});

describe('the socket', () => {
  async function open(
    cookie: string,
    headers = {},
  ): Promise<{ socket: WebSocket; heard: string[] }> {
    const socket = new WebSocket(`${base.replace('http', 'ws')}/ws`, {
      headers: stranger({ cookie, ...headers }),
    });
    const heard: string[] = [];
    socket.on('message', (data: Buffer) => heard.push(data.toString()));
    await once(socket, 'open');
    return { socket, heard };
  }

  test.each([
    ['without an identity', {}, 401],
    ['from another site', { origin: 'https://evil.test' }, 403],
  ])('%s: refused', async (_what, headers, status) => {
    const socket = new WebSocket(`${base.replace('http', 'ws')}/ws`, { headers });
    const [error] = (await once(socket, 'error')) as [Error];
    expect(error.message).toContain(String(status));
  });

  test('nonsense gets one clear answer, and too long a frame ends it', async () => {
    const { cookie } = await identified(base);
    const { socket, heard } = await open(cookie);
    const nonsense = [
      '',
      '{',
      '7',
      'null',
      '[]',
      '{"type":"enter"}',
      '{"type":"toString"}',
      `{"type":"enter","version":1,"code":"B","name":null}`,
    ];
    for (const text of nonsense) socket.send(text);
    socket.send(Buffer.from([1, 2, 3]));
    await until(() => heard.length > nonsense.length, 'everything is answered');
    const refused = JSON.stringify({ type: 'refused', id: null, reason: 'badMessage' });
    expect(new Set(heard)).toEqual(new Set([refused]));
    socket.send('x'.repeat(8193));
    const [code] = (await once(socket, 'close')) as [number];
    expect(code).toBe(1009);
  });

  test.each([
    ['{"type":"sit","id":"1","seat":99}', '1', 'badMessage'],
    ['{"type":"sit","id":"1","seat":0,"more":1}', '1', 'badMessage'],
    ['{"type":"sit","id":1,"seat":0}', null, 'badMessage'],
    ['{"type":"rename","id":"2","name":"\\u202Ebad"}', '2', 'badName'],
    ['{"type":"say","id":"3","said":{"kind":"text","text":"hi \\u202E"}}', '3', 'badText'],
    ['{"type":"stand","id":"4"}', '4', 'enterFirst'],
  ])('%s is answered by its id %j: %s', async (sent, id, reason) => {
    const { cookie } = await identified(base);
    const { socket, heard } = await open(cookie);
    socket.send(sent);
    await until(() => heard.length > 0, 'it is answered');
    expect(JSON.parse(heard[0]!)).toEqual({ type: 'refused', id, reason });
    socket.close();
  });

  test('who sends too much is told so, then dropped', async () => {
    const { cookie } = await identified(base);
    const { socket, heard } = await open(cookie);
    for (let n = 0; n < 1000; n++) socket.send('{}');
    await once(socket, 'close');
    expect(heard.some((text) => text.includes('tooMuch'))).toBe(true);
    expect(heard.length).toBeLessThan(400);
  });

  test('a table that there is not, and one of another version', async () => {
    const { cookie } = await identified(base);
    for (const [version, reason] of [
      [1, 'noSuchTable'],
      [2, 'otherVersion'],
    ] as const) {
      const { socket, heard } = await open(cookie);
      socket.send(JSON.stringify({ type: 'enter', version, code: 'BBBBBB', name: null }));
      await once(socket, 'close');
      expect(heard).toEqual([JSON.stringify({ type: 'out', reason })]);
    }
  });
});

test('no secret is logged', async () => {
  const anna = await identified(base, 'Anna');
  expect(logged.join('')).not.toContain(anna.cookie.slice(6));
  expect(logged).toEqual([]);
});
