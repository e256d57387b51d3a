/** A table's link, and as whom this terminal is known where it leads. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { identityAt } from '@mazzo/server';
import type { ServerIdentity } from '@mazzo/server';
import { codeSchema } from '@mazzo/server/protocol';
import { readAs } from '@mazzo/kernel';

export interface ServerLink {
  readonly base: string;
  readonly code: string;
}

/** `https://host/t/CODE`, with or without its beginning; null for anything else. */
export function readLink(word: string): ServerLink | null {
  try {
    const url = new URL(/^https?:\/\//.test(word) ? word : `http://${word}`);
    const [, sent] = /^\/t\/([^/]+)\/?$/.exec(url.pathname) ?? [];
    const code = readAs(codeSchema, sent);
    return code === null ? null : { base: url.origin, code };
  } catch {
    return null;
  }
}

type Cookies = Readonly<Record<string, string>>;

/** The same person each time: what the server gave is kept, for nobody else to read. */
export async function identityFor(
  { base }: ServerLink,
  name: string | null,
  folder: string,
): Promise<ServerIdentity | null> {
  const file = join(folder, 'servers.json');
  const cookies = readCookies(file);
  const identity = await identityAt(base, cookies[base] ?? null, name);
  if (identity === null) return null;
  if (cookies[base] !== identity.cookie) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const kept = { ...cookies, [base]: identity.cookie };
    writeFileSync(file, `${JSON.stringify(kept)}\n`, { mode: 0o600 });
  }
  return identity;
}

function readCookies(file: string): Cookies {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Cookies;
  } catch {
    return {};
  }
}
