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
import { titleOf, words } from '../../../e2e/driver/words.ts';
import { chromium as chromiumPath } from '../../../scripts/chromium.mjs';
import { flags, LIT, phone } from './browser.ts';
import { median } from './figures.ts';
import type { Figure } from './figures.ts';

const RUNS = 5;
/** It now and then loses the beginning of its own trace, and then marks nothing. */
const TRIES = 3;
const limits = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
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

export async function lighthouseMarks(
  address: string,
  progress: (line: string) => void,
): Promise<Marked> {
  const home: Marks[] = [];
  for (let run = 1; run <= RUNS; run++) {
    home.push(await inBrowser((_, port) => marksOf(address, port, false)));
    progress(`Lighthouse of home ${run}/${RUNS}: ${JSON.stringify(home.at(-1)!.marks)}`);
  }
  const table = await inBrowser(async (context, port) =>
    marksOf(await dealt(context, address), port, true),
  );
  progress(`Lighthouse of a table: ${JSON.stringify(table.marks)}`);
  return {
    figures: [
      ...categories.map((category): Figure => {
        const runs = home.map(({ marks }) => marks[category]);
        const limit = { kind: 'least', value: limits[category] } as const;
        const name = `Lighthouse ${category}, home`;
        return { name, unit: '', limit, measured: median(runs, 'low'), runs };
      }),
      ...categories.map((category): Figure => {
        const name = `Lighthouse ${category}, a table`;
        return { name, unit: '', limit: null, measured: table.marks[category], runs: [] };
      }),
    ],
    faults: [
      ...new Set([
        ...home.flatMap(({ faults }) => faults.map((fault) => `home: ${fault}`)),
        ...table.faults.map((fault) => `a table: ${fault}`),
      ]),
    ],
  };
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
async function dealt(context: BrowserContext, address: string): Promise<string> {
  const page = await context.newPage();
  await page.goto(address);
  const name = words.en.home.playGame(titleOf('flip7'));
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
