/** A whole match of each game, by every way there is to play it. */
import { describe, expect, test } from 'vitest';
import { atFullLength } from '../scripts/lengths.ts';
import { policies } from './driver/drivers.ts';
import { deal, dealShortest, gameIds, usual } from './driver/games.ts';
import { byTap, keyboard } from './driver/hands.ts';
import { playToTheEnd } from './driver/match.ts';
import { expectResult } from './driver/result.ts';
import { visit } from './driver/visit.ts';

describe.each(gameIds)('%s', (game) => {
  test('is played to its end by tap on a phone of 360×640', async () => {
    const { page } = await visit({ at: 'phone' });
    await (atFullLength ? deal(page, game, byTap) : dealShortest(page, game));
    await playToTheEnd({ page, hands: byTap, policy: policies[game]('en') });
    await expectResult(page);
  });

  test('is played to its end by keyboard alone at 1280×800', async () => {
    const { page } = await visit({ at: 'desk', options: usual });
    const hands = keyboard();
    await deal(page, game, hands);
    const focus = () => page.evaluate(() => document.activeElement?.tagName);
    const after = async () => expect(await focus(), 'the focus is lost').not.toBe('BODY');
    await playToTheEnd({ page, hands, policy: policies[game]('en'), after });
    await expectResult(page);
  });

  test('is played to its end in Italian, with all that moves', async () => {
    const settings = { motion: 'full' } as const;
    const { page } = await visit({ at: 'phone', language: 'it', settings, options: usual });
    await deal(page, game, byTap, 'it');
    const policy = policies[game]('it');
    await playToTheEnd({ page, hands: byTap, policy, language: 'it' });
    await expectResult(page, 'it');
  });
});
