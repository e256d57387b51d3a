/** From a tap at home to cards on the table. */
import type { GameId } from '@mazzo/games/ids';
import { Play } from '../shell/screens.ts';

/** Deals as this player likes the game, or as the rules have it. */
export async function deal(game: GameId): Promise<void> {
  const [{ startMatch }, { remembered }, { loadGame }] = await parts();
  await startMatch(game, remembered((await loadGame(game)).game));
}

/** Everything a tap will need, ahead of it. */
export async function fetchAhead(game: GameId): Promise<void> {
  const [, , { loadGame }] = await parts();
  await Promise.all([Play.preload(), loadGame(game)]);
}

function parts() {
  return Promise.all([
    import('../play/start.ts'),
    import('../options/chosen.ts'),
    import('../games/games.ts'),
  ]);
}
