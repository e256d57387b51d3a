/** What is said at Sapone's stall has room where it stands, on the narrowest telephones too. */
import { backOf, MARKET, SOAP } from '@mazzo/games/sapone';
import type { State } from '@mazzo/games/sapone';
import { languages } from '@mazzo/kernel';
import { expect, test } from 'vitest';
import { atFullLength } from '../scripts/lengths.ts';
import { burstLines } from './driver/burst.ts';
import { visit } from './driver/visit.ts';
import type { Wish } from './shots/prepared.ts';
import { reach } from './shots/reach.ts';
import { touch } from './shots/screen.ts';

/** Italian has the longer names. */
const spoken = atFullLength ? languages : (['it'] as const);
const widths = atFullLength ? [360, 320] : [320];

/** Whoever looks on holds cards of both decks, and may sell one. */
const selling: Wish<State> = {
  game: 'sapone',
  until: ({ phase, hands }) =>
    phase.kind === 'trade' &&
    [MARKET, SOAP].every((back) =>
      hands[0]!.cards.some((count, card) => count > 0 && backOf(card) === back),
    ),
};

test.each(spoken)('in %s every name fits its price tag', async (language) => {
  const { page } = await visit({ at: 'phone', language });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 640 });
    await reach(page, { name: 'selling', matches: [selling] }, { language, theme: 'light' });
    const named = new Set<string>();
    for (const end of ['first', 'last'] as const) {
      await page.locator('[data-id^="hand:"]')[end]().click();
      await touch(page, 'sell…');
      const kinds = page.locator('[data-id^="kind:"]');
      await kinds.first().waitFor();
      for (const kind of await kinds.all()) {
        await kind.click();
        named.add((await kind.getAttribute('data-id'))!);
        expect(await page.evaluate(burstLines), `${width} px`).toEqual([]);
      }
      await touch(page, 'cancel');
      await touch(page, 'cancel');
      await kinds.first().waitFor({ state: 'detached' });
    }
    expect(named.size).toBeGreaterThan(15);
  }
});

const deciding: Wish<State> = {
  game: 'sapone',
  until: ({ phase }) =>
    phase.kind === 'decide' &&
    phase.sale.seller === 0 &&
    phase.sale.bids.some((bids) => bids.length > 1),
};

test.runIf(atFullLength).each(languages)(
  'in %s what an offer leads to fits its row',
  async (language) => {
    const { page } = await visit({ at: 'phone', language });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 640 });
      await reach(page, { name: 'deciding', matches: [deciding] }, { language, theme: 'light' });
      expect(await page.evaluate(burstLines), `${width} px`).toEqual([]);
    }
  },
);

test.runIf(atFullLength)('a question has one face, however long it is', async () => {
  const { page } = await visit({ at: 'phone', language: 'it' });
  await reach(page, { name: 'selling', matches: [selling] }, { language: 'it', theme: 'light' });
  const seen = new Map<string, string>();
  for (let n = 0; n < 3; n++) {
    await page.locator('[data-id^="hand:"]').nth(n).click();
    const words = page.locator('[data-print]');
    const face = await words
      .locator('p')
      .first()
      .evaluate((p) => getComputedStyle(p).fontFamily);
    seen.set((await words.getAttribute('data-print'))!, face);
  }
  expect([...seen.keys()].toSorted()).toEqual(['small', 'usual']);
  expect(new Set(seen.values()).size).toBe(1);
});
