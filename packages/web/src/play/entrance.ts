/** The way to a table: what a tap on a game needs, in one piece, so that it is fetched at once. */
import type { GameId } from '../games/ids.ts';
import { loadGame } from '../games/games.ts';
import { remembered } from '../options/chosen.ts';
import { startMatch } from './start.ts';

export { loadGame };
export { PlayScreen } from './play-screen.tsx';

/** Deals as this player likes the game, or as the rules have it. */
export async function deal(game: GameId): Promise<void> {
  await startMatch(game, remembered((await loadGame(game)).game));
}
