/** Builds the service worker as `/sw.js`, and tells it all that the page consists of. */
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { precacheOf } from './precache.ts';
import type { BuiltFile } from './precache.ts';

const FILE = 'sw.js';
/** What stands in its source for what only the build knows. */
const PLACEHOLDER = '__PRECACHE__';

export function offline(): Plugin {
  let publicFolder = '';
  return {
    name: 'mazzo-offline',
    apply: 'build',
    // After Vite has written index.html.
    enforce: 'post',
    configResolved({ publicDir }) {
      publicFolder = publicDir;
    },
    buildStart() {
      const id = fileURLToPath(new URL('../src/offline/service-worker.ts', import.meta.url));
      this.emitFile({ type: 'chunk', id, fileName: FILE });
    },
    async generateBundle(_options, bundle) {
      const worker = bundle[FILE];
      if (worker?.type !== 'chunk') this.error(`${FILE} was not built`);
      // It is started as a plain script, which has no imports.
      if (worker.imports.length > 0) this.error(`${FILE} imports ${worker.imports.join(', ')}`);
      const files = [...builtFiles(bundle), ...(await publicFiles(publicFolder))];
      worker.code = worker.code.replace(PLACEHOLDER, () => JSON.stringify(precacheOf(files)));
    },
  };
}

function builtFiles(bundle: Rolldown.OutputBundle): BuiltFile[] {
  return Object.values(bundle)
    .filter(({ fileName }) => fileName !== FILE && !fileName.endsWith('.map'))
    .map((file) => ({
      path: `/${file.fileName}`,
      content: file.type === 'chunk' ? file.code : file.source,
    }));
}

async function publicFiles(folder: string): Promise<BuiltFile[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = found.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
  return Promise.all(
    files.map(async (file) => ({
      path: `/${relative(folder, file).split(sep).join('/')}`,
      content: await readFile(file),
    })),
  );
}
