/** Where a request comes from: behind proxies that are trusted, what they say; otherwise the connection. */
import type { IncomingMessage } from 'node:http';

export interface Client {
  readonly address: string;
  /** Whether the browser speaks HTTPS, be it to a proxy. */
  readonly secure: boolean;
  /** As the browser names it, with its port. */
  readonly host: string;
}

export type ClientOf = (request: IncomingMessage) => Client;

const HOST = /^[\w.:[\]-]{1,255}$/;

/** `proxies`: addresses whose `X-Forwarded-…` is believed. */
export function clientReader(proxies: readonly string[]): ClientOf {
  const trusted = new Set(proxies.map(plainAddress));
  return (request) => {
    const { headers, socket } = request;
    const remote = plainAddress(socket.remoteAddress ?? '');
    if (!trusted.has(remote)) {
      return { address: remote, secure: false, host: hostIn(headers.host) };
    }
    // Each proxy adds whom it was asked by: the last that is not trusted is the client.
    const chain = listed(headers['x-forwarded-for']).map(plainAddress);
    const address = chain.findLast((one) => !trusted.has(one)) ?? remote;
    const secure = listed(headers['x-forwarded-proto']).at(-1) === 'https';
    const host = listed(headers['x-forwarded-host']).at(-1) ?? headers.host;
    return { address, secure, host: hostIn(host) };
  };
}

function listed(header: string | string[] | undefined): string[] {
  const text = Array.isArray(header) ? header.join(',') : (header ?? '');
  return text.split(',').flatMap((part) => part.trim() || []);
}

function hostIn(host: string | undefined): string {
  return host !== undefined && HOST.test(host) ? host : 'localhost';
}

function plainAddress(address: string): string {
  return address
    .trim()
    .toLowerCase()
    .replace(/^::ffff:(?=\d+\.)/, '');
}

export function isLoopback(address: string): boolean {
  return address === '::1' || address.startsWith('127.');
}

/** What is counted together: of the newer addresses, everybody has a whole network. */
export function accountOf(address: string): string {
  if (!address.includes(':')) return address;
  const [front = '', back] = address.split('::', 2);
  const groups = front.split(':').filter((group) => group !== '');
  const behind = back?.split(':').filter((group) => group !== '').length ?? 0;
  const left = back === undefined ? 0 : Math.max(0, 8 - groups.length - behind);
  return [...groups, ...new Array<string>(left).fill('0')].slice(0, 4).join(':');
}

/** A browser says where a page that sends something came from; a program says nothing. */
export function isOwnOrigin({ headers }: IncomingMessage, { host }: Client): boolean {
  const { origin } = headers;
  if (origin === undefined) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}
