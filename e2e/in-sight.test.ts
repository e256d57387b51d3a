/** Whatever is there is within sight, and nothing that is not makes a page scroll. */
import { flip7 } from '@mazzo/games/flip7';
import type { State } from '@mazzo/games/flip7';
import type { State as VintoState } from '@mazzo/games/vinto';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { atFullLength } from '../scripts/lengths.ts';
import { deal, gameIds } from './driver/games.ts';
import { byMouse } from './driver/hands.ts';
import { visit } from './driver/visit.ts';
import { words } from './driver/words.ts';
import { shots as pinnacolaShots } from './shots/games/pinnacola.ts';
import type { Wish } from './shots/prepared.ts';
import { reach } from './shots/reach.ts';
import { press, screenNamed } from './shots/screen.ts';
import { screens } from './shots/screens.ts';

/** Where there is less room, and at full length on both. */
const devices = atFullLength ? (['phone', 'desk'] as const) : (['phone'] as const);

/** By how many pixels the page scrolls, and how far what is seen of it reaches beyond the window. */
function overflow(page: Page): Promise<{ readonly scrolls: number; readonly seen: number }> {
  return page.evaluate(() => {
    const { scrollHeight, clientHeight } = document.documentElement;
    const main = document.querySelector('main')!.getBoundingClientRect();
    const seen = Math.max(0, Math.ceil(main.bottom) - clientHeight);
    return { scrolls: scrollHeight - clientHeight, seen };
  });
}

test.each(devices)('on a %s no page scrolls past its end', async (at) => {
  const { page } = await visit({ at });
  await page.locator('main').waitFor();
  const home = await overflow(page);
  // Below what is seen there is the margin of the page, and no more.
  const margin = await page.evaluate(() => {
    const around = document.querySelector('main')!.parentElement!;
    return Math.ceil(parseFloat(getComputedStyle(around).paddingBottom));
  });
  expect(home.scrolls).toBeLessThanOrEqual(home.seen === 0 ? 0 : home.seen + margin);
  for (const game of gameIds) {
    await page.goto('#/');
    await deal(page, game, byMouse);
    expect(await overflow(page), game).toEqual({ scrolls: 0, seen: 0 });
  }
});

/** More rounds than the sheet has room for on a phone. */
const longMatch: Wish<State> = {
  game: 'flip7',
  options: { target: 500 },
  until: ({ rounds }) => rounds >= 8,
};

test('the first score, the last and a total on a long sheet explain themselves within sight', async () => {
  const { page } = await visit({ at: 'phone' });
  await reach(page, { name: 'long', matches: [longMatch] }, { language: 'en', theme: 'light' });
  await press(page, words.en.play.scores);
  const scores = page.getByRole('dialog').locator('tbody td button');
  const total = page.getByRole('dialog').locator('tfoot td button').last();
  await scores.first().waitFor();
  const why = page.getByRole('dialog').getByRole('status');
  for (const [score, said] of [
    [scores.first(), /makes|bust/i],
    [scores.last(), /makes|bust/i],
    [total, /\d\s\+\s\d+\s=\s\d+\.$/],
  ] as const) {
    const before = await why.textContent();
    await score.tap();
    await expect.poll(() => why.textContent()).not.toBe(before);
    expect(await why.textContent()).toMatch(said);
    for (const seen of [score, why]) expect(await seen.evaluate(isInSight)).toBe(true);
  }
});

const freezing: Wish<State> = {
  game: 'flip7',
  until({ agenda }) {
    const task = agenda.at(-1);
    return task?.kind === 'choose' && flip7.cards.names[task.card] === 'freeze';
  },
};

test.each(devices)(
  'on a %s, what befalls somebody else is said at their name, clear of face, total and cards',
  async (at) => {
    const { page } = await visit({ at });
    await reach(
      page,
      { name: 'freezing', matches: [freezing] },
      { language: 'en', theme: 'light' },
    );
    const rivals = page.locator('[data-side="rival"]').filter({ has: page.locator('[data-lit]') });
    const rival = await rivals.first().elementHandle();
    // What draws it is fetched when the page has time.
    await page.waitForFunction(isFetched, 'moments');
    await page.evaluate(noteNotices, rival);
    await rivals.first().locator('[data-lit]').first().click();
    await page.waitForFunction(() => globalThis.mazzoNotices.length > 0);
    const [first] = await page.evaluate(() => globalThis.mazzoNotices);
    const { text, word, parts } = first!;
    expect(text).toBe('Frozen');
    expect(parts.length).toBeGreaterThan(2);
    for (const part of parts) expect(overlap(word, part)).toBe(false);
    await page.locator('[data-notice]').waitFor({ state: 'detached' });
  },
);

