/** What stands around the phrases; fetched with them. */
import type { Language } from '@mazzo/kernel';

interface TalkText {
  readonly note: string;
  readonly hold: string;
  readonly lack: string;
  readonly later: string;
}

export const text: Readonly<Record<Language, TalkText>> = {
  en: {
    note: 'True or not: it binds nobody.',
    hold: 'I hold …',
    lack: 'I have no …',
    later: 'A sale has begun: you say it when that is over.',
  },
  it: {
    note: 'Vero o no: non impegna nessuno.',
    hold: 'Ho …',
    lack: 'Non ho …',
    later: 'È iniziata una vendita: lo dici appena finisce.',
  },
};
