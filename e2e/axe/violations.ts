/** What axe finds wrong with the page as it is shown, a line each. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

export async function violations(page: Page): Promise<string[]> {
  // Without frames there is nothing to put together in a page of its own, which takes as long again.
  const axe = new AxeBuilder({ page }).setLegacyMode().withTags(tags);
  const { violations: found } = await axe.analyze();
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => {
      const why = failureSummary.replaceAll(/\s+/g, ' ');
      return `${id} (${help}) at ${target.join(' ')}: ${why}`;
    }),
  );
}
