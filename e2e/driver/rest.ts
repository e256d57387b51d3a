/** The table when nothing is about to happen: so that it can be compared. */
import { decisionOf } from '@mazzo/kernel';
import type { Language } from '@mazzo/kernel';
import { errors } from 'playwright-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Thing } from '../../packages/web/src/games/driver.fixture.ts';
import { changes, hasChanged, untilStill } from './changes.ts';
import { drivers } from './drivers.ts';
import { locate, tableOn } from './hands.ts';
import { known } from './known.ts';
import { eventsOf, told } from './line.ts';
import { look } from './look.ts';
import type { Look } from './look.ts';
import { words } from './words.ts';

/** Bots of the tests answer at once. */
const STILL = 150;

/** As it is once the bots have moved; what was only begun, or lay there to be looked at, is put away. */
export async function atRest(page: Page, language: Language = 'en'): Promise<Look> {
  const { play } = words[language];
  const cancels = Object.values(drivers).map((driver) => driver.cancel?.(language));
  const passing = new Set([play.nextRound, play.nextHand, play.toResult, play.goOn, ...cancels]);
  for (;;) {
    const seen = await still(page);
    const away = seen.lit.find(({ name }) => passing.has(name));
    if (away !== undefined) await putAway(page, away);
    else if (await isWaitedFor(page)) return withoutGlimpses(seen);
  }
}

const SOON = 1500;

/** It may have been pressed just before it was seen: going on waits for a frame, and then it is gone. */
async function putAway(page: Page, thing: Thing): Promise<void> {
  const since = await changes(page);
  try {
    await (await locate(page, thing)).click({ timeout: SOON });
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error;
  }
  await hasChanged(page, since, SOON);
}

/** A bot may take its time, to let somebody speak up. */
async function isWaitedFor(page: Page): Promise<boolean> {
  const player = known(await told(page));
  if (player === null || player.status.over) return true;
  return decisionOf(player.status, player.seat) !== undefined;
}

export async function still(page: Page): Promise<Look> {
  await untilStill(page, STILL);
  return look(page);
}

const card = /(?:: |, face down; you saw )(?:joker|(?:10|[2-9JQKA])[♣♦♥♠])|, face down/g;

/** A card that was looked at lies face down again after a while: neither is what matters here. */
function withoutGlimpses(seen: Look): Look {
  return JSON.parse(JSON.stringify(seen).replaceAll(card, '')) as Look;
}

/** Whatever befalls the page: all that was told is told again, and the table is as it was. */
export async function expectSame(page: Page, befall: () => Promise<Page>): Promise<Page> {
  const before = await atRest(page);
  const story = eventsOf(await told(page));
  const again = await befall();
  await tableOn(again).waitFor();
  expect(await atRest(again)).toEqual(before);
  expect(eventsOf(await told(again)).slice(0, story.length)).toEqual(story);
  return again;
}
