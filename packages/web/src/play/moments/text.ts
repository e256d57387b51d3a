import type { Language } from '@mazzo/kernel';

interface MomentText {
  secondsLeft(seconds: number): string;
}

export const text: Readonly<Record<Language, MomentText>> = {
  en: {
    secondsLeft: (seconds) => (seconds === 1 ? '1 second left' : `${seconds} seconds left`),
  },
  it: {
    secondsLeft: (seconds) => (seconds === 1 ? 'manca 1 secondo' : `mancano ${seconds} secondi`),
  },
};
