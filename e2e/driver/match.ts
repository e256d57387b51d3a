/** A whole match, with the options that the tests have for it. */
import type { GameId } from '../../packages/web/src/games/ids.ts';
import { expect } from 'vitest';
import { atFullLength } from '../../scripts/lengths.ts';
import { passMinutes } from './journal.ts';
import { eventsOf, told } from './line.ts';
import { play } from './player.ts';
import type { Player } from './player.ts';

/** V-16: how long a session lasts that is as the rules have it. */
const SESSION = 30;
/** Well into its second round. */
const TOUCHES = 60;

export async function playToTheEnd(player: Player, game: GameId): Promise<void> {
  if (atFullLength && game === 'vinto') {
    await play(player, TOUCHES);
    await passMinutes(player.page, SESSION);
  }
  await play(player);
  if (atFullLength && game === 'vinto') {
    const ended = eventsOf(await told(player.page)).map(({ type }) => type);
    expect(ended).toContain('timeUp');
  }
}
