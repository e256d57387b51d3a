/** Before all browser tests: a browser, the page as it is now, and somebody who serves it. */
import type { TestProject } from 'vitest/node';
import { chromium } from '../scripts/chromium.mjs';
import type { Pages } from './driver/site.ts';
import { builtPages, openSite } from './driver/site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly chromium: string;
    readonly address: string;
    readonly pages: Pages;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  project.provide('chromium', chromium());
  const pages = await builtPages();
  project.provide('pages', pages);
  const site = await openSite(pages.now);
  project.provide('address', site.address);
  return () => site.close();
}
