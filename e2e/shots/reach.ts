/** From an open browser to what is to be seen. */
import type { Language } from '@mazzo/kernel';
import type { Page } from 'playwright-core';
import type { GameId } from '../../packages/web/src/games/ids.ts';
import type { PageFace } from '../../packages/web/src/play/page-face.ts';
import { keyOf } from '../../packages/web/src/play/touches.ts';
import type { Line, Row } from '../../packages/web/src/worker/database.ts';
import { sizes } from './looks.ts';
import type { Look } from './looks.ts';
import { prepare } from './prepared.ts';
import type { Prepared, Wish } from './prepared.ts';
import { touch } from './screen.ts';
import type { Screen, Tastes } from './screen.ts';

export interface Looker {
  readonly language: Language;
  readonly theme: NonNullable<Tastes['theme']>;
}

/** Everything at once and nothing moves, so that a picture is always the same. */
const still: Tastes = { pace: 'instant', motion: 'none', volume: 'off', tossIn: 'own' };

/** As the browser keeps them. */
export function tastesOf({ language, theme }: Looker, tastes: Tastes = {}): string {
  return JSON.stringify({ ...still, ...tastes, language, theme });
}

/** The same storage, and nobody there who would write in it while it is filled. */
const ASIDE = '/icon.svg';

/** The page is already open somewhere at its address. */
export async function reach(page: Page, screen: Screen, looker: Looker): Promise<void> {
  const matches = await Promise.all((screen.matches ?? []).map(prepared));
  const { language } = looker;
  const settings = tastesOf(looker, screen.tastes);
  const running = String(matches.filter(({ over }) => !over).length);
  const kept = { ...screen.kept, 'mazzo.settings': settings, [RUNNING]: running };
  do {
    await withDatabase(page);
    await page.goto(ASIDE);
  } while (!(await page.evaluate(put, { kept, ...rowsOf(matches) })));
  const [match] = matches;
  await page.goto(screen.hash ?? `#/play/${match!.match}`);
  await page.locator('main').waitFor();
  if (screen.hash === undefined) await page.locator('[data-density]').waitFor();
  if (screen.moves === true) {
    for (const id of await touches(match!)) await touch(page, id);
  }
  await screen.act?.(page, language);
  await settled(page);
}

/** Where home notes how many matches it will list. */
const RUNNING = 'mazzo.running';

/** The page makes it as soon as it expects anything in it. */
async function withDatabase(page: Page): Promise<void> {
  if (await page.evaluate(isMade)) return;
  await page.evaluate((key) => localStorage.setItem(key, '1'), RUNNING);
  await page.goto('#/');
  await page.reload();
  await page.waitForFunction(isMade);
}

/** Runs in the page. It is listed before all is in it: whoever opens it then waits until that is so. */
async function isMade(): Promise<boolean> {
  if (!(await indexedDB.databases()).some(({ name }) => name === 'mazzo')) return false;
  return new Promise((resolve) => {
    const request = indexedDB.open('mazzo');
    request.addEventListener('upgradeneeded', () => request.transaction!.abort());
    request.addEventListener('error', () => resolve(false));
    request.addEventListener('success', () => {
      const { objectStoreNames } = request.result;
      request.result.close();
      resolve(objectStoreNames.contains('matches'));
    });
  });
}

const ready = new Map<Wish, Promise<Prepared>>();

function prepared(wish: Wish): Promise<Prepared> {
  const found = ready.get(wish) ?? prepare(wish);
  ready.set(wish, found);
  return found;
}

const MINUTE = 60_000;

