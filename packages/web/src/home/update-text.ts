import type { Language } from '@mazzo/kernel';

interface UpdateText {
  readonly update: string;
  readonly updateNow: string;
}

export const text: Readonly<Record<Language, UpdateText>> = {
  en: { update: 'A new version is ready.', updateNow: 'Use it now' },
  it: { update: 'È pronta una nuova versione.', updateNow: 'Usala subito' },
};
