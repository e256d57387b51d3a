/** People at a server of their own: by a link, through a reload and a restart, on a shared screen. */
import { languages } from '@mazzo/kernel';
import type { Language } from '@mazzo/kernel';
import { expect, test } from 'vitest';
import type { GameId } from '../packages/web/src/games/ids.ts';
import { text as optionsText } from '../packages/web/src/options/text.ts';
import { text as rulesText } from '../packages/web/src/rules/text.ts';
import { text as shellText } from '../packages/web/src/shell/text.ts';
import { atFullLength, many } from '../scripts/lengths.ts';
import { violations } from './axe/violations.ts';
import { policies } from './driver/drivers.ts';
import {
  answerPage,
  arrive,
  friends,
  joinBy,
  openHouse,
  openTable,
  playTogether,
  start,
} from './driver/friends.ts';
import type { Friend } from './driver/friends.ts';
import { tableOn } from './driver/hands.ts';
import { look } from './driver/look.ts';
import { isOver } from './driver/player.ts';
import { visit } from './driver/visit.ts';
import { words } from './driver/words.ts';

const text = friends.en;
const friend = (page: Friend['page'], game: GameId, language: Language = 'en'): Friend => ({
  page,
  language,
  policy: policies[game](language),
});

/** What lies there for everybody to see: how many are left to draw. */
const leftOver = async ({ page }: Friend): Promise<string | undefined> =>
  /(\d+) (?:to draw|cart[ae])/.exec((await look(page)).words)?.[1];

test('two play Vinto by a link, through a reload and a server that is killed', async () => {
  const house = await openHouse();
  const anna = await arrive(house, { at: 'phone' });
  const bea = await arrive(
    house,
    { language: 'it' },
    /WebSocket|ERR_CONNECTION_REFUSED|ERR_FAILED/,
  );
  const link = await openTable(anna, 'vinto', 'Anna');
  await anna.getByText(optionsText.en.clocks.values.normal).waitFor();
  await joinBy(link, bea, 'Bea', { language: 'it' });
  await anna.getByRole('button', { name: 'Bea' }).waitFor();
  // A name that cannot be goes back to the one that holds, with the reason.
  const called = bea.getByLabel(friends.it.lobby.rename);
  await called.fill('B\u202Eea');
  await called.press('Enter');
  await bea.getByText(friends.it.reasons.badName).waitFor();
  expect(await called.inputValue()).toBe('Bea');
  await start(anna, [anna, bea]);
  const both = [friend(anna, 'vinto'), friend(bea, 'vinto', 'it')];
  await playTogether(both, many(60, 5));
  await bea.route(/\/dialogs-[^/]*\.js/, (asked) => asked.abort());
  await bea.reload();
  await tableOn(bea).waitFor();
  await sayingWithout(bea);
  expect((await look(anna)).words).toContain('Bea');
  await house.kill();
  const lost = [anna.getByText(text.reconnecting), bea.getByText(friends.it.reconnecting)];
  for (const notice of lost) await notice.waitFor();
  await house.restart();
  for (const notice of lost) await notice.waitFor({ state: 'detached' });
  await playTogether(both, many(60, 4));
  await expect
    .poll(async () => {
      for (const one of both) await answerPage(one);
      const [annas, beas] = [await leftOver(both[0]!), await leftOver(both[1]!)];
      return annas !== undefined && annas === beas;
    })
    .toBe(true);
  // Whoever leaves finds the way back at home.
  await anna.getByRole('link', { name: shellText.en.home }).tap();
  await anna.getByRole('link', { name: words.en.home.continueWithFriends('Vinto') }).tap();
  await tableOn(anna).waitFor();
  expect(anna.url()).toBe(link);
});

/** What says something cannot be fetched: the table stays, and the next tap tries again. */
async function sayingWithout(page: Friend['page']): Promise<void> {
  const { more } = words.it.play;
  const { title } = friends.it.talk;
  const ask = async (): Promise<void> => {
    await page.getByRole('button', { name: more }).click();
    await page.getByRole('button', { name: title }).click();
  };
  await ask();
  await page.getByText(shellText.it.notLoaded.why).waitFor();
  await page.unrouteAll();
  await ask();
  await page.getByRole('dialog', { name: title }).waitFor();
  await page.keyboard.press('Escape');
  await tableOn(page).waitFor();
}

