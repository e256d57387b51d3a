/** The end of a match, as the table told it and as the page shows it. */
import type { Language } from '@mazzo/kernel';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { known } from './known.ts';
import { told } from './line.ts';
import { visitor } from './words.ts';

export async function expectResult(page: Page, language: Language = 'en'): Promise<void> {
  const shown = page.getByRole('dialog').getByRole('listitem');
  await shown.first().waitFor();
  const status = known(await told(page))?.status;
  if (status?.over !== true) expect.fail('the match is not over');
  const { name } = visitor(language);
  const lines = status.standings.map(({ place, seat, score }) => `${place}${name(seat)}${score}`);
  // Without what is printed small beside it, the best round.
  const seen = await shown.evaluateAll((items) =>
    items.map((item) =>
      Array.from(item.querySelectorAll('span'), (one) => one.textContent).join(''),
    ),
  );
  expect(seen).toEqual(lines);
}
