/**
 * A whole match by tap, at a person's pace: looks, decides, touches, waits until it has been seen.
 * Nothing is asked of the page while it answers a touch, so that looking does not slow it down.
 */
import type { GameId } from '../../../packages/web/src/games/ids.ts';
import { errors } from 'playwright-core';
import type { Locator, Page } from 'playwright-core';
import { policies } from '../../../e2e/driver/drivers.ts';
import { locate } from '../../../e2e/driver/hands.ts';
import { lookAnew } from '../../../e2e/driver/look.ts';
import { titleOf, words } from '../../../e2e/driver/words.ts';
import { text as shell } from '../../../packages/web/src/shell/text.ts';
import { LIT } from './browser.ts';

/** Between a touch and the next look, in milliseconds. */
const BREATH = 300;
/** From seeing where it is to touching it. */
const AIM = 100;
/** How long one watches before touching the table, which shows the rest of what has happened at once. */
const PATIENCE = 900;
const LONG = 10_000;
/** No match takes longer. */
const LONGEST = 600_000;
/** Nobody is waited for: something is being shown. */
const SHOWING = '[data-cloth]:not(:has([data-active])) [data-id]';

const { home, play } = words.en;

/** From home to the result; returns how often it touched. */
export async function playMatch(page: Page, game: GameId): Promise<number> {
  const finger = fingerOn(page);
  const policy = policies[game]('en');
  const deal = named(page, home.playGame(titleOf(game)));
  await deal.waitFor();
  await page.waitForTimeout(2 * BREATH);
  await finger.touch(deal);
  for (const began = Date.now(); Date.now() - began < LONGEST;) {
    if (!(await isAsked(page))) {
      await finger.touch(page.locator(SHOWING).first(), AIM);
      continue;
    }
    const seen = await lookAnew(page);
    const choices = seen.dialog?.buttons ?? seen.lit;
    const found = (...names: string[]) => choices.find(({ name }) => names.includes(name));
    if (found(play.again) !== undefined) return finger.touches;
    const next = found(play.nextRound, play.nextHand, play.toResult);
    if (next !== undefined) await readScoresAndLog(page, finger);
    const thing = next ?? found(play.doIt) ?? found(shell.en.close) ?? policy(seen);
    if (thing !== null) await finger.touch(await locate(page, thing));
  }
  throw new Error(`the match of ${game} does not end`);
}

export interface Finger {
  readonly touches: number;
  /** Nothing, if it is not there so soon. */
  touch(thing: Locator, within?: number): Promise<void>;
}

export function fingerOn(page: Page): Finger {
  let touches = 0;
  return {
    get touches() {
      return touches;
    },
    async touch(thing, timeout = LONG) {
      const box = await thing.boundingBox({ timeout }).catch(unlessLate);
      if (box === null) return;
      await page.waitForTimeout(AIM);
      await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
      touches += 1;
      await page.waitForTimeout(BREATH);
    },
  };
}

function named(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true }).last();
}

/** Waits until something can be done; false when patience ends before. */
async function isAsked(page: Page): Promise<boolean> {
  const [timeout, state] = [PATIENCE, 'attached'] as const;
  const found = page.locator(`dialog[open], ${LIT}`).first();
  return (await found.waitFor({ timeout, state }).catch(unlessLate)) !== null;
}

/** What has not come in time does not come; anything else is a mistake. */
function unlessLate(error: unknown): null {
  if (error instanceof errors.TimeoutError) return null;
  throw error;
}

async function readScoresAndLog(page: Page, finger: Finger): Promise<void> {
  for (const name of [play.scores, play.log]) {
    await finger.touch(named(page, name));
    await finger.touch(named(page, shell.en.close));
  }
}
