/** The page never shows what its player was not told: see matches.test.ts for whole matches. */
import { texts } from '@mazzo/games';
import type { State } from '@mazzo/games/vinto';
import type { AnyEvent } from '@mazzo/kernel';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { many } from '../scripts/lengths.ts';
import { policies } from './driver/drivers.ts';
import { contents } from './driver/document.ts';
import { deal, shortest } from './driver/games.ts';
import { byMouse, byTap, tableOn } from './driver/hands.ts';
import { known } from './driver/known.ts';
import { eventsOf, told } from './driver/line.ts';
import { play } from './driver/player.ts';
import { visit } from './driver/visit.ts';
import { cardsIn, Watcher } from './driver/watcher.ts';
import { words } from './driver/words.ts';

test('Vinto: every card in the document was told, while it moves too', async () => {
  const settings = { motion: 'full', pace: 'brisk' } as const;
  const { page } = await visit({ at: 'desk', settings, options: shortest });
  const watcher = new Watcher();
  await deal(page, 'vinto', byMouse);
  const after = async () => expect(await watcher.look(page)).toEqual([]);
  await play({ page, hands: byMouse, policy: policies.vinto('en'), after }, many(16, 5));
});

describe('Vinto: what was looked at', () => {
  /** Longer than a card is left to be looked at. */
  const LATER = 6500;

  test('is nowhere in the document some seconds later', async () => {
    const prepare = (context: BrowserContext) => context.clock.install();
    const { page } = await visit({ at: 'phone', options: shortest, prepare });
    await deal(page, 'vinto', byTap);
    await play({ page, hands: byTap, policy: policies.vinto('en') }, 2);
    await page.clock.fastForward(LATER);
    await expectForgotten(page);
    await page.getByRole('button', { name: words.en.play.log }).tap();
    await expectForgotten(page);
  });
});

/** Own cards lie face down, and no word says what this player alone has seen. */
async function expectForgotten(page: Page): Promise<void> {
  const said = await told(page);
  const { seat } = known(said)!;
  const isLook = ({ type }: AnyEvent) => type === 'looked';
  const events = eventsOf(said);
  const open = new Set(events.filter((event) => !isLook(event)).flatMap(cardsIn));
  const seen = events.filter(isLook).flatMap(cardsIn);
  expect(seen).toHaveLength(2);
  const { laid, words: everything } = await contents(page);
  for (const card of seen.filter((one) => !open.has(one))) {
    const name = texts.vinto.en.card(card);
    expect(everything.filter((text) => text.includes(name))).toEqual([]);
  }
  const own = laid.filter(({ id }) => id.startsWith(`hand:${seat}:`));
  expect(new Set(own.map(({ face }) => face)).size).toBe(1);
}

describe('the watcher', () => {
  type Plant = (page: Page, unknown: string) => Promise<unknown>;
  const faults: readonly (readonly [string, Plant, RegExp])[] = [
    [
      'a word that names an unknown card',
      (page, unknown) => page.evaluate((name) => document.body.append(`is it ${name}?`), unknown),
      /names a card/,
    ],
    [
      'an attribute that names one',
      (page, unknown) => page.evaluate((name) => (document.body.dataset['hint'] = name), unknown),
      /names a card/,
    ],
    [
      'a card that differs from the others face down',
      (page) =>
        page.evaluate(() => {
          document.querySelector('[data-piece^="hand:2"] svg')!.innerHTML += '<g/>';
        }),
      /does not look like/,
    ],
    [
      'a card that lies face down and is drawn face up',
      (page) =>
        page.evaluate(() => {
          const open = document.querySelector('[data-piece="pile:top"] svg')!;
          document.querySelector('[data-piece^="hand:2"] svg')!.outerHTML = open.outerHTML;
        }),
      /is drawn/,
    ],
    [
      'a place that shows another card than it has',
      (page, unknown) =>
        page.evaluate((name) => {
          const piece = document.querySelector('[data-piece^="hand:2"]')!;
          piece.setAttribute('aria-label', `Bruno’s card 1: ${name}`);
        }, unknown),
      /was never told/,
    ],
  ];

  test('finds every planted fault', async () => {
    const { page } = await visit({ options: shortest });
    await deal(page, 'vinto', byMouse);
    for (const [what, plant, found] of faults) {
      const watcher = new Watcher();
      expect(await watcher.look(page)).toEqual([]);
      const top = (known(await told(page))!.view as State).pile.at(-1)!;
      await plant(page, texts.vinto.en.card(top === 3 ? 4 : 3));
      expect((await watcher.look(page)).join('\n'), what).toMatch(found);
      // As it was, without the fault.
      await page.reload();
      await tableOn(page).waitFor();
    }
  });
});
