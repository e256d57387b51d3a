/** What the page calls things: these tests ask for them by name, as whoever plays does. */
import { texts } from '@mazzo/games';
import type { GameId } from '../../packages/web/src/games/ids.ts';
import type { Audience, Language } from '@mazzo/kernel';
import { text as matches } from '../../packages/web/src/home/matches/text.ts';
import { text as home } from '../../packages/web/src/home/text.ts';
import { text as updates } from '../../packages/web/src/home/update-text.ts';
import { text as options } from '../../packages/web/src/options/text.ts';
import { audience } from '../../packages/web/src/play/names.ts';
import { text as dialogsEn } from '../../packages/web/src/play/text/dialogs/en.ts';
import { text as dialogsIt } from '../../packages/web/src/play/text/dialogs/it.ts';
import { text as playEn } from '../../packages/web/src/play/text/en.ts';
import { text as playIt } from '../../packages/web/src/play/text/it.ts';
import { text as windows } from '../../packages/web/src/play/windows/text.ts';

interface PageWords {
  readonly home: (typeof home)[Language] & (typeof matches)[Language] & (typeof updates)[Language];
  readonly options: (typeof options)[Language];
  readonly play: typeof playEn & typeof dialogsEn & (typeof windows)[Language];
}

export const words: Readonly<Record<Language, PageWords>> = {
  en: {
    home: { ...home.en, ...matches.en, ...updates.en },
    options: options.en,
    play: { ...playEn, ...dialogsEn, ...windows.en },
  },
  it: {
    home: { ...home.it, ...matches.it, ...updates.it },
    options: options.it,
    play: { ...playIt, ...dialogsIt, ...windows.it },
  },
};

/** What the table is called, in whatever language. */
export const tableNames = [words.en.play.table, words.it.play.table];

export function titleOf(game: GameId, language: Language = 'en'): string {
  return texts[game][language].title;
}

/** Whoever visits has the first seat. */
export function visitor(language: Language = 'en'): Audience {
  return audience(0, words[language].play.you);
}
