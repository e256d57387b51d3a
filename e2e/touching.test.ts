/** Touching the table: what may be done, what may not, and three ways that are one. */
import { games, texts } from '@mazzo/games';
import type { GameId } from '../packages/web/src/games/ids.ts';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { words as flip7Words } from '../packages/web/src/games/flip7/text/en.ts';
import { words as vintoWords } from '../packages/web/src/games/vinto/text/en.ts';
import { policies } from './driver/drivers.ts';
import { atFullLength } from '../scripts/lengths.ts';
import { drag, hold } from './driver/drag.ts';
import { deal, someGames } from './driver/games.ts';
import { byMouse, byTap, locate } from './driver/hands.ts';
import { look } from './driver/look.ts';
import type { Look } from './driver/look.ts';
import type { Thing } from '../packages/web/src/games/driver.fixture.ts';
import { changed, play } from './driver/player.ts';
import { atRest, still } from './driver/rest.ts';
import { visit } from './driver/visit.ts';
import { words } from './driver/words.ts';

const { play: playWords } = words.en;
const { table: flip7 } = flip7Words;
const { table: vinto } = vintoWords;

describe.each(someGames('pinnacola'))('%s: what is not lit', (game) => {
  test('says why not in one sentence', async () => {
    const { page } = await visit({ at: 'phone' });
    await deal(page, game, byTap);
    for (const touches of atFullLength ? [0, 3, 2] : [3]) {
      await play({ page, hands: byTap, policy: policies[game]('en') }, touches);
      await atRest(page);
      for (const thing of tried((await still(page)).unlit)) {
        await press(await locate(page, thing));
        await expectReason(page, game, thing.name);
      }
    }
  });
});

/** Of every group one, at full length all; a card that is being looked at is put down by a tap. */
function tried(unlit: readonly Thing[]): Thing[] {
  const faceDown = unlit.filter(({ name }) => !/card \d+: /.test(name));
  if (atFullLength) return faceDown;
  return [...new Map(faceDown.map((thing) => [thing.group, thing])).values()];
}

