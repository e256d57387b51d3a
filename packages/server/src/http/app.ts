/** What is asked for over http: the page, one's identity, tables, logs, and how the server is. */
import type { IncomingMessage } from 'node:http';
import { readAs } from '@mazzo/kernel';
import type { Store } from '@mazzo/table';
import { fastify } from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { cookieFor, noCookie, secretIn } from '../identity/cookie.ts';
import type { Identities, Identity } from '../identity/identities.ts';
import { MOST_BYTES } from '../protocol/vocabulary.ts';
import type { ServerReason } from '../protocol/vocabulary.ts';
import { codeSchema, termsSchema } from '../protocol/lobby.ts';
import { nameSchema } from '../protocol/names.ts';
import { whyNot } from '../protocol/requests.ts';
import { Accounts } from '../sockets/limits.ts';
import { logFor } from '../tables/match-log.ts';
import type { PlayedMatches } from '../tables/played-matches.ts';
import { summaryOf } from '../tables/rooms.ts';
import type { Rooms } from '../tables/rooms.ts';
import type { Metrics } from './metrics.ts';
import { originFor } from './nearby.ts';
import { accountOf, isLoopback, isOwnOrigin } from './origin.ts';
import type { ClientOf } from './origin.ts';
import { securityHeaders } from './page.ts';
import type { Invitation, PageListener } from './page.ts';
import { qrSvg } from './qr.ts';

export interface AppProps {
  readonly identities: Identities;
  readonly rooms: Rooms;
  readonly played: PlayedMatches;
  readonly store: Store;
  readonly metrics: Metrics;
  readonly clientOf: ClientOf;
  /** Left out, there is no page, only what it would ask for. */
  readonly page?: PageListener;
  /** Where others on the same network find it, if anywhere. */
  nearby(): string | null;
  now(): number;
  /** Whether it can do its work. */
  isReady(): boolean;
  mistake(error: unknown): void;
}

const limits = { messages: { most: 120, perSecond: 6 }, sockets: 0 };
/** What making something costs, in questions. */
const MAKING = 10;
const SWEEP = 60_000;

const nothing = v.strictObject({});
const named = v.strictObject({ name: nameSchema });
const transferred = v.strictObject({ secret: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)) });

class Refused extends Error {
  readonly status: number;
  readonly reason: ServerReason;

  constructor(status: number, reason: ServerReason) {
    super(reason);
    this.status = status;
    this.reason = reason;
  }
}

export function appOf(props: AppProps): FastifyInstance {
  const app = fastify({
    bodyLimit: MOST_BYTES,
    requestTimeout: 15_000,
    // What a log would hold of a request names people: their addresses, their tables.
    logger: false,
    exposeHeadRoutes: false,
    routerOptions: { ignoreTrailingSlash: true },
  });
  const accounts = new Accounts(limits);
  const sweeping = setInterval(() => accounts.sweep(props.now()), SWEEP);
  sweeping.unref();
  app.addHook('onClose', async () => clearInterval(sweeping));

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders);
    if (!request.url.startsWith('/api/')) return;
    reply.header('Cache-Control', 'no-store');
    const client = props.clientOf(request.raw);
    const isAsking = request.method === 'GET' || request.method === 'HEAD';
    if (!isAsking && !isOwnOrigin(request.raw, client)) throw new Refused(403, 'notHere');
    const { messages } = accounts.of(accountOf(client.address), props.now());
    if (!messages.take(isAsking ? 1 : MAKING, props.now())) throw new Refused(429, 'tooMuch');
  });

  app.setErrorHandler(async (error, _request, reply) => {
    if (error instanceof Refused) return reply.code(error.status).send({ reason: error.reason });
    const status = (error as { statusCode?: number }).statusCode ?? 500;
    if (status < 500)
      return reply.code(status).send({ reason: 'badMessage' satisfies ServerReason });
    props.mistake(error);
    return reply.code(503).send({ reason: 'tryAgain' satisfies ServerReason });
  });

  /** Whether there is such a table is a question like others: who asks too much is not told. */
  const invitationTo = ({ url, raw }: FastifyRequest): Invitation | null => {
    const [, written] = /^\/t\/([\w-]+)\/?(?:\?|$)/.exec(url) ?? [];
    const code = readAs(codeSchema, written?.toUpperCase());
    const { messages } = accounts.of(accountOf(props.clientOf(raw).address), props.now());
    if (code === null || !messages.take(1, props.now())) return null;
    const lobby = props.rooms.lobbyOf(code);
    return typeof lobby === 'string' ? null : { code, game: lobby.terms.game };
  };

  addHealth(app, props);
  addIdentity(app, props);
  addTables(app, props);
  app.setNotFoundHandler((request, reply) => {
    if (props.page === undefined || request.url.startsWith('/api/')) {
      return reply.code(404).send({ reason: 'notHere' satisfies ServerReason });
    }
    reply.hijack();
    return props.page(request.raw, reply.raw, invitationTo(request));
  });
  return app;
}

