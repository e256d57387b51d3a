/** What people may do about each other at a table, and about themselves on a server. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { policies } from '../driver/drivers.ts';
import {
  arrive,
  friends,
  joinBy,
  openHouse,
  openTable,
  playTogether,
  start,
} from '../driver/friends.ts';
import type { House } from '../driver/friends.ts';
import { tableOn } from '../driver/hands.ts';
import { words } from '../driver/words.ts';

const text = friends.en;
const { lobby, person, talk } = text;

const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click();

/** What is asked once more, and answered without haste. */
async function surely(page: Page, label: string): Promise<void> {
  await press(page, label);
  await page.waitForTimeout(800);
  await press(page, label);
}

/** Anna's table, and Bea who sits at it. */
async function twoAtATable(): Promise<{ house: House; anna: Page; bea: Page; link: string }> {
  const house = await openHouse();
  const anna = await arrive(house, { at: 'phone' }, /WebSocket|ERR_|40[0134]/);
  const bea = await arrive(house, { at: 'phone' }, /WebSocket|ERR_|40[0134]/);
  const link = await openTable(anna, 'flip7', 'Anna');
  await joinBy(link, bea, 'Bea');
  await anna.getByRole('button', { name: 'Bea', exact: true }).waitFor();
  return { house, anna, bea, link };
}

async function tell(page: Page, what: string): Promise<void> {
  await press(page, talk.title);
  await press(page, what);
}

/** All that was said, as somebody has heard it. */
async function heardBy(page: Page): Promise<string> {
  await press(page, talk.title);
  const said = await page.getByRole('dialog').innerText();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  return said;
}

test('who is muted is heard no more, and again when that is taken back', async () => {
  const { anna, bea } = await twoAtATable();
  await press(anna, 'Bea');
  await press(anna, person.mute);
  await anna.getByText(person.muted('Bea')).waitFor();
  await anna.getByText(person.isMuted).waitFor();
  await tell(bea, talk.phrases.hello);
  await bea.getByText(talk.phrases.hello).first().waitFor();
  await press(anna, 'Bea');
  await press(anna, person.unmute);
  await anna.getByText(person.unmuted('Bea')).waitFor();
  await tell(bea, talk.phrases.goodLuck);
  await expect.poll(() => heardBy(anna)).toContain(`Bea ${talk.phrases.goodLuck}`);
  expect(await heardBy(anna)).not.toContain(`Bea ${talk.phrases.hello}`);
});

test('a report is read by who runs the server', async () => {
  const { house, anna } = await twoAtATable();
  await press(anna, 'Bea');
  await press(anna, person.report);
  await press(anna, person.reasons.talk);
  await anna.getByText(person.reported).waitFor();
  const mazzo = fileURLToPath(new URL('../../packages/cli/bin/mazzo.mjs', import.meta.url));
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, [mazzo, 'reports', '--data', house.folder]);
  expect(stdout).toContain('Bea');
});

test('who was removed is told so, and does not come back by the link', async () => {
  const { anna, bea, link } = await twoAtATable();
  await press(anna, 'Bea');
  await surely(anna, person.remove);
  await bea.getByText(text.reasons.wasRemoved).waitFor();
  await anna.getByRole('button', { name: 'Bea', exact: true }).waitFor({ state: 'detached' });
  await bea.goto(link);
  await bea.getByText(text.reasons.wasRemoved).waitFor();
  await bea.getByRole('link', { name: text.toFriends }).tap();
  await bea.getByText(text.newTable).waitFor();
});

test('a table that is handed over has another host', async () => {
  const { anna, bea } = await twoAtATable();
  await press(anna, 'Bea');
  await surely(anna, person.handOver);
  await bea.getByText(lobby.youAreHost).waitFor();
  await anna.getByText(lobby.isHost('Bea')).waitFor();
  await anna.getByText(lobby.waits('Bea')).waitFor();
  await start(bea, [anna, bea]);
});

test('in their own words, where the host allows it; what cannot be said stays there', async () => {
  const { anna, bea } = await twoAtATable();
  await press(bea, talk.title);
  expect(await bea.getByLabel(talk.write).count()).toBe(0);
  await bea.keyboard.press('Escape');
  await press(anna, lobby.change);
  await anna.getByRole('radio', { name: lobby.freeText }).check();
  await anna.keyboard.press('Escape');
  await bea.getByText(lobby.freeText).waitFor();
  await press(bea, talk.title);
  await bea.getByLabel(talk.write).fill('Who brings the cake?');
  await bea.getByLabel(talk.write).press('Enter');
  await bea.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => heardBy(anna)).toContain('Bea Who brings the cake?');
  // In the room it is told too: beside the head what is short, over the tray what is not.
  await start(anna, [anna, bea]);
  const long = 'I have to go at ten, so let us play to a hundred.';
  await press(bea, words.en.play.more);
  await press(bea, talk.title);
  await bea.getByLabel(talk.write).fill(long);
  await bea.getByLabel(talk.write).press('Enter');
  await tableOn(anna).getByText(long).waitFor();
});

test('who has deleted themselves is nobody: on the page, at the table, and to the server', async () => {
  const { anna, bea, link } = await twoAtATable();
  await bea.goto('#/friends');
  await bea.getByText(text.identity.title).click();
  const fetched = bea.waitForEvent('download');
  await press(bea, text.identity.export);
  expect((await fetched).suggestedFilename()).toBe('mazzo.json');
  await surely(bea, text.identity.delete);
  await bea.getByText(text.identity.deleted).waitFor();
  await bea.getByText(text.identity.title).waitFor({ state: 'detached' });
  expect(await bea.getByLabel(text.yourName).inputValue()).toBe('');
  await anna.getByRole('button', { name: 'Bea', exact: true }).waitFor({ state: 'detached' });
  // The link is an invitation again.
  await bea.goto(link);
  await bea.getByLabel(text.yourName).waitFor();
});

test('whoever looks on goes on to the next round by a tap', async () => {
  const { house, anna, bea, link } = await twoAtATable();
  const ciro = await arrive(house, { at: 'phone' });
  await joinBy(link, ciro, 'Ciro', { wish: 'watch' });
  await ciro.getByText(lobby.watchingNow).waitFor();
  await start(anna, [anna, bea, ciro]);
  await ciro.getByText(text.room.watching).waitFor();
  const next = ciro.getByRole('button', { name: words.en.play.nextRound });
  const players = [anna, bea].map((page) => {
    return { page, language: 'en' as const, policy: policies.flip7('en') };
  });
  await playTogether(players, 200, async () => (await next.count()) > 0);
  // A button that has just come is not taken at once.
  await ciro.waitForTimeout(800);
  await next.tap();
  await ciro.getByText(text.room.watching).waitFor();
});