/** As the page would have kept them, each some minutes older than the one before. */
export function rowsOf(matches: readonly Prepared[]): { rows: Row[]; lines: Line[] } {
  const now = Date.now();
  const rows = matches.map((prepared, n): Row => {
    const { match, key, game, seats, options, rounds, totals, over } = prepared;
    const touched = now - (7 + 200 * n) * MINUTE;
    // Each stops where its player is asked.
    const asked = over ? [] : [0];
    const noted = { began: touched, touched, asked };
    const facts = { match, game, seats, options, ...noted, rounds, totals, over };
    return { match, key, facts };
  });
  const lines = matches.flatMap(({ match, journal }) =>
    journal.map((written): Line => {
      const { position, command } = written;
      const text = JSON.stringify(written);
      return { match, position, text, ...(command === null ? {} : { command }) };
    }),
  );
  return { rows, lines };
}

interface Kept {
  readonly kept: Readonly<Record<string, string>>;
  readonly rows: readonly Row[];
  readonly lines: readonly Line[];
}

/** Runs in the page: from now on this is all that the device keeps. False if there is nowhere to keep it. */
async function put({ kept, rows, lines }: Kept): Promise<boolean> {
  localStorage.clear();
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('mazzo');
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error!));
  });
  // The page may have been left before it had made its own; to open none makes an empty one.
  if (!database.objectStoreNames.contains('matches')) {
    database.close();
    indexedDB.deleteDatabase('mazzo');
    return false;
  }
  const transaction = database.transaction(['matches', 'journals'], 'readwrite');
  const [matches, journals] = [
    transaction.objectStore('matches'),
    transaction.objectStore('journals'),
  ];
  matches.clear();
  journals.clear();
  for (const row of rows) matches.put(row);
  for (const line of lines) journals.put(line);
  await new Promise((resolve) => transaction.addEventListener('complete', resolve));
  database.close();
  return true;
}

/** What to touch for the player's next move: the shortest way that begins where the game points. */
async function touches({ game, next, view }: Prepared): Promise<string[]> {
  const face = await faceOf(game);
  const first = face.pointAt(next!, 0);
  const known = new Set<string>();
  const ways: { begun: unknown; after: string[] }[] = [{ begun: null, after: [] }];
  for (const { begun, after } of ways) {
    const taps = [...face.touches(view, 0, begun).taps];
    const made = taps.find(([, then]) => then.kind === 'move' && keyOf(then.move) === keyOf(next!));
    if (made !== undefined) return [...after, made[0]];
    for (const [id, then] of taps) {
      if (then.kind !== 'begun' || (after.length === 0 && id !== first)) continue;
      const key = JSON.stringify(then.begun);
      if (!known.has(key)) ways.push({ begun: then.begun, after: [...after, id] });
      known.add(key);
    }
  }
  return [first];
}

const faces = new Map<GameId, Promise<PageFace>>();

function faceOf(game: GameId): Promise<PageFace> {
  const found = faces.get(game) ?? readFace(game);
  faces.set(game, found);
  return found;
}

/** By the page's builder, for what is drawn is no plain TypeScript; styles are not asked for. */
async function readFace(game: GameId): Promise<PageFace> {
  const { runnerImport } = await import('vite');
  const path = `${import.meta.dirname}/../../packages/web/src/games/${game}/face.ts`;
  const { module } = await runnerImport<{ readonly face: PageFace }>(path, {
    configFile: false,
    logLevel: 'error',
    plugins: [unstyled],
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  });
  return module.face;
}

const unstyled = {
  name: 'unstyled',
  enforce: 'pre',
  resolveId: (id: string) => (id.endsWith('.css') ? '\0unstyled' : null),
  load: (id: string) => (id === '\0unstyled' ? 'export default {};' : null),
} as const;

/** Until nothing has changed for a moment, or it seems that it never will. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const began = performance.now();
    let last = began;
    const observer = new MutationObserver(() => {
      last = performance.now();
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true });
    while (performance.now() - last < 120 && performance.now() - began < 600) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    observer.disconnect();
  });
}

/** The window becomes as high as what it shows: what sticks to its edge is then at the end. */
export async function unroll(page: Page, { size }: Look): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: sizes[size].width, height });
}
