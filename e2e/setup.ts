/** Before all browser tests: one browser for them all, the page as it is now, and somebody who serves it. */
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { chromium as findChromium, headlessChromium } from '../scripts/chromium.mjs';
import { browserArguments } from './driver/killable.ts';
import type { Pages } from './driver/site.ts';
import { builtPages, openSite } from './driver/site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Its program, for who starts one of their own. */
    readonly chromium: string;
    /** Where the one that all share is reached. */
    readonly browser: string;
    readonly address: string;
    readonly pages: Pages;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  project.provide('chromium', findChromium());
  const executablePath = headlessChromium();
  const browser = await chromium.launchServer({ executablePath, args: browserArguments });
  project.provide('browser', browser.wsEndpoint());
  const pages = await builtPages();
  project.provide('pages', pages);
  const site = await openSite(pages.now);
  project.provide('address', site.address);
  return async () => {
    await site.close();
    await browser.close();
  };
}
