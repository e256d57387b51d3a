/** What the score sheet says; fetched with it. */
import type { Language } from '@mazzo/kernel';

/** A category in words, and what it is worth. */
interface Won {
  readonly category: string;
  readonly worth: number;
}

interface SheetText {
  round(number: number): string;
  readonly nothingWon: string;
  /** What was won, and the points beyond that for winning several (S-15). */
  won(won: readonly Won[], bonus: number): string;
  /** Beside the categories of the last round. */
  readonly several: string;
  /** What stands in their rows. */
  readonly counted: string;
}

const list = (language: Language, words: readonly string[]) =>
  new Intl.ListFormat(language).format(words);

export const text: Readonly<Record<Language, SheetText>> = {
  en: {
    round: (number) => `Round ${number}`,
    nothingWon: 'No category won.',
    won(won, bonus) {
      const each = won.map(({ category, worth }) => `${category} ${worth}`);
      const more = bonus === 0 ? '' : `, and ${bonus} more for winning ${won.length}`;
      return `${list('en', each)}${more}.`;
    },
    several: 'Several won',
    counted:
      'The last round’s rows (·) are points; in brackets how many coins, kinds of vegetables, kinds of tools and soaps each has.',
  },
  it: {
    round: (number) => `Mano ${number}`,
    nothingWon: 'Nessuna categoria vinta.',
    won(won, bonus) {
      const each = won.map(({ category, worth }) => `${category} ${worth}`);
      const more = bonus === 0 ? '' : `, e ${bonus} in più per averne vinte ${won.length}`;
      return `${list('it', each)}${more}.`;
    },
    several: 'Più di una vinta',
    counted:
      'Nelle righe dell’ultima mano (·) ci sono i punti; tra parentesi quante monete, tipi di verdure, tipi di attrezzi e saponi ha ognuno.',
  },
};
