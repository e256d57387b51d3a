/** What a version of the page consists of, for the service worker to keep. */
import { createHash } from 'node:crypto';
import type { Precache } from '../src/offline/protocol.ts';

export interface BuiltFile {
  /** As it is asked for: `/index.html`. */
  readonly path: string;
  readonly content: string | Uint8Array;
}

const isHashed = (path: string): boolean => path.startsWith('/assets/');

export function precacheOf(files: readonly BuiltFile[]): Precache {
  const sorted = files.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const loose = sorted
    .filter(({ path }) => !isHashed(path))
    .map(({ path, content }) => [path, integrityOf(content)] as const);
  const hashed = sorted.map(({ path }) => path).filter(isHashed);
  const version = createHash('sha256')
    .update(JSON.stringify([hashed, loose]))
    .digest('hex');
  return { version: version.slice(0, 12), hashed, loose: Object.fromEntries(loose) };
}

/** In the form that `fetch` takes. */
function integrityOf(content: string | Uint8Array): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