/** A finger does not ask first whether something is lit. */
async function press(target: Locator): Promise<void> {
  const box = (await target.boundingBox())!;
  await target.page().touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/** A sentence of the game's own, and the ruling that it follows from a tap away. */
async function expectReason(page: Page, game: GameId, thing: string): Promise<void> {
  const toast = page.getByRole('status').filter({ has: page.getByRole('button') });
  const name = new RegExp(`^${playWords.ruling('[A-Z]-\\d+')}$`);
  const rule = toast.getByRole('button', { name });
  await rule.waitFor({ timeout: 2000 }).catch(() => expect.fail(`${thing} is touched in silence`));
  const sentence = await toast.locator('span').first().textContent();
  // A number stays with the word before it.
  expect(sentencesOf(game), thing).toContain(sentence?.replaceAll('\u00a0', ' '));
  const id = /\w-\d+/.exec((await rule.textContent())!)![0];
  await rule.tap();
  await page.getByRole('dialog', { name: new RegExp(`^${id} · `) }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** All that the rules of a game may give for a reason, about any card. */
function sentencesOf(game: GameId): string[] {
  const { card, reasons } = texts[game].en;
  const names = games[game].cards.names.map((_, kind) => card(kind));
  return Object.values(reasons).flatMap((reason) =>
    typeof reason === 'function' ? names.map((name) => reason(name)) : [reason],
  );
}

/** At the moment when a card is to be drawn. */
async function vintoTurn(at: 'phone' | 'desk'): Promise<Page> {
  const { page } = await visit({ at });
  await deal(page, 'vinto', byMouse);
  await playToDrawing(page);
  return page;
}

/** Until it is the player's turn, or their next one. */
async function playToDrawing(page: Page): Promise<void> {
  const policy = policies.vinto('en');
  while (!(await look(page)).lit.some(({ name }) => name === vinto.buttons.draw)) {
    await play({ page, hands: byMouse, policy }, 1);
  }
}

const deck = (page: Page) => page.getByRole('button', { name: vinto.topOfDeck });
const group = (page: Page, name: string) =>
  page.getByRole('group', { name: new RegExp(`^${name}(,|$)`) });
/** The card, not the place, which may be touched as long as it is empty. */
const drawn = (page: Page) => group(page, vinto.drawn).locator('[data-piece]');
const pile = (page: Page) => group(page, vinto.pile).getByRole('button');
const own = (page: Page) => group(page, playWords.you);

const mouse = ['mouse', 'desk'] as const;
const finger = ['finger', 'phone'] as const;

describe.each(atFullLength ? [mouse, finger] : [mouse])('by %s', (pointer, at) => {
  test('a card is dragged from the deck, and onto the pile; or onto one of the hand, and swapped for it', async () => {
    const page = await vintoTurn(at);
    await drag(page, pointer, deck(page), own(page));
    await drawn(page).waitFor();
    const name = await drawn(page).getAttribute('aria-label');
    await drag(page, pointer, drawn(page), pile(page));
    await drawn(page).waitFor({ state: 'detached' });
    await expect.poll(() => pile(page).getAttribute('aria-label')).toContain(name);
    await playToDrawing(page);
    await drag(page, pointer, deck(page), own(page));
    await drawn(page).waitFor();
    await drag(page, pointer, drawn(page), own(page).getByRole('button').nth(2));
    await byMouse(page, { name: vinto.noDeclaration, group: null });
    await drawn(page).waitFor({ state: 'detached' });
  });
});

// What follows is the same code for both; a finger is the harder of the two.
describe.each(atFullLength ? [mouse, finger] : [finger])('by %s', (pointer, at) => {
  test('a card goes back that is dropped where it means nothing, or by Escape while it is dragged', async () => {
    const page = await vintoTurn(at);
    const before = await atRest(page);
    const dropped = await hold(page, pointer, deck(page));
    await dropped.move(0, -40);
    await dropped.release();
    expect(await atRest(page)).toEqual(before);
    const escaped = await hold(page, pointer, deck(page));
    await escaped.moveTo(own(page));
    await page.keyboard.press('Escape');
    await escaped.release();
    expect(await atRest(page)).toEqual(before);
  });

  // By itself: a tap that follows a flung card is none to the browser.
  test('seven pixels are a tap; picked up by one and put down by another, it is the same move', async () => {
    const page = await vintoTurn(at);
    const { move, release } = await hold(page, pointer, deck(page));
    await move(5, 5);
    await release();
    await drawn(page).waitFor();
    await touch(page, pointer, drawn(page));
    await expect.poll(() => drawn(page).getAttribute('aria-pressed')).toBe('true');
    await touch(page, pointer, pile(page));
    await drawn(page).waitFor({ state: 'detached' });
  });
});

async function touch(page: Page, pointer: 'mouse' | 'finger', target: Locator): Promise<void> {
  const { release } = await hold(page, pointer, target);
  await release();
}

test('what a touch changes is drawn after the frame that shows the touch', async () => {
  const page = await vintoTurn('phone');
  await byTap(page, { name: vinto.buttons.draw, group: null });
  await drawn(page).waitFor();
  await still(page);
  const inFirstFrame = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const before = globalThis.mazzoChanges.count;
        const counted = () => resolve(globalThis.mazzoChanges.count - before);
        addEventListener('click', () => requestAnimationFrame(counted), { once: true });
      }),
  );
  await touch(page, 'finger', drawn(page));
  expect(await inFirstFrame).toBe(0);
  await expect.poll(() => drawn(page).getAttribute('aria-pressed')).toBe('true');
});

test('a finger leaves the focus where it is, and a mouse takes it along', async () => {
  const page = await vintoTurn('phone');
  await byTap(page, { name: vinto.buttons.draw, group: null });
  await drawn(page).waitFor();
  await still(page);
  const isFocused = () => drawn(page).evaluate((one) => one === document.activeElement);
  const isHeld = () => drawn(page).getAttribute('aria-pressed');
  await touch(page, 'finger', drawn(page));
  await expect.poll(isHeld).toBe('true');
  expect(await isFocused()).toBe(false);
  await touch(page, 'mouse', drawn(page));
  await expect.poll(isHeld).toBeNull();
  await expect.poll(isFocused).toBe(true);
});

