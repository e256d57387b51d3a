/** `mazzo serve` and what belongs to it, and a terminal at a table of a server. */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { serve } from '@mazzo/server';
import type { Serving } from '@mazzo/server';
import { comeIn, createTable, identified, until } from '@mazzo/server/testing';
import type { Guest } from '@mazzo/server/testing';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { mazzo, mazzoProcess, scratch } from '../process.fixture.ts';
import { readLink } from './server-link.ts';

const folder = scratch();
const servers: Serving[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});
afterAll(() => folder.remove());

async function start(data: string): Promise<string> {
  const thinking = { least: 0, most: 0 };
  const server = await serve({ folder: folder.path(data), port: 0, host: '127.0.0.1', thinking });
  servers.push(server);
  return `http://127.0.0.1:${server.port}`;
}

test.each([
  ['http://192.168.1.5:5300/t/BKM4TX', { base: 'http://192.168.1.5:5300', code: 'BKM4TX' }],
  ['localhost:5300/t/bkm4tx', { base: 'http://localhost:5300', code: 'BKM4TX' }],
  ['https://mazzo.example/t/BKM4TX/', { base: 'https://mazzo.example', code: 'BKM4TX' }],
  ['https://mazzo.example/', null],
  ['BKM4TX', null],
  ['', null],
])('the link %j', (word, link) => {
  expect(readLink(word)).toEqual(link);
});

describe('a store, looked after from outside', () => {
  test('a copy of a running server goes back when it has ended; until then it is refused', async () => {
    const base = await start('kept');
    const code = await createTable(await identified(base), { game: 'flip7' });
    const data = ['--data', folder.path('kept')];
    const file = folder.path('copy');
    expect(await mazzo(['backup', file, ...data])).toMatchObject({ code: 0 });
    expect(await mazzo(['backup', file, ...data])).toMatchObject({ code: 2 });
    const refused = await mazzo(['restore', file, ...data]);
    expect(refused).toMatchObject({ code: 2, out: '' });
    expect(refused.err).toContain('in use by another server');
    const second = await mazzo(['serve', '--port', '0', ...data]);
    expect(second.err).toBe(refused.err);
    await servers.pop()!.close();
    expect(await mazzo(['restore', file, ...data])).toMatchObject({ code: 0 });
    const again = await start('kept');
    expect((await fetch(`${again}/api/tables/${code}`)).status).toBe(200);
  });

  test('reports, and folders without a server', async () => {
    await start('none');
    const data = ['--data', folder.path('none')];
    expect((await mazzo(['reports', ...data])).out).toContain('Nobody has reported anything');
    const nowhere = await mazzo(['reports', '--data', folder.path('nowhere')]);
    expect(nowhere.err).toContain('no server');
    expect(readdirSync(folder.path('none'))).toContain('mazzo.sqlite');
  });
});

async function host(base: string): Promise<{ guest: Guest; link: string }> {
  const identity = await identified(base, 'Anna');
  const code = await createTable(identity, { game: 'flip7', seats: 2, options: { target: 50 } });
  const guest = await comeIn(identity, { game: 'flip7', code, seed: 'host' });
  return { guest, link: `${base}/t/${code}` };
}

const random = fileURLToPath(new URL('../../../../examples/bots/random-bot.ts', import.meta.url));

test.each(['good', `exec:"${process.execPath}" "${random}"`])(
  'a terminal plays a match at a table with %s',
  async (bot) => {
    const { guest, link } = await host(await start('played'));
    const env = { XDG_DATA_HOME: folder.path('home') };
    const playing = mazzoProcess(['play', '--join', link, '--bot', bot, '--name', 'Bea'], { env });
    await until(() => guest.line.lobby?.wished[1]?.kind === 'person', 'the terminal sits');
    await guest.line.request({ type: 'start' });
    while (guest.client.at?.status.over !== true) {
      await guest.act();
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    await guest.line.request({ type: 'close' });
    const { code, out, err } = await playing;
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('Anna and Bea');
    expect(out).toContain('Final standings');
    expect(out).toContain('This table has been closed.');
    guest.close();
  },
);
