/**
 * Finds a Chromium for the browser tests; on Debian, as root, installs one if there is none. Plain
 * JavaScript, because it may run on whatever Node the machine has: `node scripts/chromium.mjs`.
 */
import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const INSTALLER = 'apt-get';
const APPLICATIONS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Its path; throws a sentence that says what to do if there is none and none can be installed. */
export function chromium() {
  const { CHROMIUM } = process.env;
  if (CHROMIUM !== undefined && CHROMIUM !== '') {
    if (isExecutable(CHROMIUM)) return CHROMIUM;
    throw new Error(`CHROMIUM names ${CHROMIUM}, which is no program.`);
  }
  return found() ?? installed();
}

/** @returns {string | null} */
function found() {
  const folders = (process.env.PATH ?? '').split(delimiter).concat('/usr/bin');
  const paths = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...paths, ...APPLICATIONS].find(isExecutable) ?? null;
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function installed() {
  const debian = existsSync('/etc/debian_version');
  if (!debian || process.getuid?.() !== 0) {
    const how = debian ? 'as root: apt-get install chromium' : 'Chromium or Chrome';
    throw new Error(
      `The browser tests need a Chromium: install it (${how}), or name one with CHROMIUM=/path/to/it.`,
    );
  }
  console.error('Installing Chromium for the browser tests (about a minute) …');
  apt('update');
  apt('install', '-y', '--no-install-recommends', 'chromium');
  const path = found();
  if (path === null) throw new Error(`${INSTALLER} installed no chromium.`);
  return path;
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

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(chromium());
