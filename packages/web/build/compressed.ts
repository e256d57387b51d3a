/** Writes a .br and a .gz beside everything that is worth it, so that nobody compresses at each visit. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(html|js|css|svg|json|webmanifest|txt)$/;
/** Below this it all fits into one packet anyway. */
const LEAST = 1024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export function compressed(): Plugin {
  return {
    name: 'mazzo-compressed',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir }) {
        if (dir !== undefined) await compressAll(dir);
      },
    },
  };
}

async function compressAll(folder: string): Promise<void> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = found.filter((one) => one.isFile() && COMPRESSIBLE.test(one.name));
  await Promise.all(files.map((one) => compress(join(one.parentPath, one.name))));
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < LEAST) return;
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await writeFile(`${file}.br`, await brotli(content, { params: quality }));
  await writeFile(`${file}.gz`, await zip(content, { level: constants.Z_BEST_COMPRESSION }));
}
