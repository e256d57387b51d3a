/** What the score sheet says; fetched with it. */
import type { Language } from '@mazzo/kernel';

interface SheetText {
  round(number: number): string;
  readonly uncalled: string;
  calledAlone(sum: number, others: number): string;
  calledBeaten(sum: number, others: number): string;
  tied(sum: number): string;
  against(sum: number, caller: string, callers: number): string;
  gamePoints(places: string): string;
}

export const text: Readonly<Record<Language, SheetText>> = {
  en: {
    round: (number) => `Round ${number}`,
    uncalled: 'Nobody called: no points.',
    calledAlone: (sum, others) =>
      `Called Vinto with ${sum}; the lowest of the others had ${others}.`,
    calledBeaten: (sum, others) => `Called Vinto with ${sum}, but somebody had ${others}.`,
    tied: (sum) => `Called Vinto with ${sum}; a tie with the lowest counts as won.`,
    against: (sum, caller, callers) => `Had ${sum}; ${caller} called with ${callers}.`,
    gamePoints: (places) => `Game points so far (5, 3, 2 by place): ${places}.`,
  },
  it: {
    round: (number) => `Mano ${number}`,
    uncalled: 'Nessuno ha chiamato: niente punti.',
    calledAlone: (sum, others) =>
      `Vinto chiamato con ${sum}; la somma più bassa degli altri era ${others}.`,
    calledBeaten: (sum, others) => `Vinto chiamato con ${sum}, ma qualcuno aveva ${others}.`,
    tied: (sum) => `Vinto chiamato con ${sum}; la parità con il più basso vale come vittoria.`,
    against: (sum, caller, callers) => `Somma ${sum}; Vinto chiamato con ${callers}: ${caller}.`,
    gamePoints: (places) => `Punti partita finora (5, 3, 2 per posto): ${places}.`,
  },
};
