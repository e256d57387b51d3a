/** How much JavaScript a browser fetches, by what it really asks for; size-limit measures and judges. */
import { budgets } from '../../../packages/web/build/budgets.ts';
import { gameIds } from '../../../packages/web/src/games/ids.ts';
import type { GameId } from '../../../packages/web/src/games/ids.ts';
import { languages } from '@mazzo/kernel';
import type { Language } from '@mazzo/kernel';
import fileSize from '@size-limit/file';
import type { Browser, Page } from 'playwright-core';
import sizeLimit from 'size-limit';
import type { PluginCheck } from 'size-limit';
import { titleOf, words } from '../../../e2e/driver/words.ts';
import { LIT, openPhone } from './browser.ts';
import type { Figure } from './figures.ts';

const KB = 1000;
/** Where a bot opens, it thinks by what comes after the first move otherwise. */
const afterwards = /\/laying-/;

export interface Fetched extends Figure {
  /** What the sum is of, the heaviest first. */
  readonly files: readonly { readonly file: string; readonly kB: number }[];
}

export async function sizes(browser: Browser, address: string, folder: string): Promise<Fetched[]> {
  const found: Fetched[] = [];
  for (const language of languages) {
    const open = () => openPhone(browser, { address, language, sparing: true });
    const home = await scripts(await open(), async () => {});
    found.push(await measured(`JavaScript of home, ${language}`, home, folder, budgets.home));
    for (const game of gameIds) {
      const asked = await scripts(await open(), (page) => deal(page, game, language));
      const name = `JavaScript to the first move of ${titleOf(game)}, ${language}`;
      found.push(await measured(name, asked, folder, budgets.firstMove(game)));
    }
  }
  return found;
}

/** The scripts fetched from opening home until all that was wanted has been done; workers' too. */
async function scripts(page: Page, then: (page: Page) => Promise<void>): Promise<string[]> {
  const asked = new Set<string>();
  page.context().on('response', (response) => {
    const type = response.headers()['content-type'] ?? '';
    if (type.includes('javascript')) asked.add(new URL(response.url()).pathname);
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await then(page);
  await page.waitForLoadState('networkidle');
  await page.context().close();
  return [...asked].filter((path) => !afterwards.test(path));
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
  limit: number,
): Promise<Fetched> {
  const all = paths.map((path) => `${folder}${path}`);
  const checks = [all, ...all.map((file) => [file])].map((files): PluginCheck => ({
    files,
    gzip: true,
    sizeLimit: limit * KB,
  }));
  await sizeLimit(fileSize, { checks });
  const [sum, ...each] = checks.map(({ size }) => size! / KB);
  const files = paths.map((file, n) => ({ file, kB: each[n]! }));
  return {
    name,
    unit: 'kB',
    limit: { kind: 'most', value: limit },
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