test('a phone comes late to a screen and a phone at Flip 7: two taps to its first move', async () => {
  const house = await openHouse();
  const anna = await arrive(house, { at: 'phone' });
  const link = await openTable(anna, 'flip7', 'Anna');
  await backAndForth(anna, link);
  const screen = await arrive(house);
  await screen.goto(`${link}#tv`);
  await screen.getByText(text.tv.waiting).waitFor();
  await start(anna, [anna, screen]);
  await screen.getByRole('img', { name: text.lobby.qrOf(link.slice(-6)) }).waitFor();
  const bea = await arrive(house, { at: 'phone' });
  // The first tap is in here; from then on she has a bot's seat.
  await joinBy(link, bea, 'Bea');
  await tableOn(bea).waitFor();
  await expect.poll(async () => (await look(anna)).words).toContain('Bea');
  await expect.poll(async () => (await look(screen)).words).toContain('Bea');
  // Nobody plays from the screen: a round that has just ended may be left, no more.
  const { scores, nextRound } = words.en.play;
  const offered = (await look(screen)).lit.map(({ name }) => name);
  expect(offered.filter((name) => name !== scores && name !== nextRound)).toEqual([]);
  const both = [friend(anna, 'flip7'), friend(bea, 'flip7')];
  const isDone = async () => atFullLength && isOver(await look(anna), {});
  await playTogether(both, many(2000, 4), isDone);
  // The screen takes its time over every round.
  if (atFullLength) await screen.getByRole('dialog').waitFor({ timeout: 300_000 });
});

/** From a lobby and into it again, by every way there is: what is shown is what the address says. */
async function backAndForth(page: Friend['page'], link: string): Promise<void> {
  const { people, bigScreenSeated, start: begin } = text.lobby;
  const isAt = async (address: string, name: string): Promise<void> => {
    await page.getByRole('button', { name, exact: true }).waitFor();
    expect(page.url()).toBe(address);
  };
  await page.getByRole('link', { name: words.en.options.rules }).tap();
  await page.getByRole('heading', { name: rulesText.en.title('Flip 7') }).waitFor();
  await page.getByRole('link', { name: shellText.en.back }).tap();
  await isAt(link, begin);
  await page.getByRole('link', { name: shellText.en.home }).tap();
  await page.getByRole('link', { name: words.en.home.friends, exact: true }).waitFor();
  await page.goBack();
  await isAt(link, begin);
  await page.goBack();
  await page.getByText(text.newTable).waitFor();
  await page.goForward();
  await isAt(link, begin);
  await page.getByRole('button', { name: people }).tap();
  await page.getByRole('link', { name: bigScreenSeated }).tap();
  await isAt(`${link}#tv`, text.tv.leave);
  await page.getByRole('button', { name: text.tv.leave }).tap();
  await page.getByRole('button', { name: text.lobby.sitDown }).tap();
  await page.getByText(text.lobby.ready).waitFor();
}

test.runIf(atFullLength)('four browsers play a round of Sapone', async () => {
  const house = await openHouse();
  const names = ['Anna', 'Bea', 'Ciro', 'Dora'];
  const pages = await Promise.all(names.map(() => arrive(house, { at: 'phone' })));
  const [anna] = pages;
  const link = await openTable(anna!, 'sapone', 'Anna');
  for (const [n, page] of pages.entries()) if (n > 0) await joinBy(link, page, names[n]!);
  await anna!.getByText(text.lobby.startFull).waitFor();
  await start(anna!, pages);
  const all = pages.map((page) => friend(page, 'sapone'));
  const isRoundOver = async () =>
    (await look(anna!)).lit.some(({ name }) => name === words.en.play.nextRound);
  await playTogether(all, 2000, isRoundOver);
  for (const page of pages) expect((await look(page)).words).not.toContain('bot');
});