const narrow = { 'with 320 pixels': [320, 100], 'with text twice as large': [360, 200] } as const;

test.each(Object.keys(narrow) as (keyof typeof narrow)[])(
  '%s the bar of every game says whole how far it goes',
  async (how) => {
    const { page } = await visit({ at: 'phone' });
    const [width, size] = narrow[how];
    await page.setViewportSize({ width, height: 640 });
    await page.evaluate((percent) => {
      document.documentElement.style.fontSize = `${percent}%`;
    }, size);
    for (const game of gameIds) {
      await page.evaluate(() => void (location.hash = '#/'));
      await deal(page, game, byMouse);
      const heading = page.locator('h1');
      const cut = await heading.evaluate((title) => {
        const parts = [title, ...title.querySelectorAll('small')];
        return parts.some((part) => part.scrollWidth > part.clientWidth && part.clientWidth > 0);
      });
      expect(cut, game).toBe(false);
      const { bottom } = await heading.evaluate((title) => title.getBoundingClientRect());
      const bar = await page.locator('header').evaluate((one) => one.getBoundingClientRect());
      expect(bottom).toBeLessThanOrEqual(bar.bottom);
    }
  },
);

const ownTurns = ['flip7-midway', 'vinto-start', 'pinnacola-deal', 'sapone-pick'].map((name) =>
  screenNamed(screens, name),
);

test.each(ownTurns)('in high contrast a field says whose turn it is: $name', async (screen) => {
  const { page } = await visit({ at: 'phone' });
  await reach(page, screen, { language: 'en', theme: 'contrast' });
  const fields = await page.evaluate(() => {
    const zones = [...document.querySelectorAll('[data-laid] > [role=group]')];
    return zones.filter((zone) => getComputedStyle(zone, '::before').borderTopStyle === 'solid')
      .length;
  });
  expect(fields).toBe(1);
});

/** Melds lie beside both heads, at once and in a hand that is over. */
const melded = ['owed', 'hand-end'].map((name) => screenNamed(pinnacolaShots.screens, name));

test.each(atFullLength ? [320, 360, 1280] : [320])(
  'with %s pixels nothing lies over a total and a gain of four digits each',
  async (width) => {
    const { page } = await visit({ at: width < 700 ? 'phone' : 'desk' });
    await page.setViewportSize({ width, height: width < 700 ? 640 : 800 });
    for (const screen of melded) {
      await reach(page, screen, { language: 'en', theme: 'light' });
      for (const total of ['2450', '−1055']) {
        const { numbers, others } = await page.evaluate(writeNumbers, [total, '+1050'] as const);
        expect(numbers).toHaveLength(4);
        const covered = numbers.filter((number) => others.some((one) => overlap(number, one)));
        expect(covered, `${screen.name} ${total}`).toEqual([]);
      }
    }
  },
);

/** Runs in the page: where the numbers of all heads are with these in their place, and where all else. */
function writeNumbers(written: readonly [total: string, gain: string]): {
  readonly numbers: readonly Rectangle[];
  readonly others: readonly Rectangle[];
} {
  const boxOf = (element: Element): Rectangle => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y, width, height };
  };
  const numbers = [...document.querySelectorAll('[data-shape="head"] b')];
  numbers.forEach((number, n) => number.replaceChildren(written[n % 2]!));
  const others = document.querySelectorAll('[data-shape]:not([data-shape="head"])');
  return { numbers: numbers.map(boxOf), others: [...others].map(boxOf) };
}

test.each([320, 360])(
  'with %s pixels how many cards a rival holds stands clear of the melds beside it',
  async (width) => {
    const { page } = await visit({ at: 'phone' });
    await page.setViewportSize({ width, height: 640 });
    const ended = melded.find(({ name }) => name === 'hand-end')!;
    await reach(page, ended, { language: 'en', theme: 'light' });
    const { end, melds } = await page.evaluate(endOfHeld);
    expect(melds).toBeGreaterThan(end + 4);
  },
);

