/**
 * Bundles the table's worker together with the page. By itself Vite bundles a worker apart, and the
 * kernel and the game would be fetched twice: once to judge moves on the page, once to play them.
 */
import { dirname, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

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
    generateBundle(_options, bundle) {
      const [strange] = ofThePage(bundle);
      // It would load, and fail at the first word about a document.
      if (strange !== undefined) this.error(`the table's worker would load ${strange}`);
    },
  };
}

/** What the worker loads, now or later, of what can only run on a page. */
function ofThePage(bundle: Rolldown.OutputBundle): string[] {
  const found = new Set(Object.keys(bundle).filter((file) => WORKER.test(file)));
  for (const file of found) {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk') continue;
    for (const more of [...chunk.imports, ...chunk.dynamicImports]) found.add(more);
  }
  const modules = [...found].flatMap((file) => {
    const chunk = bundle[file];
    return chunk?.type === 'chunk' ? chunk.moduleIds : [];
  });
  return modules.filter((id) =>
    /\/packages\/web\/src\/(?!worker\/|(links|(late-)?schemas|schema-base|games\/(ids|\w+\/rules))\.ts)|\/preact\//.test(
      id,
    ),
  );
}
