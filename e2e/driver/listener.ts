/** Somebody who hears the page and does not see it: what they must have been told by the end of a match. */
import { texts } from '@mazzo/games';
import type { GameId } from '../../packages/web/src/games/ids.ts';
import { tellEvent } from '@mazzo/kernel';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { heard } from './ear.ts';
import { told, toldLive } from './line.ts';
import { tableOn } from './hands.ts';
import { look } from './look.ts';
import type { Look, Policy } from './look.ts';
import { visitor, words } from './words.ts';

/** The same player, who notes every question that they answer. */
export function noting(policy: Policy, asked: Set<string>): Policy {
  return (look) => {
    const thing = policy(look);
    if (thing !== null) asked.add(look.question);
    return thing;
  };
}

/** Everything that happened, in order, and every question. */
export async function expectAllTold(
  page: Page,
  game: GameId,
  asked: ReadonlySet<string>,
): Promise<void> {
  const ear = await heard(page);
  const polite = ear.flatMap(({ urgent, words }) => (urgent ? [] : [words])).join(' ');
  let from = 0;
  for (const event of toldLive(await told(page))) {
    const sentence = tellEvent(texts[game].en, event, visitor());
    const at = polite.indexOf(sentence, from);
    expect(at, `“${sentence}” was not told, or too late, in: ${polite}`).not.toBe(-1);
    from = at;
  }
  const urgent = ear.flatMap(({ urgent: interrupts, words }) => (interrupts ? [words] : []));
  for (const question of asked) expect(urgent.join('\n')).toContain(question);
}

/** Where a round is over and lies there still: what came of it has been said, and the focus is where it goes on. */
export async function expectRoundsEndTold(page: Page, { lit }: Look): Promise<void> {
  const { nextRound, nextHand, toResult } = words.en.play;
  const goesOn = new RegExp(`^(${nextRound}|${nextHand}|${toResult})`);
  if (!lit.some(({ name }) => goesOn.test(name))) return;
  const next = tableOn(page).getByRole('button', { name: goesOn });
  await expect.poll(() => next.evaluate((button) => button === document.activeElement)).toBe(true);
  const { question } = await look(page);
  const said = (await heard(page)).map((one) => one.words).join(' ');
  expect(said).toContain(question);
}
