/** The rules texts, fetched one at a time. */
import type { GameId } from '../games/ids.ts';
import type { Language } from '@mazzo/kernel';
import texts from 'virtual:rules';
import type { Chapter, RulesText } from './chapters.ts';

/** A game's own rules, and those of all games. */
export interface Rulebook {
  readonly own: RulesText;
  readonly common: RulesText;
}

export async function rulebook(game: GameId, language: Language): Promise<Rulebook> {
  const [own, common] = await Promise.all([texts[game][language](), texts.common[language]()]);
  return { own: own.default, common: common.default };
}

export function chapterOf({ own, common }: Rulebook, anchor: string): Chapter | null {
  return [...own.chapters, ...common.chapters].find((one) => one.anchor === anchor) ?? null;
}
