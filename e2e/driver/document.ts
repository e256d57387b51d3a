/** All that the document holds, whether it is seen or not. */
import type { Page } from 'playwright-core';

export interface Laid {
  /** The place's own name. */
  readonly id: string;
  readonly label: string;
  /** How the card is drawn. */
  readonly face: string;
  /** All of it, without what belongs to its place. */
  readonly markup: string;
  /** Everybody may know which deck a card is of that lies face down; empty for what does not. */
  readonly back: string;
  /** Everybody may know that nobody may touch it. */
  readonly locked: boolean;
}

export interface Contents {
  readonly laid: readonly Laid[];
  /** Every text and attribute. */
  readonly words: readonly string[];
}

export function contents(page: Page): Promise<Contents> {
  return page.evaluate(() => {
    // Made when the page was built: a hash in it may read like a card.
    const builtFile = /^\/assets\/[\w-]+\.\w+$/;
    const ofPlace = /^(style|type|role|tabindex|class|inert|aria-.*|data-(?!back|gap|turn).*)$/;
    const markupOf = (element: Element): string => {
      const own = Array.from(element.attributes, ({ name, value }) => `${name}=${value}`);
      const kept = own.filter((one) => !ofPlace.test(one.slice(0, one.indexOf('='))));
      return `${kept.join(' ')} ${element.innerHTML}`;
    };
    const pieces = document.querySelectorAll<HTMLElement>('[data-piece]');
    const laid = Array.from(pieces, (element) => ({
      id: element.dataset['piece']!,
      label: element.getAttribute('aria-label') ?? '',
      face: element.querySelector('svg')?.outerHTML ?? '',
      markup: markupOf(element),
      back: element.dataset['back'] ?? '',
      locked: /\blocked\b/.test(
        element.closest('[role="group"]')?.getAttribute('aria-label') ?? '',
      ),
    }));
    const words: string[] = [];
    for (const element of document.querySelectorAll(':not(svg *, script, style)')) {
      for (const { name, value } of element.attributes) {
        if (name !== 'class' && name !== 'style' && !builtFile.test(value)) words.push(value);
      }
      for (const node of element.childNodes) {
        if (node.nodeType === Node.TEXT_NODE) words.push(node.textContent ?? '');
      }
    }
    return { laid, words };
  });
}
