/** From a tap at home to cards on the table. */
import type { GameId } from '../games/ids.ts';
import { nextPaint } from '../shell/paint.ts';
import { entrance, Play } from '../shell/screens.ts';

export async function deal(game: GameId): Promise<void> {
  await (await entrance()).deal(game);
}

/** Everything a tap will need, ahead of it; a finger that is coming down is seen first. */
export async function prepareDeal(game: GameId): Promise<void> {
  await nextPaint();
  const { loadGame } = await entrance();
  await Promise.all([Play.preload(), loadGame(game)]);
}
