/** Starts and stops the server: the folder and its lock, the store, tables, threads, sockets. */
import type { AddressInfo } from 'node:net';
import type { Thinking } from '@mazzo/table';
import { pino } from 'pino';
import type { Logger } from 'pino';
import { wallClock } from './clock.ts';
import { appOf, identify } from './http/app.ts';
import { metricsOf } from './http/metrics.ts';
import { originNearby } from './http/nearby.ts';
import { accountOf, clientReader, isOwnOrigin } from './http/origin.ts';
import type { PageListener } from './http/page.ts';
import { Identities } from './identity/identities.ts';
import { Sockets } from './sockets/sockets.ts';
import { lockFolder } from './store/database.ts';
import { Sqlite } from './store/sqlite.ts';
import { sqliteStore } from './store/sqlite-store.ts';
import { PlayedMatches } from './tables/played-matches.ts';
import { Rooms } from './tables/rooms.ts';
import { thinkingThreads } from './thinking/threads.ts';

export interface ServeOptions {
  readonly folder: string;
  /** 0 is any that is free. */
  readonly port: number;
  readonly host: string;
  /** How many of the next ports may be tried if it is taken. */
  readonly morePorts?: number;
  /** Addresses of proxies that are believed. */
  readonly proxies?: readonly string[];
  readonly page?: PageListener;
  /** How long bots seem to think; for tests. */
  readonly thinking?: Thinking;
  /** The writer's thread; for a planted fault, another. */
  readonly writer?: URL;
  readonly log?: Logger;
}

export interface Serving {
  readonly port: number;
  /** For phones on the same network, if they can reach it. */
  readonly nearby: string | null;
  /** Matches in which something is to happen by itself. */
  readonly live: number;
  close(): Promise<void>;
}

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
/** After a week without anybody a table is put to rest: it is not in the list any more. */
const RESTS = 7 * DAY;
/** What nobody has come back to for so long is forgotten. */
const FORGOTTEN = 400 * DAY;

/** Logs to stdout, without names, secrets or addresses. */
function serverLog(): Logger {
  return pino({ name: 'mazzo', level: process.env['MAZZO_LOG'] ?? 'warn' });
}

/** Rejects with `FolderInUse`, with what the file system says, or with what the network does. */
export async function serve(options: ServeOptions): Promise<Serving> {
  const giveBack = lockFolder(options.folder);
  try {
    return await serveFrom(options, giveBack);
  } catch (error) {
    giveBack();
    throw error;
  }
}

async function serveFrom(options: ServeOptions, giveBack: () => void): Promise<Serving> {
  const { folder, writer, page, thinking, log = serverLog(), proxies = [] } = options;
  const sqlite = await Sqlite.open({ folder, ...(writer === undefined ? {} : { thread: writer }) });
  const clock = wallClock();
  const store = sqliteStore(sqlite);
  const identities = new Identities(sqlite, clock.now);
  const clientOf = clientReader(proxies);
  let closing = false;

  const metrics = metricsOf(() => ({
    sockets: sockets.size,
    rooms: rooms.size,
    waiting: sqlite.waiting,
  }));
  const mistake = (error: unknown, code?: string): void => {
    metrics.mistaken();
    log.error({ err: error, table: code }, 'a mistake of ours');
  };
  const threads = thinkingThreads({ mistake });
  const rooms = new Rooms({
    sqlite,
    store,
    clock,
    thinkerFor: threads.thinkerFor,
    ...(thinking === undefined ? {} : { thinking }),
    mistake,
  });
  const sockets = new Sockets({
    rooms,
    now: clock.now,
    identify: (request) => identify({ identities, clientOf }, request),
    addressOf: (request) => accountOf(clientOf(request).address),
    isOwnOrigin: (request) => isOwnOrigin(request, clientOf(request)),
    measured: metrics.measured,
    dropped: metrics.dropped,
    mistake,
  });
  const played = new PlayedMatches(sqlite, identities, rooms);
  const portOf = (): number => (app.server.address() as AddressInfo).port;
  // A machine may come to a network later.
  const nearby = (): string | null => originNearby(options.host, portOf());
  const app = appOf({
    identities,
    rooms,
    played,
    store,
    metrics,
    clientOf,
    ...(page === undefined ? {} : { page }),
    nearby,
    now: clock.now,
    isReady: () => !closing,
    mistake,
  });
  app.server.on('upgrade', (request, socket, head) => {
    if (!closing && request.url?.split('?')[0] === '/ws') sockets.upgrade(request, socket, head);
    else socket.destroy();
  });
  const sweep = (): void => {
    sqlite.ask('sweep', clock.now() - RESTS, clock.now() - FORGOTTEN).catch(mistake);
  };
  const sweeping = setInterval(sweep, HOUR);
  sweep();

  const close = async (): Promise<void> => {
    if (closing) return;
    closing = true;
    clearInterval(sweeping);
    rooms.close();
    await sockets.close();
    app.server.closeAllConnections();
    await app.close();
    await Promise.all([threads.close(), sqlite.close()]);
    giveBack();
  };
  try {
    await listen(app, options);
  } catch (error) {
    await close();
    throw error;
  }
  return { port: portOf(), nearby: nearby(), live: (await store.list('due')).length, close };
}

async function listen(app: ReturnType<typeof appOf>, options: ServeOptions): Promise<void> {
  const { host, port, morePorts = 0 } = options;
  for (let tried = 0; ; tried++) {
    try {
      await app.listen({ host, port: port + tried });
      return;
    } catch (error) {
      const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
      if (!isTaken || tried >= morePorts || port === 0) throw error;
    }
  }
}
