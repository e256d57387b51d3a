import { loadGame } from '../games/games.ts';
import type { GameId } from '../games/ids.ts';
import type { Playable } from '../play/page-face.ts';
import { language } from '../settings/settings.ts';

/** With its words, and with what a player who deals alone does without at first: a match may be anywhere by now. */
export async function wholeGame(id: GameId): Promise<Playable> {
  const playable = await loadGame(id);
  await Promise.all([playable.late?.fetch(), playable.words[language.peek()]()]);
  return playable;
}
