/** Several people at a real server, each with a browser of their own. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Language } from '@mazzo/kernel';
import { startServer } from '@mazzo/server/testing';
import type { ServerChild } from '@mazzo/server/testing';
import { errors } from 'playwright-core';
import type { Page } from 'playwright-core';
import { expect, inject, onTestFinished } from 'vitest';
import { text as friendsEn } from '../../packages/web/src/friends/text/en.ts';
import { text as friendsIt } from '../../packages/web/src/friends/text/it.ts';
import type { Thing } from '../../packages/web/src/games/driver.fixture.ts';
import type { GameId } from '../../packages/web/src/games/ids.ts';
import { locate, tableOn } from './hands.ts';
import { look } from './look.ts';
import { changed, wishOf } from './player.ts';
import type { Player } from './player.ts';
import { visit } from './visit.ts';
import type { Visitor } from './visit.ts';
import { titleOf } from './words.ts';

export const friends = { en: friendsEn, it: friendsIt };

export interface House {
  readonly address: string;
  /** Where it keeps everything. */
  readonly folder: string;
  /** As a power cut would. */
  kill(): Promise<void>;
  /** With what it had, at the same address. */
  restart(): Promise<void>;
}

/** A server of this test's own, gone when it is over. */
export async function openHouse(): Promise<House> {
  const folder = await mkdtemp(join(tmpdir(), 'mazzo-friends-'));
  const page = inject('pages').now;
  let server: ServerChild = await startServer({ folder, page });
  const { port } = server;
  onTestFinished(async () => {
    await server.kill();
    await rm(folder, { recursive: true });
  });
  return {
    address: `http://localhost:${port}/`,
    folder,
    kill: () => server.kill(),
    async restart() {
      server = await startServer({ folder, port, page });
    },
  };
}

/** What a browser says by itself when a server is gone. */
const UNREACHED = /WebSocket connection|ERR_CONNECTION_RE(FUSED|SET)/;

/** Somebody with a browser of their own, at the house; `expected` is what it may complain about. */
export async function arrive(
  house: House,
  visitor: Visitor = {},
  expected = UNREACHED,
): Promise<Page> {
  const { page, forgive } = await visit({ ...visitor, address: house.address });
  forgive(expected);
  return page;
}

/** Opens a table and is its host; resolves with its link. */
export async function openTable(
  page: Page,
  game: GameId,
  name: string,
  language: Language = 'en',
): Promise<string> {
  const text = friends[language];
  await page.goto(`#/friends/${game}`);
  await page.getByLabel(text.yourName).fill(name);
  await page.getByRole('button', { name: text.open(titleOf(game, language)) }).click();
  await page.getByRole('button', { name: text.lobby.start, exact: true }).waitFor();
  return page.url();
}

/** By the link, with one tap and a name. */
export async function joinBy(
  link: string,
  page: Page,
  name: string,
  { language = 'en', wish = 'sit' }: { language?: Language; wish?: 'sit' | 'watch' } = {},
): Promise<void> {
  const text = friends[language];
  await page.goto(link);
  await page.getByLabel(text.yourName).fill(name);
  await page.getByRole('button', { name: text.invited[wish] }).click();
}

export async function start(host: Page, all: readonly Page[]): Promise<void> {
  await host.getByRole('button', { name: friends.en.lobby.start, exact: true }).click();
  await Promise.all(all.map((page) => tableOn(page).waitFor()));
}

export type Friend = Pick<Player, 'page' | 'policy' | 'language'>;

const PATIENCE = 30_000;

/** Everybody plays in turn, until so many touches are done in all or `until` says so. */
export async function playTogether(
  players: readonly Friend[],
  touches: number,
  until: () => Promise<boolean> = async () => false,
): Promise<void> {
  let done = 0;
  let last = Date.now();
  while (done < touches && !(await until())) {
    for (const player of players) {
      const seen = await look(player.page);
      const thing = wishOf(seen, player);
      if (thing === null || !(await touch(player, thing))) continue;
      // Looked at before it is answered, the same would be touched again, and soon not be there.
      await changed(player.page, seen, thing.name, async () => void (await touch(player, thing)));
      done += 1;
      last = Date.now();
    }
    if (Date.now() - last > PATIENCE) expect.fail('nobody has anything to do');
    await players[0]!.page.waitForTimeout(30);
  }
}

/**
 * Answers what the page itself asks, if it does: to leave a round that is over, to mean a move that
 * cannot be taken back. As long as it asks, the others may be further on, and all that lies under a
 * dialog is out of reach.
 */
export async function answerPage(friend: Friend): Promise<void> {
  const thing = wishOf(await look(friend.page), { ...friend, policy: () => null });
  if (thing !== null) await touch(friend, thing);
}

/** What was seen a moment ago is there, or gone. */
const SOON = 3000;

/** False if it has gone: what somebody else does may take it away just then. */
async function touch({ page }: Friend, thing: Thing): Promise<boolean> {
  const target = await locate(page, thing);
  const isPhone = (page.viewportSize()?.width ?? 0) < 700;
  try {
    await (isPhone ? target.tap({ timeout: SOON }) : target.click({ timeout: SOON }));
    return true;
  } catch (error) {
    if (error instanceof errors.TimeoutError) return false;
    throw error;
  }
}
