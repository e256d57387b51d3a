/** The ways in which the page can look. */
import { languages } from '@mazzo/kernel';
import type { Language } from '@mazzo/kernel';
import type { Browser, BrowserContext, Page } from 'playwright-core';

export const sizes = {
  phone: { width: 360, height: 640 },
  desk: { width: 1280, height: 800 },
} as const;
type Size = keyof typeof sizes;

const themes = ['light', 'dark', 'contrast'] as const;
type Theme = (typeof themes)[number];

export interface Look {
  readonly size: Size;
  readonly theme: Theme;
  readonly language: Language;
}

export const looks: readonly Look[] = languages.flatMap((language) =>
  themes.flatMap((theme) =>
    (Object.keys(sizes) as Size[]).map((size) => ({ size, theme, language })),
  ),
);

export function lookName({ size, theme, language }: Look): string {
  return `${size}-${theme}-${language}`;
}

/** A browser's window of that size, at home. */
export async function openWindow(
  browser: Browser,
  address: string,
  { size, language }: Look,
  scale = 1,
): Promise<{ readonly page: Page; readonly context: BrowserContext }> {
  const context = await browser.newContext({
    viewport: sizes[size],
    deviceScaleFactor: scale,
    hasTouch: size === 'phone',
    isMobile: size === 'phone',
    locale: language,
    baseURL: address,
    // What is looked at is what was built, and nothing that is kept from before.
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(10_000);
  const page = await context.newPage();
  await page.goto('/');
  return { page, context };
}
