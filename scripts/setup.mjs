/**
 * Installs what package-lock.json names, once: the first `npm start` or `npm test` on a fresh clone
 * waits for it, later ones do not. Plain JavaScript, because it runs on whatever Node the machine has.
 */
import { execSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = `${root}node_modules/.mazzo-installed`;
const wanted = createHash('sha256')
  .update(readFileSync(`${root}package-lock.json`))
  .digest('hex');

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  console.error('Installing what Mazzo needs (the first time takes about a minute) …');
  execSync('npm ci --no-audit --no-fund --loglevel=error', { cwd: root, stdio: 'inherit' });
  writeFileSync(stamp, wanted);
}
