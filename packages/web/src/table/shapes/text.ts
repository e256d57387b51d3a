import type { Language } from '@mazzo/kernel';

interface ShapeText {
  readonly close: string;
  /** Melds that have no room. */
  more(count: number): string;
}

export const text: Readonly<Record<Language, ShapeText>> = {
  en: { close: 'Close', more: (count) => `${count} more` },
  it: { close: 'Chiudi', more: (count) => (count === 1 ? '1 altra' : `altre ${count}`) },
};