test('by keyboard a card is picked up, carried and put down', async () => {
  const page = await vintoTurn('desk');
  await page.keyboard.press('d');
  await drawn(page).waitFor();
  await drawn(page).focus();
  // Drawing what a key has changed is a task of its own.
  const isHeld = () => drawn(page).getAttribute('aria-pressed');
  await page.keyboard.press('Enter');
  await expect.poll(isHeld).toBe('true');
  await page.keyboard.press('Escape');
  await expect.poll(isHeld).toBeNull();
  await page.keyboard.press(' ');
  await expect.poll(isHeld).toBe('true');
  await page.keyboard.press('ArrowRight');
  const isAtPile = () => pile(page).evaluate((element) => element === document.activeElement);
  await expect.poll(isAtPile).toBe(true);
  await page.keyboard.press('Enter');
  await drawn(page).waitFor({ state: 'detached' });
});

test('Flip 7: a card is pulled from the deck to where it will lie', async () => {
  const { page } = await visit({ at: 'phone' });
  await deal(page, 'flip7', byTap);
  const mayFlip = ({ lit }: Look) => lit.some(({ name }) => name === flip7.flip);
  let before = await atRest(page);
  // The deal may bring a card first that somebody is to be chosen for.
  while (!mayFlip(before)) {
    await play({ page, hands: byTap, policy: policies.flip7('en') }, 1);
    before = await atRest(page);
  }
  const top = page.getByRole('button', { name: flip7.topOfDeck });
  await drag(page, 'finger', top, own(page));
  await changed(page, before, flip7.topOfDeck);
});

test('Pinnacola: with cards lifted the bare cloth is touched to lay them, and says why not', async () => {
  const { page } = await visit({ at: 'phone' });
  await deal(page, 'pinnacola', byTap);
  await page.locator('[data-id="stock:top"]').tap();
  await still(page);
  const cards = page.locator('[data-id^="hand:"]');
  await cards.nth(0).tap();
  await cards.nth(1).tap();
  await page.locator('[data-id="lay"]').waitFor();
  const { x, y } = await page.evaluate(bareCloth);
  await page.touchscreen.tap(x, y);
  await expectReason(page, 'pinnacola', 'the bare cloth');
});

/** Runs in the page: a place of the table where nothing lies. */
function bareCloth(): { readonly x: number; readonly y: number } {
  for (let y = 60; y < innerHeight; y += 4) {
    for (let x = 4; x < innerWidth; x += 4) {
      const hit = document.elementFromPoint(x, y);
      if (hit?.closest('[data-laid]') && !hit.closest('[data-id]')) return { x, y };
    }
  }
  throw new Error('the table is full');
}

describe.each(atFullLength ? (['mouse', 'finger'] as const) : (['finger'] as const))(
  'Pinnacola, by %s',
  (pointer) => {
    test('a card is dragged to its place in the hand, from the stock, and onto the pozzo', async () => {
      const at = pointer === 'mouse' ? 'desk' : 'phone';
      const { page } = await visit({ at });
      await deal(page, 'pinnacola', byMouse);
      const cards = page.locator('[data-id^="hand:"]');
      const order = () => cards.evaluateAll((all) => all.map((one) => one.ariaLabel));
      await still(page);
      const [first, second, third, ...others] = await order();
      await drag(page, pointer, cards.nth(0), cards.nth(2));
      await expect.poll(order).toEqual([second, first, third, ...others]);
      await drag(page, pointer, page.locator('[data-id="stock:top"]'), cards.nth(1));
      await expect.poll(() => cards.count()).toBe(others.length + 4);
      await drag(page, pointer, cards.nth(0), page.locator('[data-piece^="pozzo:"]').last());
      await expect.poll(() => cards.count()).toBe(others.length + 3);
    });
  },
);
