/** What each game is called, and is about in a sentence. */
import type { GameId } from '@mazzo/games/ids';
import type { Language } from '@mazzo/kernel';

interface About {
  readonly title: string;
  readonly tagline: string;
}

const abouts = import.meta.glob<Readonly<Record<Language, About>>>(
  '../../../games/src/*/text/about.ts',
  { eager: true, import: 'about' },
);

export function aboutGame(id: GameId, language: Language): About {
  const about = abouts[`../../../games/src/${id}/text/about.ts`];
  if (about === undefined) throw new Error(`nothing says what ${id} is about`);
  return about[language];
}
