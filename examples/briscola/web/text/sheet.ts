/** What the score sheet says; fetched with it. */
import type { Language } from '@mazzo/kernel';

interface SheetText {
  deal(number: number): string;
  readonly won: string;
  readonly lost: string;
  readonly drawn: string;
  readonly note: string;
}

export const text: Readonly<Record<Language, SheetText>> = {
  en: {
    deal: (number) => `Deal ${number}`,
    won: 'More than 60 of the 120 points: the deal is won.',
    lost: 'Fewer than 60 of the 120 points: the deal is lost.',
    drawn: '60 points each: nobody wins the deal.',
    note: 'The totals are deals won.',
  },
  it: {
    deal: (number) => `Smazzata ${number}`,
    won: 'Più di 60 dei 120 punti: la smazzata è vinta.',
    lost: 'Meno di 60 dei 120 punti: la smazzata è persa.',
    drawn: '60 punti a testa: nessuno vince la smazzata.',
    note: 'I totali sono smazzate vinte.',
  },
};
