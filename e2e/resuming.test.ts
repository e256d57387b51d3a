/** Leaving a match, coming back to it, and playing another. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { languageNames } from '../packages/web/src/settings/text.ts';
import { atFullLength, many } from '../scripts/lengths.ts';
import { policies } from './driver/drivers.ts';
import { deal, shortest } from './driver/games.ts';
import { byMouse, byTap, tableOn } from './driver/hands.ts';
import { look } from './driver/look.ts';
import { isOver, play } from './driver/player.ts';
import { atRest, expectSame } from './driver/rest.ts';
import { expectResult } from './driver/result.ts';
import { visit } from './driver/visit.ts';
import { titleOf, words } from './driver/words.ts';

const { home, play: playWords } = words.en;
const title = titleOf('flip7');

async function goHome(page: Page): Promise<void> {
  await page.getByRole('link', { name: playWords.home }).click();
  await page.getByRole('heading', { name: home.games }).waitFor({ state: 'attached' });
}

test('a match that was left goes on from home; cleared away it can be had back, until its address says that it is gone', async () => {
  const { page } = await visit({ at: 'phone' });
  await deal(page, 'flip7', byTap);
  await play({ page, hands: byTap, policy: policies.flip7('en') }, 3);
  const going = page.getByRole('link', { name: home.continueGame(title) });
  await expectSame(page, async () => {
    await goHome(page);
    await going.tap();
    return page;
  });
  await expectSame(page, async () => {
    await goHome(page);
    await page.getByRole('button', { name: home.remove(title, '') }).tap();
    await going.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: home.undo }).tap();
    await going.tap();
    return page;
  });
  const address = page.url();
  await goHome(page);
  await page.getByRole('button', { name: home.remove(title, '') }).tap();
  await page.getByRole('button', { name: home.undo }).waitFor();
  await page.goto(address);
  await page.getByRole('heading', { name: playWords.lost.noSuchMatch.title }).waitFor();
});

test('after the end another match is dealt to the same players', async () => {
  const { page } = await visit({ at: 'phone', options: shortest });
  await deal(page, 'flip7', byTap);
  const player = { page, hands: byTap, policy: policies.flip7('en') };
  await play(player);
  await expectResult(page);
  const first = page.url();
  await byTap(page, { name: playWords.again, group: null });
  await page.waitForURL((url) => url.href !== first);
  await play(player, many(Infinity, 2));
  if (!atFullLength) return;
  await expectResult(page);
  await page.getByRole('link', { name: playWords.home }).last().tap();
  await page.getByRole('button', { name: home.playGame(title) }).waitFor();
  await page.getByRole('heading', { name: home.running }).waitFor({ state: 'detached' });
});

const english = /\b(card|face down|deck|you)\b/i;

test('the language can be changed in the middle of a match', async () => {
  const { page } = await visit({ at: 'phone', options: shortest });
  await deal(page, 'vinto', byTap);
  await play({ page, hands: byTap, policy: policies.vinto('en') }, 4);
  await page.getByRole('button', { name: playWords.more }).tap();
  await page.getByRole('button', { name: playWords.menu.settings }).tap();
  await page.getByRole('radio', { name: languageNames.it }).check();
  await page.keyboard.press('Escape');
  await page.getByRole('region', { name: words.it.play.table }).waitFor();
  // The game's own words come in a file of their own.
  await expect.poll(async () => (await look(page)).words).not.toMatch(english);
  const player = { page, hands: byTap, policy: policies.vinto('it'), language: 'it' } as const;
  const later = await play(player, many(Infinity, 3));
  expect(later.words).not.toMatch(english);
  if (atFullLength) await expectResult(page, 'it');
});

test('two tabs at one match stay in step, whoever moves', async () => {
  const { page, open } = await visit({ at: 'desk' });
  await deal(page, 'flip7', byMouse);
  const tabs = [page, await open(new URL(page.url()).hash)];
  await tableOn(tabs[1]!).waitFor();
  for (let turn = 0; turn < many(6, 2); turn++) {
    const mover = tabs[turn % 2]!;
    const seen = await play({ page: mover, hands: byMouse, policy: policies.flip7('en') }, 1);
    if (isOver(seen, {})) break;
    const other = tabs[(turn + 1) % 2]!;
    await expect.poll(() => atRest(other)).toEqual(await atRest(mover));
  }
});
