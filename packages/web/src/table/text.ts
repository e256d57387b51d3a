import type { Language } from '@mazzo/kernel';

/** What is said of a thing beside its name: what it can do, or what is done with it. */
export const sentences = ['lit', 'liftable', 'held', 'target'] as const;
export type Sentence = (typeof sentences)[number];

export interface TableWords extends Readonly<Record<Sentence, string>> {
  readonly locked: string;
  readonly active: string;
  mark(mark: string): string;
}

export const tableWords: Readonly<Record<Language, TableWords>> = {
  en: {
    lit: 'can be chosen now',
    liftable: 'can be picked up',
    held: 'picked up',
    target: 'can be put here',
    locked: 'cards locked',
    active: 'to move',
    mark: (mark) => `your mark: ${mark}`,
  },
  it: {
    lit: 'si può scegliere adesso',
    liftable: 'si può prendere in mano',
    held: 'presa in mano',
    target: 'si può mettere qui',
    locked: 'carte bloccate',
    active: 'di turno',
    mark: (mark) => `la tua nota: ${mark}`,
  },
};
