/** Where a server is found from elsewhere: an address that means “this machine” leads a phone to itself. */
import { networkInterfaces } from 'node:os';
import { isLoopback } from './origin.ts';
import type { Client } from './origin.ts';

const EVERYWHERE: ReadonlySet<string> = new Set(['0.0.0.0', '::']);

/** For phones on the same network; null for a server that listens to one address alone, or is on no network. */
export function originNearby(host: string, port: number): string | null {
  if (!EVERYWHERE.has(host)) return null;
  const own = Object.values(networkInterfaces()).flatMap((addresses = []) => addresses);
  const found = own.find(({ family, internal }) => family === 'IPv4' && !internal);
  return found === undefined ? null : `http://${found.address}:${port}`;
}

/** What a link begins with that one hands on. */
export function originFor({ secure, host }: Client, nearby: string | null): string {
  return isThisMachine(host) && nearby !== null ? nearby : `${secure ? 'https' : 'http'}://${host}`;
}

function isThisMachine(host: string): boolean {
  const name = host.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1');
  return name === 'localhost' || isLoopback(name);
}
