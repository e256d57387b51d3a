import type { Language } from '@mazzo/kernel';

/** What is said of a thing beside its name: what it can do, or what is done with it. */
export const sentences = ['lit', 'liftable', 'held', 'target', 'opens'] as const;
export type Sentence = (typeof sentences)[number];

export interface TableWords extends Readonly<Record<Sentence, string>> {
  readonly locked: string;
  readonly active: string;
  mark(mark: string): string;
  meter(done: number, of: number): string;
}

export const tableWords: Readonly<Record<Language, TableWords>> = {
  en: {
    lit: 'can be chosen now',
    liftable: 'can be picked up',
    held: 'picked up',
    target: 'can be put here',
    opens: 'can be opened and read',
    locked: 'cards locked',
    active: 'to move',
    mark: (mark) => `your mark: ${mark}`,
    meter: (done, of) => `${done} of ${of}`,
  },
  it: {
    lit: 'si può scegliere adesso',
    liftable: 'si può prendere in mano',
    held: 'presa in mano',
    target: 'si può mettere qui',
    opens: 'si può aprire e leggere',
    locked: 'carte bloccate',
    active: 'di turno',
    mark: (mark) => `la tua nota: ${mark}`,
    meter: (done, of) => `${done} su ${of}`,
  },
};
