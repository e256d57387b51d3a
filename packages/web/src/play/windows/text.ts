import type { Language } from '@mazzo/kernel';

interface WindowText {
  /** The button that passes every toss-in and sale until then. */
  readonly notUntilTurn: string;
  /** Lets a last call go by. */
  readonly goOn: string;
}

export const text: Readonly<Record<Language, WindowText>> = {
  en: { notUntilTurn: 'Not until my turn', goOn: 'Go on' },
  it: { notUntilTurn: 'Passo fino al mio turno', goOn: 'Avanti' },
};
