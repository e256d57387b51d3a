/** Somebody who hears the page and does not see it: what they must have been told by the end of a match. */
import { texts } from '@mazzo/games';
import type { GameId } from '../../packages/web/src/games/ids.ts';
import { tellEvent } from '@mazzo/kernel';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { heard } from './ear.ts';
import { eventsOf, told } from './line.ts';
import type { Policy } from './look.ts';
import { visitor } from './words.ts';

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
  for (const event of eventsOf(await told(page))) {
    const sentence = tellEvent(texts[game].en, event, visitor());
    const at = polite.indexOf(sentence, from);
    expect(at, `“${sentence}” was not told, or too late, in: ${polite}`).not.toBe(-1);
    from = at;
  }
  const urgent = ear.flatMap(({ urgent: interrupts, words }) => (interrupts ? [words] : []));
  for (const question of asked) expect(urgent.join('\n')).toContain(question);
}
