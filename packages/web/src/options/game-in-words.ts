/** A game's rules, and its words in one language: what its options are read from. */
import type { Language } from '@mazzo/kernel';
import { loadGame } from '../games/games.ts';
import type { GameId } from '../games/ids.ts';

export async function gameInWords(id: GameId, wanted: Language) {
  const { game, words } = await loadGame(id);
  return { game, words: (await words[wanted]()).words.game };
}