test.runIf(atFullLength)('another device becomes the same person by a link, once', async () => {
  const house = await openHouse();
  const anna = await arrive(house);
  const link = await openTable(anna, 'flip7', 'Anna');
  await anna.goto('#/friends');
  await anna.getByText(text.identity.title).click();
  const answered = anna.waitForResponse('**/api/me/transfer');
  await anna.getByRole('button', { name: text.identity.transfer }).click();
  await anna.getByRole('img', { name: text.identity.transferQr }).waitFor();
  const transfer = ((await (await answered).json()) as { link: string }).link;
  const [phone, other] = [await arrive(house, { at: 'phone' }), await arrive(house, {}, /404/)];
  for (const page of [phone, other]) await page.goto(transfer);
  await phone.getByRole('button', { name: text.identity.become }).tap();
  await phone.getByText(text.newTable).waitFor();
  // At her own table, as its host.
  await phone.goto(link);
  await phone.getByRole('button', { name: text.lobby.start, exact: true }).waitFor();
  await other.getByRole('button', { name: text.identity.become }).click();
  await other.getByText(text.identity.notArrived).waitFor();
});

/** At full length in both languages; otherwise in the one whose words are longer. */
test.each(atFullLength ? languages : (['it'] as const))(
  'rooms with friends are read, handled by keys and fit 320 px: %s',
  async (language) => {
    const own = friends[language];
    const house = await openHouse();
    const anna = await arrive(house, { at: 'phone', language }, /40[04]/);
    await anna.setViewportSize({ width: 320, height: 640 });
    const wrong: Record<string, unknown> = {};
    const check = async (what: string, page = anna): Promise<void> => {
      const found = await violations(page);
      if (found.length > 0) wrong[what] = found;
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      if (wide > (page.viewportSize()?.width ?? 0)) wrong[`${what}, wide`] = wide;
    };
    await anna.goto('#/friends/vinto');
    const name = anna.getByLabel(own.yourName);
    await name.waitFor();
    await check('friends');
    await name.press('Enter');
    await anna.getByText(own.reasons.badName).waitFor();
    const code = anna.getByLabel(own.code, { exact: true });
    await code.fill('BBB 222');
    await code.press('Enter');
    await anna.getByText(own.reasons.noSuchTable).waitFor();
    expect(await code.inputValue()).toBe('BBB 222');
    await check('friends, with mistakes');
    await name.fill('Anna');
    await name.press('Enter');
    const begin = anna.getByRole('button', { name: own.lobby.start, exact: true });
    await begin.waitFor();
    await check('lobby');
    const { people, qr, change } = own.lobby;
    for (const opener of atFullLength ? [own.talk.title, people, qr, change] : [people]) {
      await anna.getByRole('button', { name: opener }).press('Enter');
      await anna.getByRole('dialog').waitFor();
      await check(opener);
      await anna.keyboard.press('Escape');
      await anna.getByRole('dialog').waitFor({ state: 'detached' });
    }
    // Whoever presses twice in haste has closed nothing.
    await anna.getByRole('button', { name: people }).press('Enter');
    const close = anna.getByRole('button', { name: own.lobby.close });
    await close.press('Enter');
    await anna.getByText(own.lobby.closeWhy).waitFor();
    await check('close, asked once more');
    await anna.keyboard.press('Enter');
    await close.waitFor();
    await anna.keyboard.press('Escape');
    const link = anna.url();
    const bea = await arrive(house, { at: 'phone', language });
    await bea.setViewportSize({ width: 320, height: 640 });
    await bea.goto(link);
    await bea.getByLabel(own.yourName).waitFor();
    await check('invitation', bea);
    await bea.getByRole('link', { name: own.invited.bigScreen }).tap();
    await bea.getByText(own.tv.waiting).waitFor();
    await check('big screen', bea);
    await begin.press('Enter');
    await tableOn(anna).waitFor();
    await check('room');
    expect(wrong).toEqual({});
  },
);

test('a page without a server says what friends need, and plays on', async () => {
  const { page, forgive } = await visit({ at: 'phone' });
  forgive(/404/);
  await page.getByRole('link', { name: words.en.home.friends, exact: true }).tap();
  await page.getByText(text.noServer).waitFor();
});
