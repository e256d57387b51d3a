/**
 * Lighthouse's marks, as for a phone on a slow network. Each time in a browser of its own, which has
 * never seen the page.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import type { Result } from 'lighthouse';
import { chromium } from 'playwright-core';
import type { BrowserContext } from 'playwright-core';
import { gameIds } from '../../../packages/web/src/games/ids.ts';
import type { GameId } from '../../../packages/web/src/games/ids.ts';
import { titleOf, words } from '../../../e2e/driver/words.ts';
import { chromium as chromiumPath } from '../../../scripts/chromium.mjs';
import { flags, LIT, phone } from './browser.ts';
import { median } from './figures.ts';
import type { Figure } from './figures.ts';

const RUNS = 5;
/** It now and then loses the beginning of its own trace, and then marks nothing. */
const TRIES = 3;
const limits = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
type Category = keyof typeof limits;
const categories = Object.keys(limits) as Category[];

interface Marks {
  readonly marks: Readonly<Record<Category, number>>;
  /** What was not perfect, in Lighthouse's words. */
  readonly faults: readonly string[];
}

export interface Marked {
  readonly figures: readonly Figure[];
  readonly faults: readonly string[];
}

/** Home, and a table of each game as it is found again. */
export async function lighthouseMarks(
  address: string,
  progress: (line: string) => void,
): Promise<Marked> {
  const screens: readonly (readonly [string, () => Promise<Marks>])[] = [
    ['home', () => inBrowser((_, port) => marksOf(address, port, false))],
    ...gameIds.map((game) => [titleOf(game), () => tableOf(game, address)] as const),
  ];
  const figures: Figure[] = [];
  const faults = new Set<string>();
  for (const [screen, mark] of screens) {
    const found: Marks[] = [];
    for (let run = 1; run <= RUNS; run++) {
      found.push(await mark());
      progress(`Lighthouse of ${screen} ${run}/${RUNS}: ${JSON.stringify(found.at(-1)!.marks)}`);
    }
    figures.push(...categories.map((category) => figureOf(screen, category, found)));
    for (const fault of found.flatMap((one) => one.faults)) faults.add(`${screen}: ${fault}`);
  }
  return { figures, faults: [...faults] };
}

function tableOf(game: GameId, address: string): Promise<Marks> {
  return inBrowser(async (context, port) =>
    marksOf(await dealt(context, address, game), port, true),
  );
}

function figureOf(screen: string, category: Category, found: readonly Marks[]): Figure {
  const runs = found.map(({ marks }) => marks[category]);
  const limit = { kind: 'least', value: limits[category] } as const;
  const name = `Lighthouse ${category}, ${screen}`;
  return { name, unit: '', limit, measured: median(runs, 'low'), runs };
}

/** With a profile of its own, and a port for Lighthouse to speak to it. */
async function inBrowser<Result>(
  work: (context: BrowserContext, port: number) => Promise<Result>,
): Promise<Result> {
  const profile = await mkdtemp(join(tmpdir(), 'mazzo-bench-'));
  const port = await freePort();
  const context = await chromium.launchPersistentContext(profile, {
    ...phone,
    executablePath: chromiumPath(),
    args: [...flags, `--remote-debugging-port=${port}`],
  });
  try {
    return await work(context, port);
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** The address of a match that this browser keeps. */
async function dealt(context: BrowserContext, address: string, game: GameId): Promise<string> {
  const page = await context.newPage();
  await page.goto(address);
  const name = words.en.home.playGame(titleOf(game));
  await page.getByRole('button', { name, exact: true }).tap();
  await page.locator(LIT).first().waitFor();
  const { hash } = new URL(page.url());
  await page.close();
  return `${address}${hash}`;
}

async function marksOf(url: string, port: number, keepStorage: boolean): Promise<Marks> {
  const lhr = await measured(url, port, keepStorage);
  const marks = categories.map((one) => [one, (lhr.categories[one]!.score ?? 0) * 100] as const);
  const faults = categories.flatMap((one) =>
    lhr.categories[one]!.auditRefs.flatMap(({ id, weight }) => {
      const { score, title, displayValue = '' } = lhr.audits[id]!;
      return weight > 0 && score !== null && score < 0.9 ? `${one}: ${title} ${displayValue}` : [];
    }),
  );
  return { marks: Object.fromEntries(marks) as Record<Category, number>, faults };
}

async function measured(
  url: string,
  port: number,
  keepStorage: boolean,
  tries = TRIES,
): Promise<Result> {
  const result = await lighthouse(url, {
    port,
    onlyCategories: categories,
    disableStorageReset: keepStorage,
    logLevel: 'error',
  });
  if (result === undefined) throw new Error('Lighthouse gave no result');
  const { runtimeError } = result.lhr;
  if (runtimeError === undefined) return result.lhr;
  if (tries === 1) throw new Error(runtimeError.message);
  return measured(url, port, keepStorage, tries - 1);
}
