/** Before all browser tests: a browser is found, the page built as it is now, and somebody serves it. */
import type { TestProject } from 'vitest/node';
import { chromium as findChromium, headlessChromium } from '../scripts/chromium.mjs';
import type { Pages } from './driver/site.ts';
import { builtPages, openSite } from './driver/site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Its program, for who starts one of their own. */
    readonly chromium: string;
    /** The program of the one that all share. */
    readonly browser: string;
    readonly address: string;
    readonly pages: Pages;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  project.provide('chromium', findChromium());
  project.provide('browser', headlessChromium());
  const pages = await builtPages();
  project.provide('pages', pages);
  const site = await openSite(pages.now);
  project.provide('address', site.address);
  return () => site.close();
}