function addHealth(app: FastifyInstance, { metrics, isReady, clientOf }: AppProps): void {
  app.get('/healthz', async () => ({ ok: true }));
  app.get('/readyz', async (_request, reply) =>
    reply.code(isReady() ? 200 : 503).send({ ok: isReady() }),
  );
  app.get('/metrics', async (request, reply) => {
    // For whoever runs it, on the machine itself or behind something that asks from there.
    if (!isLoopback(clientOf(request.raw).address)) throw new Refused(403, 'notHere');
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}

/** Who asks; null for nobody yet. */
export function identify(
  { identities, clientOf }: Pick<AppProps, 'identities' | 'clientOf'>,
  request: IncomingMessage,
): Identity | null {
  const secret = secretIn(request.headers.cookie, clientOf(request).secure);
  return secret === null ? null : identities.of(secret);
}

function read<Schema extends v.GenericSchema>(
  schema: Schema,
  sent: unknown,
): v.InferOutput<Schema> {
  const value = readAs(schema, sent ?? {});
  if (value === null) throw new Refused(400, whyNot(schema, sent));
  return value;
}

function addIdentity(app: FastifyInstance, props: AppProps): void {
  const { identities, clientOf, rooms, played, nearby } = props;
  const known = (request: FastifyRequest): Identity => {
    const identity = identify(props, request.raw);
    if (identity === null) throw new Refused(401, 'notHere');
    return identity;
  };
  const remember = (request: FastifyRequest, reply: FastifyReply, secret: string): void =>
    void reply.header('Set-Cookie', cookieFor(secret, clientOf(request.raw).secure));

  /** Whoever comes for the first time is somebody from here on. */
  app.post('/api/me', async (request, reply) => {
    const { name } = read(v.partial(named), request.body);
    const identity = identify(props, request.raw);
    if (identity !== null) {
      if (name !== undefined && name !== identity.name)
        await identities.rename(identity.person, name);
      return { person: identity.person, name: name ?? identity.name };
    }
    const made = await identities.make(name);
    remember(request, reply, made.secret);
    return { person: made.person, name: made.name };
  });
  app.get('/api/me', async (request) => known(request));
  app.get('/api/me/export', async (request) => identities.export(known(request).person));
  app.get('/api/me/matches', async (request) => played.of(known(request).person));
  app.post('/api/me/transfer', async (request) => {
    read(nothing, request.body);
    const secret = await identities.offerTransfer(known(request).person);
    const link = `${originFor(clientOf(request.raw), nearby())}/transfer#${secret}`;
    return { secret, link, qr: qrSvg(link) };
  });
  app.post('/api/transfer', async (request, reply) => {
    const { secret } = read(transferred, request.body);
    const taken = await identities.takeTransfer(secret);
    if (taken === null) throw new Refused(404, 'notHere');
    remember(request, reply, taken.secret);
    return { person: taken.person, name: taken.name };
  });
  app.delete('/api/me', async (request, reply) => {
    const { person } = known(request);
    await rooms.forget(person);
    await identities.delete(person);
    reply.header('Set-Cookie', noCookie(clientOf(request.raw).secure));
    return { ok: true };
  });
  app.get<{ Params: { match: string } }>('/api/matches/:match/log', async (request, reply) => {
    const { person } = known(request);
    const match = request.params.match.slice(0, 100);
    const log = await logFor(props.store, match, person, played.hasLeft(person, match));
    if (log === null) throw new Refused(404, 'noMatch');
    reply.header(
      'Content-Disposition',
      `attachment; filename="mazzo-${log.whole ? 'log' : 'stream'}.jsonl"`,
    );
    return reply
      .type('application/x-ndjson')
      .send(log.entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
  });
}

function addTables(app: FastifyInstance, props: AppProps): void {
  const { rooms, clientOf, nearby } = props;
  const codeIn = (request: FastifyRequest<{ Params: { code: string } }>): string => {
    const code = readAs(codeSchema, request.params.code);
    if (code === null) throw new Refused(404, 'noSuchTable');
    return code;
  };
  app.get('/api/tables', async () => rooms.listed());
  app.post('/api/tables', async (request) => {
    const identity = identify(props, request.raw);
    if (identity === null) throw new Refused(401, 'notHere');
    const created = await rooms.create(identity, read(termsSchema, request.body));
    if (typeof created === 'string') throw new Refused(400, created);
    return { code: created.code, path: `/t/${created.code}` };
  });
  app.get<{ Params: { code: string } }>('/api/tables/:code', async (request) => {
    const lobby = rooms.lobbyOf(codeIn(request));
    if (typeof lobby === 'string') throw new Refused(404, lobby);
    return summaryOf(lobby);
  });
  app.get<{ Params: { code: string } }>('/api/tables/:code/qr.svg', async (request, reply) => {
    const link = `${originFor(clientOf(request.raw), nearby())}/t/${codeIn(request)}`;
    return reply.type('image/svg+xml').send(qrSvg(link));
  });
  app.get('/api/origin', async (request) => ({
    origin: originFor(clientOf(request.raw), nearby()),
  }));
}
