/** A whole match of each game, by every way there is to play it. */
import { describe, expect, test } from 'vitest';
import { atFullLength } from '../scripts/lengths.ts';
import { policies } from './driver/drivers.ts';
import { deal, dealShortest, someGames, usual } from './driver/games.ts';
import { byTap, keyboard } from './driver/hands.ts';
import { expectAllTold, expectRoundsEndTold, noting } from './driver/listener.ts';
import type { Look } from './driver/look.ts';
import { playToTheEnd } from './driver/match.ts';
import { expectResult } from './driver/result.ts';
import { visit } from './driver/visit.ts';
import { Watcher } from './driver/watcher.ts';

describe.each(someGames('pinnacola'))('%s', (game) => {
  test('by tap on a phone of 360×640: every card in the document was told to this player', async () => {
    const { page } = await visit({ at: 'phone' });
    await (atFullLength ? deal(page, game, byTap) : dealShortest(page, game));
    const watcher = new Watcher();
    const after = async () => expect(await watcher.look(page)).toEqual([]);
    await playToTheEnd(game, { page, hands: byTap, policy: policies[game]('en'), after });
    await expectResult(page);
    expect(watcher.counts.faces).toBeGreaterThan(10);
    expect(watcher.counts.backs).toBeGreaterThan(0);
  });
});

describe.each(someGames('sapone'))('%s', (game) => {
  test('by keyboard alone at 1280×800, by roles and names alone: everything is told', async () => {
    const { page } = await visit({ at: 'desk', options: usual });
    const hands = keyboard();
    await deal(page, game, hands);
    const asked = new Set<string>();
    const policy = noting(policies[game]('en'), asked);
    const focus = () => page.evaluate(() => document.activeElement?.tagName);
    const after = async (seen: Look) => {
      // Between a touch and the frame that answers it nothing may have it.
      await expect.poll(focus, { message: 'the focus is lost' }).not.toBe('BODY');
      await expectRoundsEndTold(page, seen);
    };
    await playToTheEnd(game, { page, hands, policy, after });
    await expectResult(page);
    await expectAllTold(page, game, asked);
    // The reader is where the winner is named.
    const focused = page.getByRole('dialog').locator(':focus');
    expect(await focused.textContent()).toMatch(/wins?\b|share first place/);
  });
});
