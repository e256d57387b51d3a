/** Time at a table is what its journal says: minutes can be written there instead of waited for. */
import type { Page } from 'playwright-core';
import { tableOn } from './hands.ts';

/** Leaves the table, lets so much time pass there, and comes back. */
export async function passMinutes(page: Page, minutes: number): Promise<void> {
  const { hash } = new URL(page.url());
  await page.goto('#/');
  await tableOn(page).waitFor({ state: 'detached' });
  await page.evaluate(writeLater, { match: hash.replace('#/play/', ''), by: minutes * 60_000 });
  await page.goto(hash);
  await tableOn(page).waitFor();
}

/** Runs in the page: what happened last happened so much later. */
async function writeLater({ match, by }: { match: string; by: number }): Promise<void> {
  const answer = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('no answer')));
    });
  const database = await answer(indexedDB.open('mazzo'));
  const journals = database.transaction('journals', 'readwrite').objectStore('journals');
  const lines = await answer(journals.getAll(IDBKeyRange.bound([match, 0], [match, Infinity])));
  const last = lines.at(-1);
  const written = JSON.parse(last.text);
  await answer(
    journals.put({ ...last, text: JSON.stringify({ ...written, time: written.time + by }) }),
  );
  database.close();
}
