/** Builds the page, and knows whether that is needed. */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { fingerprint } from './fingerprint.ts';

const path = (of: string): string => fileURLToPath(new URL(of, import.meta.url));
/** Which sources were built; in the folder that a build empties first. */
const stamp = path('../dist/.built');

export async function buildPage(): Promise<void> {
  const built = await fingerprint(path('../../..'));
  // Loaded only here: whoever serves what is built need not wait for it.
  const { build } = await import('vite');
  await build({ configFile: path('../vite.config.ts'), root: path('..'), logLevel: 'warn' });
  await writeFile(stamp, built);
}

/** One line of progress, if there is anything to do. */
export async function buildPageIfNeeded(): Promise<void> {
  const built = await readFile(stamp, 'utf8').catch(() => null);
  if (built === (await fingerprint(path('../../..')))) return;
  const began = Date.now();
  process.stderr.write('Building the page …');
  await buildPage();
  process.stderr.write(` ${((Date.now() - began) / 1000).toFixed(1)} s\n`);
}
