/** The built page, for whoever serves it: alone, or beside tables. */
import type { IncomingMessage, ServerResponse } from 'node:http';
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

export type PageListener = (request: IncomingMessage, response: ServerResponse) => void;

/** Addresses that the page itself understands. */
const withinPage = /^\/(?:t\/[\w-]{1,20}|transfer)\/?$/;

export function pageListener(dist: string): PageListener {
  // `dev` looks at the folder each time: the page may be built again while it is served.
  const files = sirv(dist, { dev: true, etag: true, brotli: true, gzip: true, setHeaders });
  return (request, response) => {
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
    files(request, response, absent);
  };
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
