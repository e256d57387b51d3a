/** When the document changes: to look at all of it again and again would cost more than the page does. */
import type { Page } from 'playwright-core';

declare global {
  /** How often it has changed, and when it last did. */
  var mazzoChanges: { count: number; at: number };
}

/** Runs in the page, before anything else. */
export function count(): void {
  globalThis.mazzoChanges = { count: 0, at: performance.now() };
  new MutationObserver(() => {
    globalThis.mazzoChanges = { count: globalThis.mazzoChanges.count + 1, at: performance.now() };
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
}

/** As far as it has come: to be asked before one looks, so that nothing is missed meanwhile. */
export function changes(page: Page): Promise<number> {
  return page.evaluate(() => globalThis.mazzoChanges.count);
}

/** A name for the document as it is: another one once it has changed, or was loaded again. */
export function moment(page: Page): Promise<string> {
  return page.evaluate(() => `${performance.timeOrigin} ${globalThis.mazzoChanges.count}`);
}

/** Whether it has come further within this time. */
export async function hasChanged(page: Page, since: number, within: number): Promise<boolean> {
  const has = await page
    .waitForFunction((before) => globalThis.mazzoChanges.count !== before, since, {
      timeout: Math.max(1, within),
    })
    .catch(() => null);
  return has !== null;
}

/** Until nothing has changed for so long. */
export async function untilStill(page: Page, milliseconds: number): Promise<void> {
  await page.waitForFunction(
    (still) => performance.now() - globalThis.mazzoChanges.at > still,
    milliseconds,
  );
}
