/**
 * A match by tap, at a person's pace: looks, decides, touches, waits until it has been seen.
 * Whoever looks at a screen costs it nothing, and this one little: a glance is one question to the
 * document. A browser's own finders keep a slow page busy for longer than an answer may take, and
 * listen to every touch from then on. Nothing is asked while the page answers a touch.
 */
import type { GameId } from '../../../packages/web/src/games/ids.ts';
import type { Page } from 'playwright-core';
import { policies } from '../../../e2e/driver/drivers.ts';
import { titleOf, words } from '../../../e2e/driver/words.ts';
import { glance } from '../../../e2e/engines/glance.ts';
import type { Button } from '../../../e2e/engines/glance.ts';
import { text as shell } from '../../../packages/web/src/shell/text.ts';
import { LIT } from './browser.ts';

/** Between a touch and the next look, in milliseconds. */
const BREATH = 300;
/** From seeing where it is to touching it. */
const AIM = 100;
/** How long one watches before touching the table, which shows the rest of what has happened at once. */
const PATIENCE = 900;
const LONG = 5000;
/** How often one looks whether there is something to do. */
const GLANCE = 100;
/** Of a long match so many touches are enough. */
const MOST = 160;
/** They take no longer. */
const LONGEST = 600_000;
/** Somewhere on the table: something is being shown. */
const ANYWHERE = '[data-cloth] [data-id]';

const { home, play } = words.en;

/** From home to the result, as a rule; returns how often it touched. */
export async function playMatch(page: Page, game: GameId): Promise<number> {
  const finger = fingerOn(page);
  const policy = policies[game]('en');
  await page.waitForTimeout(2 * BREATH);
  await finger.touch(await named(page, home.playGame(titleOf(game))));
  for (const began = Date.now(); Date.now() - began < LONGEST;) {
    if (!(await isAsked(page))) {
      await finger.touch(await placeOf(page, ANYWHERE));
      continue;
    }
    if (finger.touches >= MOST) return finger.touches;
    const { lit, isDialog } = await glance(page);
    const found = (...names: string[]) => lit.find(({ name }) => names.includes(name));
    if (found(play.again) !== undefined) return finger.touches;
    const next = found(play.nextRound, play.nextHand, play.toResult);
    if (next !== undefined) await readScoresAndLog(page, finger);
    const pageAsks = next ?? found(play.doIt) ?? found(shell.en.close);
    const wanted = pageAsks ?? (isDialog ? null : policy({ lit }));
    await finger.touch(lit.find((one) => one === wanted) ?? null);
  }
  throw new Error(`the match of ${game} does not end`);
}

type Point = Pick<Button, 'x' | 'y'>;

export interface Finger {
  readonly touches: number;
  /** Nothing, where there is nothing. */
  touch(place: Point | null): Promise<void>;
}

export function fingerOn(page: Page): Finger {
  let touches = 0;
  return {
    get touches() {
      return touches;
    },
    async touch(place) {
      if (place === null) return;
      await page.waitForTimeout(AIM);
      await page.touchscreen.tap(place.x, place.y);
      touches += 1;
      await page.waitForTimeout(BREATH);
    },
  };
}

/** The middle of the first such thing, or of a later one. */
export function placeOf(page: Page, selector: string, nth = 0): Promise<Point | null> {
  const wanted = { selector, nth };
  return page.evaluate((sought) => {
    const found = document.querySelectorAll(sought.selector)[sought.nth];
    const box = found?.getBoundingClientRect();
    return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
  }, wanted);
}

/** The last button of this name, as soon as it is there; null if it does not come. */
async function named(page: Page, name: string): Promise<Point | null> {
  for (let waited = 0; waited < LONG; waited += GLANCE) {
    const nth = await page.evaluate((wanted) => {
      const buttons = [...document.querySelectorAll('button')];
      return buttons.findLastIndex((one) => (one.ariaLabel ?? one.innerText.trim()) === wanted);
    }, name);
    const place = nth < 0 ? null : await placeOf(page, 'button', nth);
    if (place !== null) return place;
    await page.waitForTimeout(GLANCE);
  }
  return null;
}

/** Waits until something can be done; false when patience ends before. */
async function isAsked(page: Page): Promise<boolean> {
  for (let waited = 0; waited < PATIENCE; waited += GLANCE) {
    if ((await placeOf(page, `dialog[open], ${LIT}`)) !== null) return true;
    await page.waitForTimeout(GLANCE);
  }
  return false;
}

async function readScoresAndLog(page: Page, finger: Finger): Promise<void> {
  for (const name of [play.scores, play.log]) {
    await finger.touch(await named(page, name));
    await finger.touch(await named(page, shell.en.close));
  }
}
