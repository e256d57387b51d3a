/**
 * What a part of the page imports is fetched along with it, by links, instead of one after the other.
 * Not what is there already because whoever asks for that part imports it too; and nothing in a
 * worker, which has no links.
 */
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { gameIds } from '../src/games/ids.ts';

/** What Vite calls the helper that adds the links. */
const HELPER = 'vite/preload-helper.js';

/** What stands in for it. */
const ours = fileURLToPath(new URL('../src/links.ts', import.meta.url));

/** By its file's name, the names of what a chunk imports: scripts and styles. */
export type Imports = ReadonlyMap<string, readonly string[]>;

export function fetchedAlong(worker: RegExp): Plugin {
  let imports: Imports = new Map();
  return {
    name: 'mazzo-fetched-along',
    apply: 'build',
    // Before Vite asks.
    enforce: 'pre',
    resolveId: (id) => (id.endsWith(HELPER) ? `${ours}?helper` : null),
    load(id) {
      if (id !== `${ours}?helper`) return null;
      return `export { fetchAlong as __vitePreload } from ${JSON.stringify(ours)};`;
    },
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          resolveDependencies: (file, chunks, { hostId }) =>
            worker.test(hostId) ? [] : needed(file, missing(imports, hostId, file, chunks)),
        },
      },
    }),
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
      imports = new Map(
        chunks.map(({ fileName, imports: own, viteMetadata }) => [
          fileName,
          [...own, ...(viteMetadata?.importedCss ?? [])],
        ]),
      );
    },
  };
}

/** The screens, and the games: whoever touches them waits for all of it. */
const WAITED_FOR = new RegExp(`/(entrance|\\w+-screen|matches|${gameIds.join('|')})-`);

/** The others are mostly there before they are wanted: of those, styles alone are named in the page. */
function needed(file: string, chunks: readonly string[]): string[] {
  return chunks.filter((chunk) => WAITED_FOR.test(file) || chunk.endsWith('.css'));
}

/** None if only the file itself is missing: asking for it is as quick. */
export function missing(
  imports: Imports,
  host: string,
  file: string,
  chunks: readonly string[],
): string[] {
  const there = closure(imports, host);
  const left = chunks.filter((chunk) => !there.has(chunk));
  return left.some((chunk) => chunk !== file) ? left : [];
}

function closure(imports: Imports, file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const one of imports.get(file) ?? []) closure(imports, one, found);
  return found;
}
