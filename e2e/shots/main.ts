/**
 * `npm run shots`: every screen in every size, theme and language, into `.cache/shots`. With words
 * after it, only the screens and looks whose names contain one: `npm run shots -- vinto-king phone`.
 * `npm run shots -- --readme` makes the pictures of the README instead. MAZZO_PAGE names the folder
 * of another build than that of the sources as they are.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { parseArgs } from 'node:util';
import { startServer } from '@mazzo/server/testing';
import { chromium } from 'playwright-core';
import type { Browser, BrowserContext } from 'playwright-core';
import { chromium as chromiumPath } from '../../scripts/chromium.mjs';
import { builtPages, openSite } from '../driver/site.ts';
import { writeContactSheet } from './contact-sheet.ts';
import { friendsScreens, spendEvening } from './friends.ts';
import { lookName, looks, openWindow, sizes } from './looks.ts';
import type { Look } from './looks.ts';
import { portraits } from './portraits.ts';
import { reach, settled, tastesOf, unroll } from './reach.ts';
import type { Screen } from './screen.ts';
import { screens } from './screens.ts';

const root = `${import.meta.dirname}/../..`;
const folder = `${root}/.cache/shots`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { readme: { type: 'boolean', default: false } },
});
const built = process.env['MAZZO_PAGE'] ?? (await builtPages()).now;
const site = await openSite(built);
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
});
try {
  await (values.readme ? readmePictures(browser) : allPictures(browser));
} finally {
  await browser.close();
  await site.close();
}

async function allPictures(browser: Browser): Promise<void> {
  const asked = named([...screens.map(({ name }) => name), ...friendsScreens], (name) => name);
  const chosen = screens.filter(({ name }) => asked.includes(name));
  const withFriends = friendsScreens.filter((name) => asked.includes(name));
  if (positionals.length === 0) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const look of named(looks, lookName)) {
    console.log(`${lookName(look)}: ${asked.length} screens`);
    await pictures(browser, look, chosen);
    if (withFriends.length > 0) await evening(browser, look, withFriends);
  }
  console.log(await writeContactSheet(folder));
}

/** Those that were asked for; all, where nothing was said about them. */
function named<Thing>(things: readonly Thing[], nameOf: (thing: Thing) => string): Thing[] {
  const meant = things.filter((one) => positionals.some((word) => nameOf(one).includes(word)));
  return meant.length === 0 ? [...things] : meant;
}

async function pictures(browser: Browser, look: Look, chosen: readonly Screen[]): Promise<void> {
  const { page, context } = await openWindow(browser, site.address, look);
  for (const screen of chosen) {
    await reach(page, screen, look);
    if (screen.whole === true) await unroll(page, look);
    await page.screenshot({ path: `${folder}/${screen.name}.${lookName(look)}.png` });
    await page.setViewportSize(sizes[look.size]);
  }
  await context.close();
}

/** All of it is gone through, whatever is asked for: people come to a screen by the one before. */
async function evening(browser: Browser, look: Look, chosen: readonly string[]): Promise<void> {
  const kept = await mkdtemp(`${tmpdir()}/mazzo-shots-`);
  let server = await startServer({ folder: kept, page: built });
  const { port } = server;
  const contexts: BrowserContext[] = [];
  await spendEvening({
    language: look.language,
    async arrive() {
      const { page, context } = await openWindow(browser, `http://localhost:${port}`, look);
      contexts.push(context);
      await page.evaluate(
        (tastes) => localStorage.setItem('mazzo.settings', tastes),
        tastesOf(look),
      );
      await page.reload();
      return page;
    },
    async see(name, page) {
      if (!chosen.includes(name)) return;
      await settled(page);
      await page.screenshot({ path: `${folder}/${name}.${lookName(look)}.png` });
    },
    kill: () => server.kill(),
    async restart() {
      server = await startServer({ folder: kept, port, page: built });
    },
  });
  for (const context of contexts) await context.close();
  await server.kill();
  await rm(kept, { recursive: true });
}

async function readmePictures(browser: Browser): Promise<void> {
  for (const { screen, scale, ...look } of portraits) {
    const { page, context } = await openWindow(browser, site.address, look, scale);
    await reach(page, screen, look);
    const file = `docs/${screen.name}.jpg`;
    await page.screenshot({ path: `${root}/${file}`, quality: 78 });
    await context.close();
    console.log(file);
  }
}
