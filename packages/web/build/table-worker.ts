/**
 * Bundles the table's worker together with the page. By itself Vite bundles a worker apart, and the
 * kernel and the game would be fetched twice: once to judge moves on the page, once to play them.
 */
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

const started = /new URL\('([^']+\/worker\.ts)', import\.meta\.url\)/;

export function tableWorker(): Plugin {
  return {
    name: 'mazzo-table-worker',
    apply: 'build',
    // Before Vite finds it.
    enforce: 'pre',
    transform: {
      filter: { code: started },
      handler(code, id) {
        return code.replace(started, (_, file: string) => {
          const worker = resolve(dirname(id), file);
          const chunk = this.emitFile({ type: 'chunk', id: worker, name: WORKER });
          return `import.meta.ROLLUP_FILE_URL_${chunk}`;
        });
      },
    },
  };
}

const WORKER = 'table-worker';

/** What a chunk imports is fetched along with it, by links: of which a worker has none. */
export function fetchedAlong(
  _file: string,
  chunks: string[],
  { hostId }: { readonly hostId: string },
): string[] {
  return hostId.includes(WORKER) ? [] : chunks;
}
