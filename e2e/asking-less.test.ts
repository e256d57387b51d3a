/** Windows that close by themselves, and the wish not to be asked before one's turn. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { words as vintoWords } from '../packages/web/src/games/vinto/text/en.ts';
import { policies } from './driver/drivers.ts';
import { deal } from './driver/games.ts';
import { byTap, keyboard } from './driver/hands.ts';
import type { Hands } from './driver/hands.ts';
import { eventsOf, told } from './driver/line.ts';
import { play } from './driver/player.ts';
import { still } from './driver/rest.ts';
import { visit } from './driver/visit.ts';
import type { Visitor } from './driver/visit.ts';
import { words } from './driver/words.ts';

const { table: vinto } = vintoWords;
const { play: playWords } = words.en;

/** Time goes by in the page as the test says, and otherwise as it does in life. */
async function atVinto(visitor: Visitor, hands: Hands): Promise<Page> {
  const prepare: Visitor['prepare'] = (context) => context.clock.install();
  const { page } = await visit({ ...visitor, prepare });
  await deal(page, 'vinto', hands);
  return page;
}

/** Plays until this button can be pressed, and nothing that was touched is still being answered. */
async function until(page: Page, hands: Hands, button: string): Promise<void> {
  const policy = policies.vinto('en');
  while (!(await still(page)).lit.some(({ name }) => name === button)) {
    await play({ page, hands, policy }, 1);
  }
}

const ring = (page: Page) => page.locator('[data-ring]');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

interface Own {
  readonly passed: number;
  readonly tossed: number;
}

/** What the player has done in windows so far. */
async function done(page: Page): Promise<Own> {
  const events = eventsOf(await told(page)) as { readonly type: string; readonly seat?: number }[];
  const own = events.filter(({ seat }) => seat === 0).map(({ type }) => type);
  const count = (...types: string[]) => own.filter((type) => types.includes(type)).length;
  return { passed: count('passed'), tossed: count('tossedIn', 'missed') };
}

test('by tap a toss-in has a ring, which closes it; not while something lies over the table; a tap on a card tosses it in', async () => {
  const page = await atVinto({ at: 'phone', settings: { tossIn: 'long' } }, byTap);
  await until(page, byTap, vinto.buttons.pass);
  await ring(page).waitFor();
  const before = await done(page);
  await button(page, playWords.log).tap();
  await ring(page).waitFor({ state: 'detached' });
  await page.clock.fastForward(20_000);
  expect(await done(page)).toEqual(before);
  // What it is made of may still be fetched.
  await page.locator('dialog[open]').waitFor();
  await page.keyboard.press('Escape');
  await ring(page).waitFor();
  await page.clock.fastForward(8000);
  await expect.poll(() => done(page)).toMatchObject({ passed: before.passed + 1 });
  await until(page, byTap, vinto.buttons.pass);
  await ring(page).waitFor();
  const next = await done(page);
  await page.locator('[data-id^="hand:0:"]').first().tap();
  await expect.poll(() => done(page)).toEqual({ ...next, tossed: next.tossed + 1 });
});

test('a ring goes round without the page: nothing of it is drawn anew, and nothing goes on when it is gone', async () => {
  const page = await atVinto({ at: 'phone', settings: { tossIn: 'long', motion: 'full' } }, byTap);
  await until(page, byTap, vinto.buttons.pass);
  const line = await ring(page).elementHandle();
  const running = await line.evaluateHandle((drawn) => drawn.getAnimations({ subtree: true }));
  const drawnAnew = line.evaluate(
    (drawn) =>
      new Promise<number>((resolve) => {
        const seen = new MutationObserver(() => {});
        seen.observe(drawn, { subtree: true, childList: true, attributes: true });
        setTimeout(() => resolve(seen.takeRecords().length), 300);
      }),
  );
  expect(await drawnAnew).toBe(0);
  const states = () => running.evaluate((all) => all.map(({ playState }) => playState));
  expect(await states()).toEqual(['running', 'running', 'running', 'running']);
  await button(page, playWords.log).tap();
  await ring(page).waitFor({ state: 'detached' });
  expect(await states()).toEqual(['idle', 'idle', 'idle', 'idle']);
});

test('until they choose, who plays by finger has three seconds and who plays by keys decides', async () => {
  const settings = { tossIn: 'unchosen' } as const;
  const hands = keyboard();
  const page = await atVinto({ at: 'desk', settings }, hands);
  await until(page, hands, vinto.buttons.pass);
  const before = await done(page);
  await page.clock.fastForward('10:00');
  expect(await ring(page).count()).toBe(0);
  expect(await done(page)).toEqual(before);
  // A hand on the mouse, anywhere.
  await page.mouse.click(2, 400);
  await ring(page).waitFor();
  await page.clock.fastForward(3000);
  await expect.poll(() => done(page)).toMatchObject({ passed: before.passed + 1 });
});

test('not until my turn: every window is passed, and the next question is about a turn', async () => {
  const page = await atVinto({ at: 'phone' }, byTap);
  await until(page, byTap, vinto.buttons.endTurn);
  const before = await done(page);
  await button(page, vinto.buttons.endTurn).tap();
  await button(page, playWords.notUntilTurn).tap();
  const own = page.locator('[data-id="draw"], [data-id="take"], [data-id="passTurn"]').first();
  await own.waitFor();
  const { passed, tossed } = await done(page);
  expect(passed - before.passed).toBeGreaterThan(1);
  expect(tossed).toBe(before.tossed);
  await button(page, playWords.notUntilTurn).waitFor({ state: 'detached' });
});
