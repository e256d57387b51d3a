/** In a word, how each bot plays: for wherever one meets them. */
import type { Audience, Language, Seat } from '@mazzo/kernel';
import { personalityAt } from '../personalities.ts';
import type { MannerWord } from '../personalities.ts';

interface MannersText {
  readonly word: Readonly<Record<MannerWord, string>>;
  /** Of the first, after whom a word is enough: "Ada is careful". */
  is(name: string, manner: string): string;
}

const text: Readonly<Record<Language, MannersText>> = {
  en: {
    word: {
      steady: 'steady',
      careful: 'careful',
      bold: 'bold',
      sly: 'sly',
      impetuous: 'impetuous',
      honest: 'honest',
      wary: 'wary',
      trusting: 'trusting',
    },
    is: (name, manner) => `${name} is ${manner}`,
  },
  it: {
    // Words that fit anybody: they have no gender.
    word: {
      steady: 'costante',
      careful: 'prudente',
      bold: 'audace',
      sly: 'sagace',
      impetuous: 'irruente',
      honest: 'leale',
      wary: 'diffidente',
      trusting: 'accomodante',
    },
    is: (name, manner) => `${name} è ${manner}`,
  },
};

export function mannerOf(seat: Seat, language: Language): string {
  return text[language].word[personalityAt(seat).word];
}

/** "Ada is careful, Bruno bold, and Carla sly." */
export function mannersOf(
  seats: readonly Seat[],
  to: Pick<Audience, 'name'>,
  language: Language,
): string {
  const each = seats.map((seat, n) => {
    const [name, manner] = [to.name(seat), mannerOf(seat, language)];
    return n === 0 ? text[language].is(name, manner) : `${name} ${manner}`;
  });
  return `${new Intl.ListFormat(language).format(each)}.`;
}
