/** What the rows of matches to go on with say. */
import type { Language } from '@mazzo/kernel';

interface MatchesText {
  /** The one of this many rounds that is being played. */
  round(number: number): string;
  /** The same in a game of hands. */
  hand(number: number): string;
  /** Your total, and the best of so many others'. */
  totals(yours: string, best: string, others: number): string;
  further(number: number): string;
  readonly continue: string;
  continueGame(title: string): string;
  readonly withFriends: string;
  continueWithFriends(title: string): string;
  remove(title: string, when: string): string;
  removed(title: string): string;
  readonly notRemoved: string;
  readonly undo: string;
  readonly justNow: string;
  readonly yourTurn: string;
}

export const text: Readonly<Record<Language, MatchesText>> = {
  en: {
    round: (number) => `round ${number}`,
    hand: (number) => `hand ${number}`,
    totals: (yours, best, others) =>
      `You ${yours}, ${others === 1 ? 'opponent' : 'others up to'} ${best}`,
    further: (number) => `Show ${number} more`,
    continue: 'Continue',
    continueGame: (title) => `Continue ${title}`,
    withFriends: 'With friends',
    continueWithFriends: (title) => `Continue ${title} with friends`,
    remove: (title, when) => `Clear away: ${title}, ${when}`,
    removed: (title) => `${title} has been cleared away.`,
    notRemoved: 'That game could not be cleared away.',
    undo: 'Undo',
    justNow: 'just now',
    yourTurn: 'It is your turn',
  },
  it: {
    round: (number) => `mano ${number}`,
    hand: (number) => `mano ${number}`,
    totals: (yours, best, others) =>
      `Tu ${yours}, ${others === 1 ? 'avversario' : 'altri fino a'} ${best}`,
    further: (number) => (number === 1 ? 'Mostrane un’altra' : `Mostra altre ${number}`),
    continue: 'Continua',
    continueGame: (title) => `Continua a giocare a ${title}`,
    withFriends: 'Con gli amici',
    continueWithFriends: (title) => `Continua a giocare a ${title} con gli amici`,
    remove: (title, when) => `Metti via: ${title}, ${when}`,
    removed: (title) => `${title}: partita messa via.`,
    notRemoved: 'Non è stato possibile mettere via la partita.',
    undo: 'Annulla',
    justNow: 'poco fa',
    yourTurn: 'Tocca a te',
  },
};
