/** A whole match by roles and names alone, for somebody who hears the page and does not see it. */
import { texts } from '@mazzo/games';
import type { GameId } from '../packages/web/src/games/ids.ts';
import { tellEvent } from '@mazzo/kernel';
import type { AnyEvent } from '@mazzo/kernel';
import { describe, expect, test } from 'vitest';
import { policies } from './driver/drivers.ts';
import { heard } from './driver/ear.ts';
import { deal, gameIds, shortest } from './driver/games.ts';
import { byMouse } from './driver/hands.ts';
import { eventsOf, told } from './driver/line.ts';
import { play } from './driver/player.ts';
import { visit } from './driver/visit.ts';
import { visitor } from './driver/words.ts';

function sentences(game: GameId, events: readonly AnyEvent[]): string[] {
  const to = visitor();
  return events.map((event) => tellEvent(texts[game].en, event, to)).filter((one) => one !== '');
}

describe.each(gameIds)('%s', (game) => {
  test('tells everything that happens, in order, and every question once', async () => {
    const { page } = await visit({ options: shortest });
    await deal(page, game, byMouse);
    const policy = policies[game]('en');
    const asked: string[] = [];
    await play({
      page,
      hands: byMouse,
      policy: (look) => {
        const thing = policy(look);
        if (thing !== null) asked.push(look.question);
        return thing;
      },
    });
    const events = eventsOf(await told(page));
    const ear = await heard(page);
    const polite = ear.filter(({ urgent }) => !urgent).map(({ words }) => words);
    let from = 0;
    const all = polite.join(' ');
    for (const sentence of sentences(game, events)) {
      const at = all.indexOf(sentence, from);
      expect(at, `“${sentence}” was not told, or too late, in: ${all}`).toBeGreaterThanOrEqual(0);
      from = at;
    }
    const urgent = ear.filter((one) => one.urgent).map(({ words }) => words);
    for (const question of new Set(asked)) expect(urgent.join('\n')).toContain(question);
  });

  test('says at the end who has won, where the reader is', async () => {
    const { page } = await visit({ options: shortest });
    await deal(page, game, byMouse);
    await play({ page, hands: byMouse, policy: policies[game]('en') });
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    const focused = page.locator(':focus');
    expect(await focused.textContent()).toMatch(/wins?\b|share first place/);
    expect(await dialog.locator(':focus').count()).toBe(1);
  });
});
