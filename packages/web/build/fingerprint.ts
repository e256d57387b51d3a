/** A number for everything that the page is made of: another number, another page. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

const LOCK = 'package-lock.json';
/** What is made, fetched, or only tests read. */
const IGNORED = /\/(node_modules|dist|golden)\/|\.(test|fixture)\.tsx?$/;

/** Of the repository in this folder. */
export async function fingerprint(root: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of [LOCK, ...(await sources(root))]) {
    hash
      .update(`${file}\0`)
      .update(await readFile(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** In an order that no file system decides. */
async function sources(root: string): Promise<string[]> {
  const found = await readdir(join(root, 'packages'), { recursive: true, withFileTypes: true });
  return found
    .filter((one) => one.isFile())
    .map((one) => relative(root, join(one.parentPath, one.name)).split(sep).join('/'))
    .filter((file) => !IGNORED.test(file))
    .toSorted();
}
