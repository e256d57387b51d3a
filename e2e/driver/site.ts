/** The built page, and a server for it. */
import { existsSync } from 'node:fs';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { fingerprint } from '../../packages/web/build/fingerprint.ts';
import { serve } from '../../packages/web/serve.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const web = `${root}packages/web`;
const cache = `${root}.cache/e2e/pages`;
const HOUR = 3_600_000;

/** The page of the sources as they are; or as it might be after another change. */
const versions = ['now', 'later'] as const;
type Version = (typeof versions)[number];
export type Pages = Readonly<Record<Version, string>>;

/** Their folders; built only if the sources have changed since. */
export async function builtPages(): Promise<Pages> {
  const folder = `${cache}/${(await fingerprint(root)).slice(0, 16)}`;
  const pages = { now: `${folder}/now`, later: `${folder}/later` };
  if (existsSync(folder)) return pages;
  const began = Date.now();
  await clearAway();
  for (const version of versions) await build(`${folder}.part/${version}`, version);
  await rename(`${folder}.part`, folder);
  console.log(`The page is built: ${((Date.now() - began) / 1000).toFixed(1)} s`);
  return pages;
}

/** What was built for sources that are no more; another run may still serve the last. */
async function clearAway(): Promise<void> {
  for (const name of await readdir(cache).catch(() => [])) {
    const { mtimeMs } = await stat(`${cache}/${name}`);
    if (Date.now() - mtimeMs > HOUR) await rm(`${cache}/${name}`, { recursive: true });
  }
}

async function build(outDir: string, version: Version): Promise<void> {
  const { build: viteBuild } = await import('vite');
  // Tests run with another: the page would be built as for them, without its service worker.
  const { NODE_ENV } = process.env;
  process.env['NODE_ENV'] = 'production';
  await viteBuild({
    root: web,
    configFile: `${web}/vite.config.ts`,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
    plugins: version === 'later' ? [laterVersion] : [],
  });
  process.env['NODE_ENV'] = NODE_ENV;
}

/** A change that can be seen from outside: the page says which version it is. */
const laterVersion: Plugin = {
  name: 'later-version',
  transformIndexHtml: (html) => html.replace('<html', '<html data-version="later"'),
};

export interface Site {
  readonly address: string;
  /** From now on another folder is served at the same address. */
  deploy(folder: string): Promise<void>;
  close(): Promise<void>;
}

export async function openSite(folder: string): Promise<Site> {
  let serving = await serve({ port: 0, dist: folder });
  const { address } = serving;
  return {
    address,
    async deploy(next) {
      await serving.close();
      serving = await serve({ port: Number(new URL(address).port), dist: next });
    },
    close: () => serving.close(),
  };
}
