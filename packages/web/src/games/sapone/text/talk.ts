/** What stands around the phrases; fetched with them. */
import type { Language } from '@mazzo/kernel';

interface TalkText {
  readonly note: string;
  readonly hold: string;
  readonly lack: string;
}

export const text: Readonly<Record<Language, TalkText>> = {
  en: {
    note: 'True or not: it binds nobody.',
    hold: 'I hold …',
    lack: 'I have no …',
  },
  it: {
    note: 'Vero o no: non impegna nessuno.',
    hold: 'Ho …',
    lack: 'Non ho …',
  },
};
