/** A phone with the page on it. */
import type { Language } from '@mazzo/kernel';
import { chromium } from 'playwright-core';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { chromium as chromiumPath } from '../../../scripts/chromium.mjs';

export const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
];

export function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath(), args: flags });
}

export const phone: BrowserContextOptions = {
  viewport: { width: 360, height: 640 },
  isMobile: true,
  hasTouch: true,
};

interface Opening {
  readonly address: string;
  readonly language?: Language;
  /** Other things in the browser's storage. */
  readonly kept?: Readonly<Record<string, string>>;
  /** Fetches nothing ahead, as for whoever saves data, and keeps nothing for offline. */
  readonly sparing?: boolean;
}

/** A page that has never been here, not yet at its address. */
export async function openPhone(browser: Browser, opening: Opening): Promise<Page> {
  const { address, language = 'en', kept = {}, sparing = false } = opening;
  const context = await browser.newContext({
    ...phone,
    locale: language,
    baseURL: address,
    serviceWorkers: sparing ? 'block' : 'allow',
  });
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, kept);
  if (sparing) {
    await context.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
  }
  return context.newPage();
}

/** From now on the page's own thread is so many times slower. Its worker is not. */
export async function slowDown(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
}

/**
 * What at the table means a legal move, or goes on: not the wishes that a player may have, what may be
 * said beside the moves, or a head that opens.
 */
export const LIT =
  'section button[data-id]:not([aria-disabled], [aria-pressed], [data-id="page:talk"], [data-opens])';
