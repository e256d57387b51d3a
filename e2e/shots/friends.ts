/** What there is to see with friends: one evening at a server of its own, stopped at every screen. */
import type { Language } from '@mazzo/kernel';
import type { Page } from 'playwright-core';
import { text as en } from '../../packages/web/src/friends/text/en.ts';
import { text as it } from '../../packages/web/src/friends/text/it.ts';
import type { FriendsText } from '../../packages/web/src/friends/text/text.ts';
import { tableOn } from '../driver/hands.ts';
import { titleOf, words } from '../driver/words.ts';

const texts: Readonly<Record<Language, FriendsText>> = { en, it };

export const friendsScreens = [
  'friends',
  'friends-big-screen',
  'friends-big-screen-playing',
  'friends-close',
  'friends-identity',
  'friends-invitation',
  'friends-lobby',
  'friends-lobby-guest',
  'friends-lobby-watching',
  'friends-mistakes',
  'friends-people',
  'friends-person',
  'friends-qr',
  'friends-removed',
  'friends-report',
  'friends-room',
  'friends-room-left',
  'friends-room-lost',
  'friends-room-menu',
  'friends-room-people',
  'friends-room-watching',
  'friends-talk',
  'friends-terms',
  'friends-transfer',
] as const;
type FriendsScreen = (typeof friendsScreens)[number];

export interface Evening {
  readonly language: Language;
  /** Somebody with a browser of their own, at home. */
  arrive(): Promise<Page>;
  /** Everything stands as it is to be seen. */
  see(name: FriendsScreen, page: Page): Promise<void>;
  /** The server is gone, and comes back. */
  kill(): Promise<void>;
  restart(): Promise<void>;
}

/** Long enough that a second tap is no mistake. */
const UNHURRIED = 800;

export async function spendEvening({
  language,
  arrive,
  see,
  kill,
  restart,
}: Evening): Promise<void> {
  const text = texts[language];
  const { lobby, person, talk, identity, invited } = text;
  const press = (page: Page, name: string) =>
    page.getByRole('button', { name, exact: true }).first().click();
  const tellThem = async (page: Page, name: string): Promise<void> => {
    await press(page, talk.title);
    await press(page, name);
  };
  const dialog = async (page: Page, opener: string, name: FriendsScreen): Promise<void> => {
    await press(page, opener);
    await page.getByRole('dialog').waitFor();
    await see(name, page);
  };
  const leaveDialog = async (page: Page): Promise<void> => {
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  };
  const surely = async (page: Page, label: string): Promise<void> => {
    await page.waitForTimeout(UNHURRIED);
    await press(page, label);
  };

  // The way to a table.
  const [anna, bea, ciro] = await Promise.all([arrive(), arrive(), arrive()]);
  await anna.goto('#/friends');
  await anna.getByLabel(text.yourName).waitFor();
  await see('friends', anna);
  await press(anna, text.open(titleOf('sapone', language)));
  await anna.getByText(text.reasons.badName).waitFor();
  const code = anna.getByLabel(text.code, { exact: true });
  await code.fill('BBB 222');
  await code.press('Enter');
  await anna.getByText(text.reasons.noSuchTable).waitFor();
  await see('friends-mistakes', anna);
  await anna.getByLabel(text.yourName).fill('Anna');
  await press(anna, text.open(titleOf('sapone', language)));
  await anna.getByRole('button', { name: lobby.start, exact: true }).waitFor();
  const link = anna.url();

  // Its lobby.
  await see('friends-lobby', anna);
  await bea.goto(link);
  await bea.getByText(invited.rules).waitFor();
  await see('friends-invitation', bea);
  await bea.getByLabel(text.yourName).fill('Beatrice Maria Rossi');
  await press(bea, invited.sit);
  await bea.getByText(lobby.waits('Anna')).waitFor();
  await ciro.goto(link);
  await ciro.getByLabel(text.yourName).fill('Ciro');
  await press(ciro, invited.watch);
  await tellThem(bea, talk.phrases.hello);
  await tellThem(ciro, talk.emotes.laugh);
  await anna.getByRole('button', { name: 'Ciro', exact: true }).waitFor();
  await see('friends-lobby-guest', bea);
  await see('friends-lobby-watching', ciro);
  for (const [opener, name] of [
    [talk.title, 'friends-talk'],
    [lobby.qr, 'friends-qr'],
    [lobby.change, 'friends-terms'],
  ] as const) {
    await dialog(anna, opener, name);
    await leaveDialog(anna);
  }
  await dialog(anna, lobby.people, 'friends-people');
  await press(anna, lobby.close);
  await see('friends-close', anna);
  await leaveDialog(anna);
  await dialog(anna, 'Beatrice Maria Rossi', 'friends-person');
  await press(anna, person.report);
  await see('friends-report', anna);
  await leaveDialog(anna);

  // A big screen, and the match.
  const screen = await arrive();
  await screen.goto(`${link}#tv`);
  await screen.getByText(text.tv.waiting).waitFor();
  await see('friends-big-screen', screen);
  await press(anna, lobby.start);
  await Promise.all([anna, bea, ciro, screen].map((page) => tableOn(page).waitFor()));
  const { more } = words[language].play;
  for (const page of [ciro, bea]) {
    await press(page, more);
    await tellThem(page, talk.phrases.goodLuck);
  }
  await see('friends-room', bea);
  await see('friends-room-watching', ciro);
  await see('friends-big-screen-playing', screen);
  await dialog(anna, more, 'friends-room-menu');
  await press(anna, text.room.leave);
  await anna.getByText(text.room.standIn).waitFor();
  await see('friends-room-left', anna);
  await kill();
  await bea.getByText(text.reconnecting).waitFor();
  await see('friends-room-lost', bea);
  await restart();
  for (const page of [anna, bea, ciro]) {
    await page.getByText(text.reconnecting).waitFor({ state: 'detached', timeout: 30_000 });
  }

  // Who is not at a table.
  await press(anna, more);
  await dialog(anna, lobby.people, 'friends-room-people');
  await anna.getByRole('button', { name: /^Ciro/ }).click();
  await press(anna, person.remove);
  await surely(anna, person.remove);
  await ciro.getByText(text.reasons.wasRemoved).waitFor();
  await see('friends-removed', ciro);
  await anna.goto('#/friends');
  await anna.getByText(identity.title).click();
  await press(anna, identity.transfer);
  await anna.getByRole('img', { name: identity.transferQr }).waitFor();
  await press(anna, identity.delete);
  await see('friends-identity', anna);
  await bea.goto('/transfer#abc');
  await bea.getByRole('button', { name: identity.become }).waitFor();
  await see('friends-transfer', bea);
}
