/** Whatever nonsense reaches the page, it stays friendly. */
import type { BrowserContext, Page } from 'playwright-core';
import { test } from 'vitest';
import { atFullLength, many } from '../scripts/lengths.ts';
import { policies } from './driver/drivers.ts';
import { deal, gameIds, shortest } from './driver/games.ts';
import { byMouse } from './driver/hands.ts';
import { play } from './driver/player.ts';
import { expectResult } from './driver/result.ts';
import { visit } from './driver/visit.ts';
import { words } from './driver/words.ts';
import { text as shell } from '../packages/web/src/shell/text.ts';

const addresses = [
  '#',
  '#//',
  '#/play',
  '#/play/',
  '#/options',
  '#/options/chess',
  '#/rules/chess/C-1',
  '#/rules/../../etc/passwd',
  '#/%',
  '#/<img src=x onerror=alert(1)>',
  `#/${'x'.repeat(10_000)}`,
];

/** Unknown, with a space, a property of everything, badly written, cut off, very long. */
const notHere = ['0123456789ab', 'a%20b', '__proto__', '%', '%E0%A4%A', 'x'.repeat(5000)];
const notRuled = ['constructor', 'V-999', '%', '"><b>'];

async function expectHome(page: Page): Promise<void> {
  await page.getByRole('button', { name: words.en.home.playGame('Vinto') }).waitFor();
}

test('an address that means nothing leads home, a match that is not here says so, a ruling that does not exist shows the rules', async () => {
  const { page } = await visit();
  for (const address of addresses.slice(-many(addresses.length, 3))) {
    await page.goto('/#/settings');
    await page.goto(`/${address}`);
    await expectHome(page);
    await page.reload();
    await expectHome(page);
  }
  for (const match of notHere.slice(-many(notHere.length, 3))) {
    await page.goto(`/#/play/${match}`);
    await page.reload();
    await page.getByRole('heading', { name: words.en.play.lost.noSuchMatch.title }).waitFor();
    await page.getByRole('main').getByRole('link', { name: words.en.play.home }).last().click();
    await expectHome(page);
  }
  for (const ruling of notRuled.slice(-many(notRuled.length, 2))) {
    await page.goto(`/#/rules/vinto/${ruling}`);
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('heading', { name: /V-1\b/ }).waitFor();
  }
});

const values = ['', '{', 'null', '[7]', '{"language":7,"theme":{},"seats":"x","options":null}'];

test.each(values.slice(-many(values.length, 1)))(
  'what was kept and is broken counts for nothing: %s',
  async (value) => {
    const keys = ['settings', 'running', ...gameIds.map((game) => `options.${game}`)];
    const kept = Object.fromEntries(keys.map((key) => [`mazzo.${key}`, value]));
    const { page } = await visit({ kept });
    await expectHome(page);
    await deal(page, 'flip7', byMouse);
  },
);

/** Runs in the page. */
function forbidStorage(): void {
  Object.defineProperty(globalThis, 'localStorage', {
    get() {
      throw new DOMException('forbidden', 'SecurityError');
    },
  });
}

test('a browser that lets nothing be kept gets everything as it is at first', async () => {
  const { page } = await visit({ prepare: (context) => context.addInitScript(forbidStorage) });
  await deal(page, 'flip7', byMouse);
  // Its pace is the usual one too: a second turn would take as long as it takes people.
  await play({ page, hands: byMouse, policy: policies.flip7('en') }, 1);
});

/** Put before what the worker runs, which alone writes. */
const fullDisk = `IDBObjectStore.prototype.add = () => {
  throw new DOMException('full', 'QuotaExceededError');
};`;

/** Without a service worker, which would have the worker's file from before. */
async function fillDisk(context: BrowserContext): Promise<void> {
  await context.route('**/sw.js', (route) => route.abort());
  await context.route('**/table-worker-*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${fullDisk}\n${await response.text()}` });
  });
}

test('a full disk does not stop a match, and the player is told', async () => {
  const { page, forgive } = await visit({ prepare: fillDisk, options: shortest });
  forgive(/fetching the script/);
  await deal(page, 'flip7', byMouse);
  await page.getByText(words.en.play.notKept).waitFor();
  await play({ page, hands: byMouse, policy: policies.flip7('en') }, many(Infinity, 6));
  if (atFullLength) await expectResult(page);
});

test('rules that cannot be fetched are missed in one sentence, and nothing is lost', async () => {
  let isCutOff = true;
  const { page, forgive } = await visit({
    prepare: (context) =>
      context.route('**/laying-*.js', (route) => (isCutOff ? route.abort() : route.continue())),
  });
  forgive(/ERR_FAILED|: rules\n/);
  const name = words.en.home.playGame('Pinnacola');
  await page.getByRole('button', { name, exact: true }).click();
  const lost = page.getByRole('heading', { name: shell.en.notLoaded.title });
  const draw = page.getByRole('button', { name: 'Draw', exact: true });
  // Whoever opens, the second move needs them.
  await lost.or(draw).first().waitFor();
  if (await draw.isVisible()) await draw.click();
  await lost.waitFor();
  isCutOff = false;
  await page.getByRole('button', { name: shell.en.reload }).click();
  await play({ page, hands: byMouse, policy: policies.pinnacola('en') }, 3);
});
