/** From the tap at home to the first legal move that is lit: one tap, and how long it takes. */
import { gameIds } from '../../../packages/web/src/games/ids.ts';
import type { GameId } from '../../../packages/web/src/games/ids.ts';
import type { Browser } from 'playwright-core';
import { titleOf, words } from '../../../e2e/driver/words.ts';
import { LIT, openPhone, slowDown } from './browser.ts';
import { median } from './figures.ts';
import type { Figure } from './figures.ts';

const RUNS = 5;
const LIMIT = 1500;
const SLOW = 4;

export async function firstMove(
  browser: Browser,
  address: string,
  progress: (line: string) => void,
): Promise<Figure[]> {
  const found: Figure[] = [];
  for (const game of gameIds) {
    for (const times of [1, SLOW]) {
      const name = `Tap at home to the first move of ${titleOf(game)}${slowly(times)}`;
      progress(name);
      const runs: number[] = [];
      for (let run = 0; run < RUNS; run++) runs.push(await oneTap(browser, address, game, times));
      const limit = times === 1 ? ({ kind: 'under', value: LIMIT } as const) : null;
      found.push({ name, unit: 'ms', limit, measured: median(runs), runs });
    }
  }
  return found;
}

export function slowly(times: number): string {
  return times === 1 ? '' : `, CPU slowed ${times}×`;
}

/** Cold: nothing of the page has ever been on this device. */
export async function oneTap(
  browser: Browser,
  address: string,
  game: GameId,
  times: number,
): Promise<number> {
  const page = await openPhone(browser, { address });
  await slowDown(page, times);
  await page.goto('/');
  const name = words.en.home.playGame(titleOf(game));
  const button = page.getByRole('button', { name, exact: true });
  await button.evaluate(watchFor, LIT);
  await button.tap();
  const taken = await page.evaluate(() => globalThis.mazzoFirstMove);
  await page.context().close();
  return taken;
}

declare global {
  var mazzoFirstMove: Promise<number>;
}

/** Runs in the page: from the finger's leaving the button to the frame in which a move is lit. */
function watchFor(button: Element, lit: string): void {
  globalThis.mazzoFirstMove = new Promise((resolve) => {
    button.addEventListener('pointerup', ({ timeStamp }) => {
      const look = (now: number): void => {
        if (document.querySelector(lit) === null) requestAnimationFrame(look);
        else resolve(now - timeStamp);
      };
      requestAnimationFrame(look);
    });
  });
}
