/** A player: looks at the table, decides, and touches. */
import type { Language } from '@mazzo/kernel';
import { errors } from 'playwright-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Thing } from '../../packages/web/src/games/driver.fixture.ts';
import { changes, hasChanged } from './changes.ts';
import type { Hands } from './hands.ts';
import { look } from './look.ts';
import type { Look, Policy } from './look.ts';
import { words } from './words.ts';

/** Nothing takes longer than this, with the pace of the tests. */
const PATIENCE = 10_000;

export interface Player {
  readonly page: Page;
  readonly hands: Hands;
  readonly policy: Policy;
  readonly language?: Language;
  /** After each touch, when it has been answered. */
  readonly after?: (look: Look) => Promise<void>;
}

/** Plays until the result is shown, or so many touches. */
export async function play(player: Player, most = Infinity): Promise<Look> {
  for (let touched = 0; touched < most; touched++) {
    const touch = await touchOnce(player);
    if (touch === null) break;
    const again = () => player.hands(player.page, touch.thing);
    const seen = await changed(player.page, touch.seen, touch.thing.name, again);
    await player.after?.(seen);
  }
  return look(player.page);
}

export interface Touch {
  readonly thing: Thing;
  /** Before it. */
  readonly seen: Look;
}

/** Touches what is wanted next; null when the match is over. */
export async function touchOnce(player: Player): Promise<Touch | null> {
  for (let looks = 1; ; looks++) {
    const wish = await wanted(player);
    if (wish === null) return null;
    try {
      await player.hands(player.page, wish.thing);
      return wish;
    } catch (error) {
      // It was looked at just before it went: one looks again, once.
      if (looks > 1 || !(error instanceof errors.TimeoutError)) throw error;
    }
  }
}

/** Whether another match is offered. */
export function isOver(seen: Look, { language = 'en' }: Pick<Player, 'language'>): boolean {
  const offered = seen.dialog?.buttons ?? seen.lit;
  return offered.some(({ name }) => name === words[language].play.again);
}

/** What this player would touch now: what the page itself asks, or what the game does; null to wait. */
export function wishOf(
  seen: Look,
  { policy, language = 'en' }: Pick<Player, 'policy' | 'language'>,
): Thing | null {
  const { nextRound, nextHand, toResult, doIt } = words[language].play;
  const choices = seen.dialog?.buttons ?? seen.lit;
  const pageAsks = choices.find(({ name }) => [nextRound, nextHand, toResult, doIt].includes(name));
  return pageAsks ?? (seen.dialog === null ? policy(seen) : null);
}

/** Waits until there is something to touch; null when the match is over instead. */
async function wanted(player: Player): Promise<Touch | null> {
  const { page } = player;
  const began = Date.now();
  for (;;) {
    const since = await changes(page);
    const seen = await look(page);
    if (isOver(seen, player)) return null;
    const thing = wishOf(seen, player);
    if (thing !== null) return { thing, seen };
    const left = PATIENCE - (Date.now() - began);
    if (left < 0 || !(await hasChanged(page, since, left))) {
      expect.fail(`nothing to do: ${JSON.stringify(seen)}`);
    }
  }
}

/** A button that comes where another was just touched is not taken at once: then it is touched again. */
const AGAIN = 1000;

/** What is to be seen once it is not what was seen. */
export async function changed(
  page: Page,
  before: Look,
  touched: string,
  again?: () => Promise<void>,
): Promise<Look> {
  let isTouchedAgain = again === undefined;
  const old = JSON.stringify(before);
  const began = Date.now();
  for (;;) {
    const since = await changes(page);
    const seen = await look(page);
    if (JSON.stringify(seen) !== old) return seen;
    const waited = Date.now() - began;
    if (!isTouchedAgain && waited > AGAIN) {
      isTouchedAgain = true;
      await again?.();
    }
    if (waited > PATIENCE) expect.fail(`${touched}: touched to no effect in ${old}`);
    await hasChanged(page, since, (isTouchedAgain ? PATIENCE : AGAIN) - waited);
  }
}
