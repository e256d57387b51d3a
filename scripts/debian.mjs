/**
 * Finds a program; on Debian, as root, installs it if it is missing. Plain JavaScript, because it may
 * run on whatever Node the machine has.
 */
import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const INSTALLER = 'apt-get';

/**
 * Its path; throws a sentence that says what to do if there is none and none can be installed.
 *
 * @param {{ names: string[], packages: string[], what: string, elsewhere?: string[], hint?: string }} wanted
 */
export function program({ names, packages, what, elsewhere = [], hint = '' }) {
  const paths = () => [...onPath(names), ...elsewhere].find(isExecutable) ?? null;
  const found = paths();
  if (found !== null) return found;
  const debian = existsSync('/etc/debian_version');
  if (!debian || process.getuid?.() !== 0) {
    const how = debian ? ` (as root: ${INSTALLER} install ${packages.join(' ')})` : '';
    throw new Error(`The browser tests need ${what}: install it${how}${hint}.`);
  }
  console.error(`Installing ${what} for the browser tests (about a minute) …`);
  apt('update');
  apt('install', '-y', '--no-install-recommends', ...packages);
  const installed = paths();
  if (installed === null) throw new Error(`${INSTALLER} installed no ${names[0]}.`);
  return installed;
}

/** @param {string[]} names */
function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter).concat('/usr/bin');
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** @param {string} path */
export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Its output is shown only if it fails. @param {string[]} args */
function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    execFileSync(INSTALLER, ['-q', ...args], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  } catch (error) {
    const { stderr } = /** @type {{ stderr?: Buffer }} */ (error);
    throw new Error(`${INSTALLER} ${args[0]} failed: ${stderr?.toString() ?? String(error)}`, {
      cause: error,
    });
  }
}
