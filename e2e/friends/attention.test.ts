/** What a browser has for friends, is used; what it has not, is said once, and nothing depends on it. */
import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { arrive, friends, joinBy, openHouse, openTable, start } from '../driver/friends.ts';
import { tableOn } from '../driver/hands.ts';
import { look } from '../driver/look.ts';
import { titleOf } from '../driver/words.ts';

const text = friends.en;

declare global {
  var mazzoAsked: string[];
}

/** Runs in the page: a browser that has everything, and says yes. */
function haveEverything(): void {
  globalThis.mazzoAsked = [];
  const note = (what: string) => void globalThis.mazzoAsked.push(what);
  Object.defineProperty(navigator, 'share', {
    value: async ({ url }: ShareData) => note(`share ${url}`),
  });
  Object.defineProperty(navigator, 'wakeLock', {
    value: {
      async request(kind: string) {
        note(`awake ${kind}`);
        return { release: async () => note('asleep') };
      },
    },
  });
  let permission = 'default';
  globalThis.Notification = class extends EventTarget {
    constructor(title: string) {
      super();
      note(`notice ${title}`);
    }
    static get permission() {
      return permission;
    }
    static async requestPermission() {
      note('may I');
      permission = 'granted';
      return permission;
    }
  } as unknown as typeof Notification;
}

/** Runs in the page: as over plain HTTP. */
function haveNothing(): void {
  Object.defineProperty(globalThis, 'isSecureContext', { value: false });
  Reflect.deleteProperty(Navigator.prototype, 'wakeLock');
  Reflect.deleteProperty(Navigator.prototype, 'share');
  Reflect.deleteProperty(Navigator.prototype, 'clipboard');
  Reflect.deleteProperty(globalThis, 'Notification');
}

/** Runs in the page: as if another tab were looked at. */
function lookAway(): void {
  Object.defineProperty(document, 'hidden', { value: true, configurable: true });
}

const asked = (page: Page) => page.evaluate(() => globalThis.mazzoAsked);
const scripted = (script: () => void) => (context: BrowserContext) => context.addInitScript(script);

test('a link is shared, a screen stays awake, and who is away is called to their turn', async () => {
  const house = await openHouse();
  const anna = await arrive(house, { at: 'phone', prepare: scripted(haveEverything) });
  const link = await openTable(anna, 'flip7', 'Anna');
  await anna.getByRole('button', { name: text.lobby.share }).tap();
  await anna.getByRole('button', { name: text.notice.allow }).tap();
  await anna.getByText(text.notice.allowed).waitFor();
  expect(await anna.getByRole('button', { name: text.notice.allow }).count()).toBe(0);
  await anna.evaluate(lookAway);
  await start(anna, [anna]);
  const called = `notice ${text.notice.turn(titleOf('flip7', 'en'))}`;
  await expect.poll(() => asked(anna), { timeout: 60_000 }).toContain(called);
  const before = await asked(anna);
  expect(before[0]).toMatch(new RegExp(`^share http.*/t/${link.slice(-6)}$`));
  expect(before).toContain('may I');
  // What is out of sight need not be lit.
  expect(before).not.toContain('awake screen');
});

test('a screen stays awake as long as a match is looked at', async () => {
  const house = await openHouse();
  const anna = await arrive(house, { at: 'phone', prepare: scripted(haveEverything) });
  await openTable(anna, 'flip7', 'Anna');
  expect(await asked(anna)).not.toContain('awake screen');
  await start(anna, [anna]);
  await expect.poll(() => asked(anna)).toContain('awake screen');
  await anna.evaluate(() => (location.hash = '#/'));
  await expect.poll(() => asked(anna)).toContain('asleep');
});

test('over plain HTTP what is missing is said once, and everything else works', async () => {
  const house = await openHouse();
  const anna = await arrive(house, { at: 'phone', prepare: scripted(haveNothing) });
  const link = await openTable(anna, 'flip7', 'Anna');
  await anna.getByText(text.notice.plainHttp).waitFor();
  for (const name of [text.lobby.share, text.notice.allow]) {
    expect(await anna.getByRole('button', { name }).count()).toBe(0);
  }
  await anna.getByRole('button', { name: text.lobby.copy }).tap();
  await anna.getByText(text.lobby.copied).waitFor();
  await start(anna, [anna]);
  await anna.goto(link);
  await tableOn(anna).waitFor();
  await anna.reload();
  await tableOn(anna).waitFor();
  expect(await anna.getByText(text.notice.plainHttp).count()).toBe(0);
});

test('a line that is lost is said, and heals by itself when it is found again', async () => {
  const house = await openHouse();
  const anna = await arrive(house, { at: 'phone' }, /WebSocket|ERR_/);
  const bea = await arrive(house, { at: 'phone' });
  const link = await openTable(anna, 'vinto', 'Anna');
  await joinBy(link, bea, 'Bea');
  await bea.getByText(text.lobby.waits('Anna')).waitFor();
  await start(anna, [anna, bea]);
  // A socket that is open stays so in a browser that is set offline; the next one is not.
  await anna.context().setOffline(true);
  await anna.evaluate(() => dispatchEvent(new Event('offline')));
  await house.kill();
  await house.restart();
  await anna.getByText(text.reconnecting).waitFor();
  await expect.poll(async () => (await look(bea)).words).toContain(text.room.away);
  await anna.context().setOffline(false);
  await anna.getByText(text.reconnecting).waitFor({ state: 'detached', timeout: 30_000 });
  await expect.poll(async () => (await look(bea)).words).not.toContain(text.room.away);
});
