import { loadGame } from '../games/games.ts';
import type { GameId } from '../games/ids.ts';
import type { Playable } from '../play/page-face.ts';

/** With what a player who deals alone does without at first: among others a match may be anywhere by now. */
export async function wholeGame(id: GameId): Promise<Playable> {
  const playable = await loadGame(id);
  await playable.late?.fetch();
  return playable;
}
