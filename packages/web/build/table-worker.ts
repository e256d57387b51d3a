/**
 * Bundles the table's worker together with the page. By itself Vite bundles a worker apart, and the
 * kernel and the game would be fetched twice: once to judge moves on the page, once to play them.
 */
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

const NAME = 'table-worker';
/** The file that it becomes. */
export const WORKER = new RegExp(`/${NAME}-`);

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
          const chunk = this.emitFile({ type: 'chunk', id: worker, name: NAME });
          return `import.meta.ROLLUP_FILE_URL_${chunk}`;
        });
      },
    },
  };
}
