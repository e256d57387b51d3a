/** The built page, for whoever serves it: alone, or beside tables. */
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { GameId } from '@mazzo/games/ids';
import { languageOf } from '@mazzo/kernel';
import type { Language } from '@mazzo/kernel';
import sirv from 'sirv';

/** All that the page needs comes from where the page came from. */
const policy = [
  "default-src 'self'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': policy,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/** The table that the page is asked for at. */
export interface Invitation {
  readonly code: string;
  readonly game: GameId;
}

export type PageListener = (
  request: IncomingMessage,
  response: ServerResponse,
  invitation?: Invitation | null,
) => void;

/** Beside the built page, and for nobody outside: what an invitation needs, by game and language. */
export const INVITED = '.invited.json';
export type InvitedFiles = Readonly<Record<string, Readonly<Record<string, FilesOfTable>>>>;

/** What is needed until a name can be written, and after that until the first move. */
export interface FilesOfTable {
  readonly invitation: readonly string[];
  readonly room: readonly string[];
}

/** Addresses that the page itself understands. */
const withinPage = /^\/(?:t\/[\w-]{1,20}|transfer)\/?$/;

export function pageListener(dist: string): PageListener {
  // `dev` looks at the folder each time: the page may be built again while it is served.
  const files = sirv(dist, { dev: true, etag: true, brotli: true, gzip: true, setHeaders });
  return (request, response, invitation = null) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return refuse(response, 405, 'Only GET and HEAD.');
    }
    const absent = (): void => refuse(response, 404, 'There is nothing here.');
    const [path = ''] = (request.url ?? '').split('?');
    if (/\/(\.|%2e)/i.test(path)) return absent();
    if (withinPage.test(path)) request.url = '/';
    // Nothing here is large, and sirv does not survive every range.
    delete request.headers.range;
    const send = (): void => files(request, response, absent);
    if (invitation === null) return send();
    void linksFor(dist, invitation, request.headers['accept-language'])
      .then((links) => response.setHeader('Link', links))
      .then(send);
  };
}

/**
 * Fetched along with the page: what the table is, and all that its room and its game consist of. By
 * itself a browser would find out one after the other, each after a journey there and back.
 */
async function linksFor(
  dist: string,
  { code, game }: Invitation,
  accepted = '',
): Promise<readonly string[]> {
  const language = languageOf(accepted.split(',').map((tag) => tag.trim()));
  const { invitation, room } = await invitedFiles(dist, game, language);
  const table = `</api/tables/${code}>; rel=preload; as=fetch; crossorigin`;
  return [...invitation.map(linkTo), table, ...room.map(linkTo)];
}

/** Otherwise a browser takes styles first, and those of the room are needed last. */
const linkTo = (file: string): string =>
  file.endsWith('.css')
    ? `</${file}>; rel=preload; as=style; crossorigin; fetchpriority=low`
    : `</${file}>; rel=modulepreload`;

/** A page that was built without the list is served all the same. */
async function invitedFiles(dist: string, game: GameId, language: Language): Promise<FilesOfTable> {
  const none: FilesOfTable = { invitation: [], room: [] };
  try {
    const all = JSON.parse(await readFile(join(dist, INVITED), 'utf8')) as InvitedFiles;
    return all[game]?.[language] ?? none;
  } catch {
    return none;
  }
}

function refuse(response: ServerResponse, status: number, why: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(`${why}\n`);
}

/** A name with a hash in it is for ever; whatever leads to those is asked for again each time. */
function setHeaders(response: ServerResponse, path: string): void {
  const forEver = path.startsWith('/assets/');
  const caching = forEver ? 'public, max-age=31536000, immutable' : 'no-cache';
  response.setHeader('Cache-Control', caching);
}
