/** What somebody hears who does not see the page: its live regions, in order. */
import type { Page } from 'playwright-core';

interface Heard {
  readonly words: string;
  /** It interrupts. */
  readonly urgent: boolean;
}

declare global {
  var mazzoHeard: Heard[];
}

/** Runs in the page, before anything else. */
export function listen(): void {
  globalThis.mazzoHeard = [];
  const live = '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"]';
  const hear = (node: Node): void => {
    const element = node instanceof Element ? node : node.parentElement;
    const region = element?.closest(live);
    const words = node.textContent?.trim() ?? '';
    if (!region || words === '') return;
    const urgent = region.matches('[aria-live="assertive"], [role="alert"]');
    globalThis.mazzoHeard.push({ words, urgent });
  };
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') hear(target);
      else addedNodes.forEach(hear);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

export function heard(page: Page): Promise<Heard[]> {
  return page.evaluate(() => globalThis.mazzoHeard);
}
