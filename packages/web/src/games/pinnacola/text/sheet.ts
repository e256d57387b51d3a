/** What the score sheet says; fetched with it. */
import type { Language } from '@mazzo/kernel';

interface SheetText {
  hand(number: number): string;
  /** Of a meld that has points of its cards and a bonus. */
  both(cards: number, bonus: number): string;
  left(cards: string): string;
  readonly closing: string;
  readonly inMano: string;
  readonly doubled: string;
  readonly nothing: string;
  readonly total: string;
}

export const text: Readonly<Record<Language, SheetText>> = {
  en: {
    hand: (number) => `Hand ${number}`,
    both: (cards, bonus) => `cards ${cards}, bonus ${bonus}`,
    left: (cards) => `Left in hand: ${cards}`,
    closing: 'Closing',
    inMano: 'Chiusura in mano',
    doubled: 'Melds once more',
    nothing: 'Nothing laid and nothing left.',
    total: 'Total',
  },
  it: {
    hand: (number) => `Mano ${number}`,
    both: (cards, bonus) => `carte ${cards}, premio ${bonus}`,
    left: (cards) => `Rimaste in mano: ${cards}`,
    closing: 'Chiusura',
    inMano: 'Chiusura in mano',
    doubled: 'Combinazioni un’altra volta',
    nothing: 'Niente calato e niente rimasto.',
    total: 'Totale',
  },
};
