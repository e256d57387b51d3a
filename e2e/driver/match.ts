/** A whole match, with the options that the tests have for it. */
import type { Page } from 'playwright-core';
import type { GameId } from '../../packages/web/src/games/ids.ts';
import { atFullLength } from '../../scripts/lengths.ts';
import { openLastTurn } from './ahead.ts';
import { drivers } from './drivers.ts';
import { passMinutes } from './journal.ts';
import { known } from './known.ts';
import { told } from './line.ts';
import { play } from './player.ts';
import type { Player } from './player.ts';

/** Well into the second round. */
const TOUCHES = 60;
/** Some turns of a match that is long. */
const BEGINNING = 8;

export async function playToTheEnd(game: GameId, player: Player): Promise<void> {
  const minutes = atFullLength ? await sessionOf(player.page) : null;
  if (minutes !== null) {
    await play(player, TOUCHES);
    await passMinutes(player.page, minutes);
  }
  const { lastTurn } = drivers[game];
  if (!atFullLength && lastTurn !== undefined) {
    await play(player, BEGINNING);
    await openLastTurn(player.page, game, lastTurn);
  }
  await play(player);
}

/** How long the session lasts, where time ends it: nobody plays it to its end in a test. */
async function sessionOf(page: Page): Promise<number | null> {
  const player = known(await told(page));
  if (player === null || player.status.over) return null;
  return player.status.clocks[0]?.minutes ?? null;
}
