/** The page without a network, and with a new version of itself. */
import type { GameId } from '../packages/web/src/games/ids.ts';
import type { Page } from 'playwright-core';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { policies } from './driver/drivers.ts';
import { deal, gameIds, someGames, usual } from './driver/games.ts';
import { byTap, tableOn } from './driver/hands.ts';
import { playToTheEnd } from './driver/match.ts';
import { play } from './driver/player.ts';
import { atRest } from './driver/rest.ts';
import { expectResult } from './driver/result.ts';
import { openSite } from './driver/site.ts';
import type { Site } from './driver/site.ts';
import { visit } from './driver/visit.ts';
import { titleOf, words } from './driver/words.ts';

async function ownSite(): Promise<Site> {
  const site = await openSite(inject('pages').now);
  onTestFinished(() => site.close());
  return site;
}

/** From then on the page needs no network. */
async function kept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

describe.each(someGames('flip7'))('%s', (game) => {
  test('is opened and played to its end with the network off, in Italian, with all that moves', async () => {
    const site = await ownSite();
    const { page, context } = await visit({
      keepsOffline: true,
      at: 'phone',
      language: 'it',
      settings: { motion: 'full' },
      address: site.address,
      options: usual,
    });
    await kept(page);
    await site.close();
    await context.setOffline(true);
    await page.reload();
    await deal(page, game, byTap, 'it');
    await page.reload();
    const policy = policies[game]('it');
    await playToTheEnd(game, { page, hands: byTap, policy, language: 'it' });
    await expectResult(page, 'it');
  });
});

test('every screen opens with the network off, and every game is dealt', async () => {
  const site = await ownSite();
  const { page, context } = await visit({ keepsOffline: true, at: 'phone', address: site.address });
  await kept(page);
  await site.close();
  await context.setOffline(true);
  const expectScreen = async (hash: string): Promise<void> => {
    await page.goto(`/${hash}`);
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('main').waitFor();
  };
  await expectScreen('#/settings');
  for (const game of gameIds satisfies readonly GameId[]) {
    if (someGames('pinnacola').includes(game)) await expectScreen(`#/options/${game}`);
    if (someGames('sapone').includes(game)) await expectScreen(`#/rules/${game}`);
    await page.goto('/');
    await deal(page, game, byTap);
    await play({ page, hands: byTap, policy: policies[game]('en') }, 2);
  }
});

test('a new version never reloads a game, and is offered at home', async () => {
  const site = await ownSite();
  const { page } = await visit({ keepsOffline: true, at: 'phone', address: site.address });
  await kept(page);
  await deal(page, 'flip7', byTap);
  const player = { page, hands: byTap, policy: policies.flip7('en') };
  await play(player, 2);
  const before = await atRest(page);
  await site.deploy(inject('pages').later);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting !== null);
  expect(await atRest(page)).toEqual(before);
  await play(player, 2);
  const after = await atRest(page);
  expect(await version(page)).toBeNull();
  const { hash } = new URL(page.url());
  await page.getByRole('link', { name: words.en.play.home }).tap();
  await page.getByText(words.en.home.update).waitFor();
  await page.getByRole('button', { name: words.en.home.updateNow }).tap();
  await page.waitForFunction(() => document.documentElement.dataset['version'] === 'later');
  await page.getByRole('link', { name: words.en.home.continueGame(titleOf('flip7')) }).tap();
  await page.waitForURL((url) => url.hash === hash);
  await tableOn(page).waitFor();
  expect(await atRest(page)).toEqual(after);
});

function version(page: Page): Promise<string | null> {
  return page.evaluate(() => document.documentElement.getAttribute('data-version'));
}
