/**
 * How much JavaScript a browser fetches, by what it really asks for; size-limit measures and judges.
 * What a first move does not wait for never arrives here, so a move that can be made all the same shows
 * that it does not; what is fetched when everything arrives is told beside it.
 */
import { budgets } from '../../../packages/web/build/budgets.ts';
import { gameIds } from '../../../packages/web/src/games/ids.ts';
import type { GameId } from '../../../packages/web/src/games/ids.ts';
import { languages } from '@mazzo/kernel';
import type { Language } from '@mazzo/kernel';
import fileSize from '@size-limit/file';
import { errors } from 'playwright-core';
import type { Browser, Page } from 'playwright-core';
import sizeLimit from 'size-limit';
import type { PluginCheck } from 'size-limit';
import { titleOf, words } from '../../../e2e/driver/words.ts';
import { LIT, openPhone } from './browser.ts';
import type { Figure } from './figures.ts';

const KB = 1000;
/** Words over the table, the list of matches for home, what is kept for offline, and what bots think by. */
const meanwhile = /\/(moments|beside|update|bot-turns)-/;
/** Where bots open, nothing comes of a deal without them: then another is tried. */
const TRIES = 30;
const SOON = 2000;

export interface Fetched extends Figure {
  /** What the sum is of, the heaviest first. */
  readonly files: readonly { readonly file: string; readonly kB: number }[];
}

export async function sizes(browser: Browser, address: string, folder: string): Promise<Fetched[]> {
  const found: Fetched[] = [];
  for (const language of languages) {
    const open = () => openPhone(browser, { address, language, sparing: true });
    const home = await scripts(await open(), (page) => page.waitForLoadState('networkidle'));
    found.push(await measured(`JavaScript of home, ${language}`, home, folder, budgets.home));
    for (const game of gameIds) {
      const name = `JavaScript to the first move of ${titleOf(game)}, ${language}`;
      const needed = await neededFor(open, (page) => deal(page, game, language));
      found.push(await measured(name, needed, folder, budgets.firstMove(game)));
      const all = await scripts(await open(), (page) => deal(page, game, language));
      found.push(await measured(`${name}, all that comes meanwhile`, all, folder, null));
    }
  }
  return found;
}

/** Of a match in which nobody has to move before the player. */
async function neededFor(
  open: () => Promise<Page>,
  then: (page: Page) => Promise<void>,
): Promise<string[]> {
  for (let tries = 1; ; tries++) {
    const page = await open();
    page.setDefaultTimeout(SOON);
    await page.context().route(meanwhile, () => {});
    try {
      return (await scripts(page, then)).filter((path) => !meanwhile.test(path));
    } catch (error) {
      await page.context().close();
      if (tries === TRIES || !(error instanceof errors.TimeoutError)) throw error;
    }
  }
}

/** The scripts asked for from opening home until all that was wanted has been done; workers' too. */
async function scripts(page: Page, then: (page: Page) => Promise<void>): Promise<string[]> {
  const asked = new Set<string>();
  page.context().on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) asked.add(pathname);
  });
  await page.goto('/');
  await page.waitForLoadState('load');
  await then(page);
  const until = [...asked];
  await page.context().close();
  return until;
}

async function deal(page: Page, game: GameId, language: Language): Promise<void> {
  const name = words[language].home.playGame(titleOf(game, language));
  await page.getByRole('button', { name, exact: true }).tap();
  await page.locator(LIT).first().waitFor();
}

async function measured(
  name: string,
  paths: readonly string[],
  folder: string,
  limit: number | null,
): Promise<Fetched> {
  const all = paths.map((path) => `${folder}${path}`);
  const checks = [all, ...all.map((file) => [file])].map((files): PluginCheck => ({
    files,
    gzip: true,
    sizeLimit: (limit ?? Infinity) * KB,
  }));
  await sizeLimit(fileSize, { checks });
  const [sum, ...each] = checks.map(({ size }) => size! / KB);
  const files = paths.map((file, n) => ({ file, kB: each[n]! }));
  return {
    name,
    unit: 'kB',
    limit: limit === null ? null : { kind: 'most', value: limit },
    measured: sum!,
    runs: [],
    files: files.toSorted((a, b) => b.kB - a.kB),
  };
}

export function fileLines(found: readonly Fetched[]): string[] {
  return found.flatMap(({ name, files }) => [
    `${name}:`,
    ...files.map(({ file, kB }) => `  ${kB.toFixed(2).padStart(6)} kB  ${file}`),
  ]);
}
