/** What axe finds wrong with the page as it is shown, a line each. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** A page reads it twice for every look; as it is published for browsers it is less than half as long. */
const axeSource = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

export async function violations(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page, axeSource })
    // Without frames there is nothing to put together in a page of its own, which takes as long again.
    .setLegacyMode()
    // To write down all that is well takes as long as to find what is not.
    .options({ resultTypes: ['violations'] })
    .withTags(tags);
  const { violations: found } = await axe.analyze();
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => {
      const why = failureSummary.replaceAll(/\s+/g, ' ');
      return `${id} (${help}) at ${target.join(' ')}: ${why}`;
    }),
  );
}
