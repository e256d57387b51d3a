/** Somebody opens the page: with a device, a language and tastes of their own. */
import type { GameId } from '../../packages/web/src/games/ids.ts';
import type { Language } from '@mazzo/kernel';
import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect, inject, onTestFinished } from 'vitest';
import type { Chosen } from '../../packages/web/src/options/chosen.ts';
import type { SettingName, SettingValue } from '../../packages/web/src/settings/settings.ts';
import { count } from './changes.ts';
import { listen } from './ear.ts';
import { browserArguments } from './killable.ts';
import { tap } from './line.ts';

const sizes = { phone: { width: 360, height: 640 }, desk: { width: 1280, height: 800 } } as const;

export interface Visitor {
  /** A phone is touched, a desk has a mouse. */
  readonly at?: keyof typeof sizes;
  readonly language?: Language;
  readonly settings?: { readonly [Name in SettingName]?: SettingValue<Name> };
  readonly options?: { readonly [Game in GameId]?: Partial<Chosen> };
  /** Whether the page may keep itself for offline: to fetch all of it takes longer than most tests. */
  readonly keepsOffline?: boolean;
  /** What lies in the browser's storage already. */
  readonly kept?: Readonly<Record<string, string>>;
  /** A browser of the test's own; left out, a new window of the one they share. */
  readonly context?: BrowserContext;
  /** Before the first page is opened. */
  readonly prepare?: (context: BrowserContext) => Promise<unknown>;
  /** Where the page is served; left out, where all tests have it from. */
  readonly address?: string;
  /** What is opened first; left out, home. */
  readonly hash?: string;
}

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly address: string;
  /** Another tab of the same browser. */
  open(hash?: string): Promise<Page>;
  /** What the page may complain about in this test. */
  forgive(complaint: RegExp): void;
}

/** Everything at once, and nothing moves: most tests have no time for beauty. */
const swift = { pace: 'instant', motion: 'none', volume: 'off', tossIn: 'own' } as const;

/** The browser that all tests of this process share; it ends with the process. */
let launched: Promise<Browser> | null = null;

function browser(): Promise<Browser> {
  launched ??= chromium.launch({ executablePath: inject('browser'), args: browserArguments });
  return launched;
}

async function newContext({ at = 'desk', language = 'en', address, keepsOffline }: Visitor) {
  return (await browser()).newContext({
    viewport: sizes[at],
    hasTouch: at === 'phone',
    isMobile: at === 'phone',
    locale: language,
    serviceWorkers: keepsOffline === true ? 'allow' : 'block',
    baseURL: address ?? inject('address'),
  });
}

/** The test fails, once it is done, on whatever the page has complained about meanwhile. */
export async function visit(visitor: Visitor = {}): Promise<Visit> {
  const { address = inject('address'), context = await newContext(visitor) } = visitor;
  context.setDefaultTimeout(10_000);
  await context.addInitScript(keep, keptAtFirst(visitor));
  await context.addInitScript(listen);
  await context.addInitScript(count);
  await context.addInitScript(tap);
  await visitor.prepare?.(context);
  const { complaints, forgive } = watch(context);
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') await picture(context, task.fullTestName);
    await context.close();
    expect(complaints()).toEqual([]);
  });
  const open = async (hash = '') => {
    const page = await context.newPage();
    await page.goto(`${address}${hash}`);
    return page;
  };
  return { page: await open(visitor.hash), context, address, open, forgive };
}

function keptAtFirst(visitor: Visitor): [string, string][] {
  const { language = 'en', settings, options = {}, kept = {} } = visitor;
  const chosen = Object.entries(options).map(([game, value]): [string, string] => [
    `mazzo.options.${game}`,
    JSON.stringify(value),
  ]);
  const tastes = JSON.stringify({ ...swift, ...settings, language });
  return [...Object.entries(kept), ['mazzo.settings', tastes], ...chosen];
}

/** Runs in the page. What has been changed there since stays as it is. */
function keep(entries: [string, string][]): void {
  try {
    for (const [key, value] of entries) {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
    }
  } catch {
    // A blank page keeps nothing.
  }
}

function watch(context: BrowserContext) {
  const heard: string[] = [];
  const forgiven: RegExp[] = [];
  context.on('weberror', (error) => heard.push(String(error.error().stack)));
  context.on('console', (message) => {
    if (message.type() === 'error') heard.push(message.text());
  });
  return {
    complaints: () => heard.filter((one) => !forgiven.some((complaint) => complaint.test(one))),
    forgive: (complaint: RegExp) => void forgiven.push(complaint),
  };
}

/** Of every open tab, for whoever looks into the failure. */
async function picture(context: BrowserContext, test: string): Promise<void> {
  const name = test.replaceAll(/[^\w]+/g, '-');
  for (const [n, page] of context.pages().entries()) {
    const path = `${import.meta.dirname}/../../.cache/e2e/failed/${name}-${n + 1}.png`;
    await page.screenshot({ path, timeout: 2000 }).catch(() => null);
  }
}
