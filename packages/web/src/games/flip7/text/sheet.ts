/** What the score sheet says; fetched with it. */
import type { Language } from '@mazzo/kernel';

interface SheetText {
  round(number: number): string;
  readonly bust: string;
  readonly nothing: string;
  readonly forfeited: string;
  readonly seven: string;
  readonly equals: string;
}

export const text: Readonly<Record<Language, SheetText>> = {
  en: {
    round: (number) => `Round ${number}`,
    bust: 'Bust: no points.',
    nothing: 'No points this round.',
    forfeited: 'Somebody had seven numbers: these points are lost.',
    seven: 'seven numbers',
    equals: 'makes',
  },
  it: {
    round: (number) => `Mano ${number}`,
    bust: 'Sballo: niente punti.',
    nothing: 'Niente punti in questa mano.',
    forfeited: 'Qualcuno aveva sette numeri: questi punti sono persi.',
    seven: 'sette numeri',
    equals: 'fa',
  },
};
