/** What the score sheet says; fetched with it. */
import type { Language } from '@mazzo/kernel';

interface SheetText {
  hand(number: number): string;
  /** A meld with its points; those of its cards and its bonus where it has both. */
  meld(name: string, points: number, cards: number, bonus: number): string;
  left(cards: string, points: number): string;
  closing(points: number): string;
  inMano(points: number): string;
  doubled(points: number): string;
  readonly nothing: string;
  makes(points: string): string;
}

export const text: Readonly<Record<Language, SheetText>> = {
  en: {
    hand: (number) => `Hand ${number}`,
    meld: (name, points, cards, bonus) =>
      cards > 0 && bonus > 0
        ? `${name} ${points} (cards ${cards}, bonus ${bonus})`
        : `${name} ${points}`,
    left: (cards, points) => `left in hand ${cards} −${points}`,
    closing: (points) => `closing +${points}`,
    inMano: (points) => `chiusura in mano +${points}`,
    doubled: (points) => `melds once more +${points}`,
    nothing: 'Nothing laid and nothing left.',
    makes: (points) => `makes ${points}`,
  },
  it: {
    hand: (number) => `Mano ${number}`,
    meld: (name, points, cards, bonus) =>
      cards > 0 && bonus > 0
        ? `${name} ${points} (carte ${cards}, premio ${bonus})`
        : `${name} ${points}`,
    left: (cards, points) => `rimaste in mano ${cards} −${points}`,
    closing: (points) => `chiusura +${points}`,
    inMano: (points) => `chiusura in mano +${points}`,
    doubled: (points) => `combinazioni un’altra volta +${points}`,
    nothing: 'Niente calato e niente rimasto.',
    makes: (points) => `fa ${points}`,
  },
};
