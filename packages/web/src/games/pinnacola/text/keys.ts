/** What keys do; fetched with what they are first needed for. */
import type { Language } from '@mazzo/kernel';

type Keys = readonly (readonly [key: string, does: string])[];

const keys: Readonly<Record<Language, Keys>> = {
  en: [
    ['D', 'draw; discard the card lifted'],
    ['P', 'take the pozzo'],
    ['B', 'lay the best'],
    ['L', 'lay the cards lifted'],
    ['Z, Y', 'undo, redo'],
    ['T, A', 'take a meld back, or all of them'],
    ['1, 2, 3', 'one of several meanings'],
  ],
  it: [
    ['D', 'pesca; scarta la carta scelta'],
    ['P', 'prendi il pozzo'],
    ['B', 'cala il meglio'],
    ['L', 'cala le carte scelte'],
    ['Z, Y', 'annulla, rifai'],
    ['T, A', 'riprendi una combinazione, o tutte'],
    ['1, 2, 3', 'uno di più significati'],
  ],
};

export function keysIn(language: Language): Keys {
  return keys[language];
}
