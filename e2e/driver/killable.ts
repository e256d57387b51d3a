/** A browser of its own process and folder, that can be killed as a machine kills it. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { chromium } from 'playwright-core';
import type { BrowserContext } from 'playwright-core';
import { inject } from 'vitest';

export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-extensions',
  '--disable-sync',
];

export interface Killable {
  readonly context: BrowserContext;
  /** At once, without a word. */
  kill(): Promise<void>;
}

/** What it has kept in the folder is there again when it is started again. */
export async function startKillable(folder: string): Promise<Killable> {
  const child = spawn(
    inject('chromium'),
    ['--headless', ...browserArguments, `--user-data-dir=${folder}`, '--remote-debugging-port=0'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const browser = await chromium.connectOverCDP(await addressIn(createInterface(child.stderr)));
  return {
    context: browser.contexts()[0]!,
    async kill() {
      child.kill('SIGKILL');
      await gone;
    },
  };
}

async function addressIn(lines: AsyncIterable<string>): Promise<string> {
  for await (const line of lines) {
    const [, address] = /listening on (ws:\S+)/.exec(line) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error('the browser did not start');
}
