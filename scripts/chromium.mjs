/**
 * Finds a Chromium for the browser tests, or installs one. Plain JavaScript, because it may run on
 * whatever Node the machine has: `node scripts/chromium.mjs`.
 */
import { fileURLToPath } from 'node:url';
import { isExecutable, program } from './debian.mjs';

/** Its path; throws a sentence that says what to do if there is none and none can be installed. */
export function chromium() {
  const { CHROMIUM } = process.env;
  if (CHROMIUM !== undefined && CHROMIUM !== '') {
    if (isExecutable(CHROMIUM)) return CHROMIUM;
    throw new Error(`CHROMIUM names ${CHROMIUM}, which is no program.`);
  }
  return program({
    names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
    packages: ['chromium'],
    what: 'a Chromium',
    elsewhere: [
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ],
    hint: ', or name one with CHROMIUM=/path/to/it',
  });
}

/**
 * The same engine without a window's trimmings: a page opens in a quarter of the time. It keeps nothing
 * when it is closed. Where there is none and none can be had, the whole browser.
 */
export function headlessChromium() {
  if (process.env.CHROMIUM !== undefined) return chromium();
  try {
    return program({
      names: ['chromium-headless-shell'],
      packages: ['chromium-headless-shell'],
      what: 'a Chromium without a window',
    });
  } catch {
    return chromium();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(chromium());
