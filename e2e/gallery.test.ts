/** What the card table can draw, without a game: melds, a large hand, things to read, a sale. */
import type { Page } from 'playwright-core';
import type { Gesture } from '../packages/web/src/table/scene.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { atFullLength } from '../scripts/lengths.ts';
import { violations } from './axe/violations.ts';
import { burstLines } from './driver/burst.ts';
import { drag, hold } from './driver/drag.ts';
import { builtGallery } from './driver/gallery.ts';
import { openSite } from './driver/site.ts';
import type { Site } from './driver/site.ts';
import { visit } from './driver/visit.ts';

/** What the gallery notes of all that is done at its tables. */
interface Told {
  readonly gestures: readonly Gesture[];
}

let site: Site;

beforeAll(async () => {
  site = await openSite(await builtGallery(inject('pages').now));
});

afterAll(() => site.close());

async function open(scene: string, at: 'phone' | 'desk' = 'phone'): Promise<Page> {
  const { page } = await visit({ at, address: site.address, hash: `#${scene}` });
  await page.locator('[data-cloth]').waitFor();
  return page;
}

type Looked = readonly [at: 'phone' | 'desk', scenes: readonly [string, ...string[]]];

/** The fullest of each kind; all of them at full length. */
const looked: readonly Looked[] = atFullLength
  ? [
      ['phone', ['melds', 'crowd', 'sale', 'eight', 'claim']],
      ['desk', ['crowd', 'eight']],
    ]
  : [['phone', ['crowd', 'eight']]];

test.each(looked)(
  'on a %s every button of %j can be touched, and axe finds nothing',
  async (at, scenes) => {
    const page = await open(scenes[0], at);
    for (const scene of scenes) {
      await page.goto(`${site.address}#${scene}`);
      await page.reload();
      await page.locator('[data-cloth]').waitFor();
      expect(await page.evaluate(outOfReach), scene).toEqual([]);
      expect(await violations(page), scene).toEqual([]);
    }
  },
);

/** Runs in the page: of each button, whether its corner with the index is its own. */
function outOfReach(): string[] {
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-id]')];
  return buttons
    .filter((button) => button.closest('[inert]') === null)
    .filter((button) => {
      const { left, top } = button.getBoundingClientRect();
      const there = document.elementFromPoint(left + 8, top + 22);
      return there === null || !button.contains(there);
    })
    .map((button) => button.dataset['id']!);
}

const gestures = (page: Page) => page.evaluate(() => (globalThis as unknown as Told).gestures);
const thing = (page: Page, id: string) => page.locator(`[data-id="${id}"]`);
const focused = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLElement).dataset['id'] ?? null);

test('the pozzo is opened by a tap, read, and closed; a card on it means what the game says', async () => {
  const page = await open('melds');
  await thing(page, 'pozzo').tap();
  const sheet = page.locator('[data-sheet]');
  // It is fetched when something is first read.
  await sheet.waitFor();
  expect(await sheet.getByRole('button').count()).toBe(1 + 9);
  expect(await page.evaluate(outOfReach)).toEqual([]);
  expect(await violations(page)).toEqual([]);
  await thing(page, 'pozzo:3').tap();
  expect(await gestures(page)).toEqual([{ kind: 'tap', id: 'pozzo:3' }]);
  await sheet.getByRole('button', { name: 'Close' }).tap();
  await sheet.getByRole('button', { name: 'Close' }).waitFor({ state: 'detached' });
  await thing(page, 'hand:2').tap();
  expect(await gestures(page)).toHaveLength(2);
});

test('by keyboard too: Enter opens, arrows go over the cards, Escape closes, the focus is back', async () => {
  const page = await open('melds', 'desk');
  await thing(page, 'pozzo').focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-sheet]').waitFor();
  expect(await focused(page)).toBe('table:close');
  await page.keyboard.press('ArrowDown');
  expect(await focused(page)).toMatch(/^pozzo:\d$/);
  await page.keyboard.press('Enter');
  expect(await gestures(page)).toHaveLength(1);
  await page.keyboard.press('Escape');
  expect(await focused(page)).toBe('pozzo');
});

test('at a full table melds that have no room are read, and cards are found and laid by a finger', async () => {
  const page = await open('crowd');
  const more = page.getByRole('button', { name: / more, \d+$/ });
  const counted = Number.parseInt((await more.getAttribute('aria-label'))!, 10);
  expect(counted).toBeGreaterThan(5);
  await more.tap();
  const sheet = page.locator('[data-sheet]');
  await sheet.waitFor();
  const melds = sheet.getByRole('group', { name: /^theirs/ });
  expect(await melds.count()).toBe(counted);
  expect(await violations(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Close' }).tap();
  await sheet.waitFor({ state: 'detached' });
  await findUnderFinger(page);
  // Out of the hand it goes with the finger, however close it lies there. A tap after that is none to the browser.
  await drag(page, 'finger', thing(page, 'hand:4'), thing(page, 'mine 2'));
  expect((await gestures(page)).at(-1)).toEqual({ kind: 'drop', id: 'hand:4', on: 'mine 2' });
});

/** The right one of many cards, as the finger goes over them. */
async function findUnderFinger(page: Page): Promise<void> {
  const { move, release } = await hold(page, 'finger', thing(page, 'hand:30'));
  const magnifier = page.locator('[data-magnifier]');
  await magnifier.waitFor();
  await move(40, 0);
  await release();
  await magnifier.waitFor({ state: 'detached' });
  expect(await gestures(page)).toEqual([{ kind: 'tap', id: 'hand:32' }]);
}

test('what decided the comparison at the end of a round is printed whole', async () => {
  const page = await open('compared');
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 640 });
    await page.getByText('avete proprio').waitFor();
    expect(await page.evaluate(burstLines), `${width} px`).toEqual([]);
  }
});

test('an offer, a meld and a wish are touched like anything else', async () => {
  const sale = await open('eight');
  await thing(sale, 'offer 4').tap();
  expect(await gestures(sale)).toEqual([{ kind: 'tap', id: 'offer 4' }]);
  const claim = await open('claim');
  expect(await thing(claim, 'tools').getAttribute('aria-pressed')).toBe('true');
  expect(await thing(claim, 'coins').getAttribute('aria-pressed')).toBe('false');
});

const laying = [
  ['desk', 'mouse'],
  ['phone', 'finger'],
] as const;

test.runIf(atFullLength).each(laying)(
  'on a %s with room a card is laid to a meld by %s',
  async (at, pointer) => {
    const page = await open('melds', at);
    await drag(page, pointer, thing(page, 'hand:4'), thing(page, 'mine 2'));
    expect(await gestures(page)).toEqual([{ kind: 'drop', id: 'hand:4', on: 'mine 2' }]);
  },
);
