/**
 * Keeps the whole page on the device, so that it opens without a network. A version is kept whole or
 * not at all. A new one waits until no page of the old is open, or until it is asked to take over:
 * a page that is being played with goes on with the files it began with.
 */
import type { Precache, TakeOver } from './protocol.ts';

declare const self: ServiceWorkerGlobalScope;
/** Put in by the build. */
declare const __PRECACHE__: Precache;

const { version, hashed, loose } = __PRECACHE__;
const PREFIX = 'mazzo-';
const NAME = `${PREFIX}${version}`;

self.addEventListener('install', (event) => event.waitUntil(fill()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('message', ({ data }) => {
  if (data === ('takeOver' satisfies TakeOver)) void self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const own = new URL(request.url).origin === self.location.origin;
  if (request.method === 'GET' && own) event.respondWith(respond(request));
});

async function fill(): Promise<void> {
  const cache = await caches.open(NAME);
  const fetched = async (file: string, asked: RequestInit) => {
    const response = await fetch(file, asked);
    if (!response.ok) throw new Error(`${file}: ${response.status}`);
    await cache.put(file, response);
  };
  await Promise.all([
    ...hashed.map(async (file) => {
      // The same name is the same content: what the last version has is not fetched again.
      const known = await caches.match(file);
      await (known === undefined ? fetched(file, {}) : cache.put(file, known));
    }),
    ...Object.entries(loose).map(([file, integrity]) =>
      fetched(file, { integrity, cache: 'no-cache' }),
    ),
  ]);
}

async function takeOver(): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  // With more than the one that asked, another may be in the middle of a game, and fetch more of
  // its own version: that is then left to the next update to clear away.
  if (windows.length <= 1) await clearOthers();
  await self.clients.claim();
}

async function clearOthers(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== NAME);
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function respond(request: Request): Promise<Response> {
  const own = await caches.open(NAME);
  // The address says the rest after its #: whatever is opened, it is the page.
  const page = request.mode === 'navigate' ? await own.match('/index.html') : undefined;
  const anyhow = { ignoreVary: true };
  return (
    page ??
    (await own.match(request, anyhow)) ??
    (await caches.match(request, anyhow)) ??
    (await fetch(request))
  );
}