/** Runs in the page: where "8 cards" ends at a rival's name, and the first of their melds begins. */
function endOfHeld(): { readonly end: number; readonly melds: number } {
  const head = document.querySelector('[data-side="rival"][data-shape="head"]')!;
  const words = document.createTreeWalker(head, NodeFilter.SHOW_TEXT);
  while (!/ cards?$/.test(words.nextNode()!.textContent!));
  const printed = document.createRange();
  printed.selectNodeContents(words.currentNode);
  const { top, right, bottom } = printed.getBoundingClientRect();
  const melds = [...document.querySelectorAll('[data-side="rival"][data-shape="ribbon"]')]
    .map((meld) => meld.getBoundingClientRect())
    .filter((meld) => meld.top < bottom && top < meld.bottom);
  return { end: right, melds: Math.min(...melds.map(({ left }) => left)) };
}

test('the place of a rival’s first meld is not drawn', async () => {
  const { page } = await visit({ at: 'phone' });
  await deal(page, 'pinnacola', byMouse);
  const place = page.locator('[data-side="rival"][data-shape="ribbon"] > span');
  const shadow = await place.evaluate((empty) => getComputedStyle(empty).boxShadow);
  expect(shadow).toBe('none');
});

interface Noticed {
  readonly text: string;
  readonly word: Rectangle;
  /** What it must not cover. */
  readonly parts: readonly Rectangle[];
}

declare global {
  var mazzoNotices: Noticed[];
}

/** Runs in the page. */
function isFetched(part: string): boolean {
  return performance.getEntriesByType('resource').some(({ name }) => name.includes(`/${part}-`));
}

/**
 * Runs in the page. Each is measured as soon as it is there, all of it at once: what befalls the next may
 * take its place before a frame is painted.
 */
function noteNotices(rival: Element): void {
  globalThis.mazzoNotices = [];
  const boxOf = (element: Element): Rectangle => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y, width, height };
  };
  new MutationObserver(() => {
    const word = document.querySelector('[data-notice] span');
    if (word === null) return;
    const face = rival.querySelector('svg')!;
    const parts = [face, ...rival.querySelectorAll('[data-name], [data-turn], b')];
    const { textContent: text } = word;
    globalThis.mazzoNotices.push({ text, word: boxOf(word), parts: parts.map(boxOf) });
  }).observe(document.body, { childList: true, subtree: true });
}

interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function overlap(a: Rectangle, b: Rectangle): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** Runs in the page: whether nothing lies over its edges, and none of them is off the screen. */
function isInSight(element: Element): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return [
    [left + 3, y],
    [right - 3, y],
    [x, top + 3],
    [x, bottom - 3],
  ].every(([across, down]) => {
    const there = document.elementFromPoint(across!, down!);
    return there !== null && element.contains(there);
  });
}

/** A card is drawn, and a tap on one's own brings keys. */
const drawn: Wish<VintoState> = {
  game: 'vinto',
  until: ({ phase, turn, pile }) => phase.kind === 'decide' && turn === 0 && pile.length >= 8,
};

test('keys that rise under a sentence do not lie under it, nor it over them when they go', async () => {
  const { page } = await visit({ at: 'phone', language: 'en' });
  await reach(page, { name: 'drawn', matches: [drawn] }, { language: 'en', theme: 'light' });
  const said = page.getByRole('status').filter({ hasText: /./ });
  const top = async () => (await said.boundingBox())!.y;
  await page.locator('[data-id="deck:top"]').tap({ force: true });
  await said.waitFor();
  const below = await top();
  await page.locator('[data-id="hand:0:1"]').tap();
  await page.locator('[data-risen]').waitFor();
  const keys = (await page.locator('[data-risen]').boundingBox())!;
  const { y, height } = (await said.boundingBox())!;
  expect(y + height).toBeLessThanOrEqual(keys.y);
  await page.locator('[data-id="cancel"]').tap();
  await page.locator('[data-risen]').waitFor({ state: 'detached' });
  expect(await top()).toBe(below);
});
