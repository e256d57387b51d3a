/** Tables of the gallery: what the card table can draw and no game on the page needs yet. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { drawings } from '../../packages/web/build/drawings.ts';

const root = fileURLToPath(new URL('../../packages/web/gallery', import.meta.url));

/** Its folder, beside the page that is built of the same sources. */
export async function builtGallery(page: string): Promise<string> {
  const outDir = `${page}-gallery`;
  if (existsSync(`${outDir}/index.html`)) return outDir;
  const { build } = await import('vite');
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [drawings()],
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    build: { outDir, emptyOutDir: true },
  });
  return outDir;
}
