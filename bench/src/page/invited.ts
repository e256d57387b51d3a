/**
 * From an invitation's link to the first legal move, for somebody who has never been here, over a slow
 * line and on a slow phone. A match is being played by friends; a bot has the last seat, and it is its
 * turn. Counted is everything from opening the link to the frame after the one in which a move is lit.
 * What people take to read, to type and to reach for the button is not: the name is there, and the first
 * tap done, as soon as its field has been painted, so that nothing can be fetched meanwhile.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '@mazzo/games';
import type { AnyGame } from '@mazzo/kernel';
import { comeIn, createTable, identified, startServer } from '@mazzo/server/testing';
import type { Guest } from '@mazzo/server/testing';
import type { Browser, Page } from 'playwright-core';
import { builtPages } from '../../../e2e/driver/site.ts';
import { titleOf } from '../../../e2e/driver/words.ts';
import { gameIds } from '../../../packages/web/src/games/ids.ts';
import type { GameId } from '../../../packages/web/src/games/ids.ts';
import type { Report } from '../report.ts';
import { launch, LIT, openPhone, slowDown } from './browser.ts';
import { figureLines, isMissed, median } from './figures.ts';
import type { Figure } from './figures.ts';
import { slowly } from './first-move.ts';

const RUNS = 5;
const LIMIT = 3000;
const SLOW = 4;
/** Lighthouse's slow 4G: milliseconds there and back, bytes a second. */
const SLOW_4G = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };

const server = new URL('patient-server.ts', import.meta.url);

/** MAZZO_PAGE names the folder of another build than that of the sources as they are. */
export async function invitedSuite(progress: (line: string) => void): Promise<Report> {
  const page = process.env['MAZZO_PAGE'] ?? (await builtPages()).now;
  const folder = await mkdtemp(join(tmpdir(), 'mazzo-invited-'));
  const { base, stop } = await startServer({ folder, page, program: server });
  const browser = await launch();
  try {
    const figures: Figure[] = [];
    for (const game of gameIds) figures.push(await invitedTo(browser, base, game, progress));
    const lines = [
      ...figureLines(figures),
      '',
      'A browser slows down what it fetches, and the opening of a socket, but not what is said over it.',
    ];
    return { figures, lines, missed: figures.some(isMissed) };
  } finally {
    await browser.close();
    await stop();
    await rm(folder, { recursive: true });
  }
}

async function invitedTo(
  browser: Browser,
  base: string,
  game: GameId,
  progress: (line: string) => void,
): Promise<Figure> {
  const name = `Invitation to the first move of ${titleOf(game)}, slow 4G${slowly(SLOW)}`;
  const runs: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const { field, lit } = await twoTaps(browser, base, game);
    progress(`${name}: ${Math.round(lit)} ms, the field after ${Math.round(field)}`);
    runs.push(lit);
  }
  const limit = { kind: 'under', value: LIMIT } as const;
  return { name, unit: 'ms', limit, measured: median(runs), runs };
}

/** Milliseconds since the link was opened. */
interface Times {
  readonly field: number;
  readonly lit: number;
}

async function twoTaps(browser: Browser, base: string, game: GameId): Promise<Times> {
  const { code, close } = await tableWithBot(base, game);
  const page = await openPhone(browser, { address: base });
  await slowDown(page, SLOW);
  await onSlowLine(page);
  await page.addInitScript(tapAtOnce, LIT);
  await page.goto(`/t/${code}`, { waitUntil: 'commit' });
  const times = await page.evaluate(() => globalThis.mazzoInvited);
  await page.context().close();
  close();
  return times;
}

async function onSlowLine(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G });
}

/** Friends at all seats but the last, who have played until it is the turn of the bot there. */
async function tableWithBot(
  base: string,
  game: GameId,
): Promise<{ readonly code: string; close(): void }> {
  const seats = (games[game] as AnyGame).seats.default;
  const host = await identified(base, 'Anna');
  const code = await createTable(host, { game, seats });
  const guests: Guest[] = [];
  for (let seat = 0; seat < seats - 1; seat++) {
    const identity = seat === 0 ? host : await identified(base, `Guest ${seat}`);
    const guest = await comeIn(identity, { game, code, seed: `${code} ${seat}` });
    if (seat > 0) await guest.line.request({ type: 'sit', seat });
    guests.push(guest);
  }
  await guests[0]!.line.request({ type: 'start' });
  while (!guests.every((guest) => isOnly(guest, seats - 1))) {
    for (const guest of guests) await guest.act();
    await new Promise(setImmediate);
  }
  return { code, close: () => guests.forEach((guest) => guest.close()) };
}

/** Whether nobody else is waited for, as far as this guest has heard. */
function isOnly({ client }: Guest, seat: number): boolean {
  const status = client.at?.status;
  if (status === undefined || status.over) return false;
  const awaited = status.decisions.filter(({ pace }) => pace !== 'free');
  return awaited.length > 0 && awaited.every((decision) => decision.seat === seat);
}

declare global {
  var mazzoInvited: Promise<Times>;
}

/** Runs in the page, before anything else. What has changed is seen when its frame is over. */
function tapAtOnce(lit: string): void {
  const seen = (selector: string): Promise<Element> =>
    new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        const found = document.querySelector(selector);
        if (found === null) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(found)));
      });
      observer.observe(document, { subtree: true, childList: true, attributes: true });
    });
  globalThis.mazzoInvited = (async () => {
    const input = (await seen('form input')) as HTMLInputElement;
    const field = performance.now();
    input.value = 'Bea';
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    input.form!.querySelector('button')!.click();
    await seen(lit);
    return { field, lit: performance.now() };
  })();
}
