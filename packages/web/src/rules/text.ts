import type { Language } from '@mazzo/kernel';

interface RulesRoomText {
  title(game: string): string;
  readonly contents: string;
  readonly common: string;
  /** The dialog that shows one ruling. */
  ruling(id: string): string;
  readonly noRuling: string;
  readonly all: string;
}

export const text: Readonly<Record<Language, RulesRoomText>> = {
  en: {
    title: (game) => `${game}: rules`,
    contents: 'Contents',
    common: 'At every table',
    ruling: (id) => `Ruling ${id}`,
    noRuling: 'There is no such ruling.',
    all: 'All the rules',
  },
  it: {
    title: (game) => `${game}: regole`,
    contents: 'Indice',
    common: 'A ogni tavolo',
    ruling: (id) => `Regola ${id}`,
    noRuling: 'Questa regola non esiste.',
    all: 'Tutte le regole',
  },
};
