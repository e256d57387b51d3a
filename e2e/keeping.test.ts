/** Nothing that was shown is ever lost. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { words as pinnacolaWords } from '../packages/web/src/games/pinnacola/text/en.ts';
import { policies } from './driver/drivers.ts';
import { atFullLength } from '../scripts/lengths.ts';
import { deal, shortest, someGames } from './driver/games.ts';
import { byMouse, byTap, tableOn } from './driver/hands.ts';
import { startKillable } from './driver/killable.ts';
import { eventsOf, told } from './driver/line.ts';
import { playToTheEnd } from './driver/match.ts';
import { play, touchOnce } from './driver/player.ts';
import { expectSame, still } from './driver/rest.ts';
import { expectResult } from './driver/result.ts';
import { visit } from './driver/visit.ts';

const { table: pinnacola } = pinnacolaWords;

/** Touches between one reload and the next. */
const moments = atFullLength ? [1, 2, 4, 3, 6] : [1, 5];

// In short a tab that has crashed: two browsers of its own take as long as three other tests.
test.runIf(atFullLength)('a match goes on after the browser was killed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mazzo-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const first = await startKillable(folder);
  const { page } = await visit({ context: first.context });
  await deal(page, 'flip7', byMouse);
  await play({ page, hands: byMouse, policy: policies.flip7('en') }, 5);
  const { hash } = new URL(page.url());
  const story = eventsOf(await told(page));
  await first.kill();
  const second = await startKillable(folder);
  onTestFinished(() => second.kill());
  const { page: again } = await visit({ context: second.context, hash });
  await tableOn(again).waitFor();
  expect(eventsOf(await told(again)).slice(0, story.length)).toEqual(story);
  await play({ page: again, hands: byMouse, policy: policies.flip7('en') }, 2);
});

describe.each(someGames('vinto'))('%s', (game) => {
  test('goes on after every reload where it was', async () => {
    const { page } = await visit({ at: 'phone', options: shortest });
    await deal(page, game, byTap);
    const player = { page, hands: byTap, policy: policies[game]('en') };
    for (const moment of moments) {
      await play(player, moment);
      await expectSame(page, async () => {
        await page.reload();
        return page;
      });
    }
    if (!atFullLength) return;
    await playToTheEnd(game, player);
    await expectResult(page);
  });
});

describe.each(someGames('vinto'))('%s', (game) => {
  test('loses nothing to a reload between a tap and its answer', async () => {
    const settings = { pace: 'brisk' } as const;
    const { page } = await visit({ at: 'phone', settings });
    await deal(page, game, byTap);
    const player = { page, hands: byTap, policy: policies[game]('en') };
    for (const wait of atFullLength ? [0, 5, 20, 60, 200] : [20]) {
      await touchOnce(player);
      await page.waitForTimeout(wait);
      const story = eventsOf(await told(page));
      await page.reload();
      await tableOn(page).waitFor();
      const after = eventsOf(await told(page));
      expect(after.slice(0, story.length)).toEqual(story);
    }
  });
});

// In short, the draft of Pinnacola is what survives a crash.
describe.each(someGames())('%s', (game) => {
  test('goes on after the tab has crashed', async () => {
    const { page, open, forgive } = await visit({ at: 'phone' });
    await deal(page, game, byTap);
    await play({ page, hands: byTap, policy: policies[game]('en') }, 4);
    const { hash } = new URL(page.url());
    forgive(/crash/i);
    const again = await expectSame(page, async () => {
      const crashed = page.waitForEvent('crash');
      await page.goto('chrome://crash').catch(() => null);
      await crashed;
      await page.close();
      return open(hash);
    });
    await play({ page: again, hands: byTap, policy: policies[game]('en') }, 3);
  });
});

describe.each(someGames())('%s', (game) => {
  test('goes on after its worker has died', async () => {
    const { page } = await visit({ at: 'phone' });
    await deal(page, game, byTap);
    await play({ page, hands: byTap, policy: policies[game]('en') }, 4);
    await expectSame(page, async () => {
      await page.workers()[0]!.evaluate(() => close());
      await page.reload();
      return page;
    });
  });
});

describe('Pinnacola: what was drafted and lifted', () => {
  const undoOn = (page: Page) =>
    page.getByRole('button', { name: pinnacola.buttons.undo, exact: true });

  /** Until a card has been drawn, and the best lies there. */
  async function draft(page: Page): Promise<void> {
    const policy = policies.pinnacola('en');
    while ((await undoOn(page).count()) === 0) await play({ page, hands: byMouse, policy }, 1);
  }

  test('does no harm if it was tampered with, outlives a reload and a crash, and can still be undone', async () => {
    const { page, open, forgive } = await visit({ at: 'phone' });
    await deal(page, 'pinnacola', byMouse);
    await draft(page);
    await tamper(page);
    expect(await undoOn(page).count()).toBe(0);
    await draft(page);
    const before = await still(page);
    await page.reload();
    await tableOn(page).waitFor();
    expect(await still(page)).toEqual(before);
    const { hash } = new URL(page.url());
    forgive(/crash/i);
    const crashed = page.waitForEvent('crash');
    await page.goto('chrome://crash').catch(() => null);
    await crashed;
    await page.close();
    const again = await open(hash);
    await tableOn(again).waitFor();
    expect(await still(again)).toEqual(before);
    const left = undoOn(again);
    await left.tap();
    await expect.poll(() => left.getAttribute('aria-disabled')).toBe('true');
    await play({ page: again, hands: byMouse, policy: policies.pinnacola('en') }, 4);
  });

  /** What is kept of it names other cards; then the page is loaded anew. */
  async function tamper(page: Page): Promise<void> {
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage).filter((one) => one.startsWith('mazzo.begun.'))) {
        const kept = localStorage.getItem(key)!;
        localStorage.setItem(key, kept.replaceAll(/"(suit|rank|from)":\d+/g, '"$1":3'));
      }
    });
    await page.reload();
    await tableOn(page).waitFor();
    await still(page);
  }
});
