/** What a browser is told to fetch along with a table's page. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { serve } from '../serve.ts';
import { scratchFolder } from '../store/folder.fixture.ts';
import { createTable, identified } from '../testing/guest.ts';
import { INVITED, pageListener } from './page.ts';
import type { InvitedFiles } from './page.ts';

const listed: InvitedFiles = {
  flip7: {
    en: { invitation: ['assets/home.js'], room: ['assets/room.css', 'assets/en.js'] },
    it: { invitation: [], room: ['assets/it.js'] },
  },
};

async function start(withList: boolean): Promise<string> {
  const dist = join(scratchFolder(), 'dist');
  mkdirSync(dist);
  writeFileSync(join(dist, 'index.html'), '<!doctype html><title>Mazzo</title>');
  if (withList) writeFileSync(join(dist, INVITED), JSON.stringify(listed));
  const page = pageListener(dist);
  const server = await serve({ folder: scratchFolder(), port: 0, host: '127.0.0.1', page });
  onTestFinished(() => server.close());
  return `http://127.0.0.1:${server.port}`;
}

async function linksAt(address: string, language = 'en'): Promise<string | null> {
  const answer = await fetch(address, { headers: { 'accept-language': language } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
  expect(await answer.text()).toContain('<title>Mazzo</title>');
  return answer.headers.get('link');
}

test('a table’s page names what the table is and its game’s files, in the reader’s language', async () => {
  const base = await start(true);
  const code = await createTable(await identified(base, 'Anna'), { game: 'flip7' });
  const table = `</api/tables/${code}>; rel=preload; as=fetch; crossorigin`;
  expect(await linksAt(`${base}/t/${code}`, 'fr;q=0.9, en-GB, it')).toBe(
    [
      '</assets/home.js>; rel=modulepreload',
      table,
      '</assets/room.css>; rel=preload; as=style; crossorigin; fetchpriority=low',
      '</assets/en.js>; rel=modulepreload',
    ].join(', '),
  );
  const lowerCase = `${base}/t/${code.toLowerCase()}`;
  expect(await linksAt(lowerCase, 'it-CH')).toBe(`${table}, </assets/it.js>; rel=modulepreload`);
});

test('no other page does; nor is anybody told so who tries one code after the other', async () => {
  const base = await start(true);
  const code = await createTable(await identified(base, 'Anna'), { game: 'flip7' });
  for (const path of ['/', '/t/BBBBBB', '/t/nonsense', '/transfer']) {
    expect(await linksAt(`${base}${path}`)).toBe(null);
  }
  const asked = await Promise.all(
    new Array(200).fill(`${base}/t/${code}`).map((at) => linksAt(at)),
  );
  expect(asked).toContain(null);
  expect(asked[0]).not.toBe(null);
});

test('a page that was built without the list is served all the same', async () => {
  const base = await start(false);
  const code = await createTable(await identified(base, 'Anna'), { game: 'flip7' });
  expect(await linksAt(`${base}/t/${code}`)).toMatch(/^<\/api\/tables\/\w+>[^,]*$/);
});
