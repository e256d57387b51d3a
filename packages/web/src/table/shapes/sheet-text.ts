import type { Language } from '@mazzo/kernel';

interface SheetText {
  /** Whose melds have no room, how many, and what they count. */
  others(name: string, count: number, points: number): string;
}

export const text: Readonly<Record<Language, SheetText>> = {
  en: {
    others: (name, count, points) =>
      `${name}’s other ${count === 1 ? 'meld' : `${count} melds`}, ${points}`,
  },
  it: {
    others: (name, count, points) =>
      `${count === 1 ? 'Un’altra combinazione' : `Altre ${count} combinazioni`} di ${name}, ${points}`,
  },
};
