/** A match that was played ahead, in Node, and lies in the browser as if it had been played there. */
import type { AnyOptions } from '@mazzo/kernel';
import type { Page } from 'playwright-core';
import type { GameId } from '../../packages/web/src/games/ids.ts';
import type { Line, Row } from '../../packages/web/src/worker/database.ts';
import { prepare } from '../shots/prepared.ts';
import { rowsOf } from '../shots/reach.ts';
import { tableOn } from './hands.ts';

/** Leaves the table for one at which the last turn of a match is being played. */
export async function openLastTurn(page: Page, game: GameId, options: AnyOptions): Promise<void> {
  const match = await prepare({ game, options, before: ({ type }) => type === 'matchEnded' });
  await page.goto('#/');
  await tableOn(page).waitFor({ state: 'detached' });
  await page.evaluate(add, rowsOf([match]));
  await page.goto(`#/play/${match.match}`);
  await tableOn(page).waitFor();
}

/** Runs in the page. */
async function add({ rows, lines }: { rows: Row[]; lines: Line[] }): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('mazzo');
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error!));
  });
  const transaction = database.transaction(['matches', 'journals'], 'readwrite');
  for (const row of rows) transaction.objectStore('matches').put(row);
  for (const line of lines) transaction.objectStore('journals').put(line);
  await new Promise((resolve) => transaction.addEventListener('complete', resolve));
  database.close();
}
