import type { Language } from '@mazzo/kernel';

interface ShellText {
  readonly back: string;
  readonly close: string;
  readonly waiting: string;
  readonly dealing: string;
  readonly notDealt: string;
  readonly broken: { readonly title: string; readonly why: string };
  readonly notLoaded: { readonly title: string; readonly why: string };
  readonly reload: string;
  readonly home: string;
}

export const text: Readonly<Record<Language, ShellText>> = {
  en: {
    back: 'Back',
    close: 'Close',
    waiting: 'One moment…',
    dealing: 'Dealing…',
    notDealt: 'The cards could not be dealt. Please try again.',
    broken: {
      title: 'Something broke',
      why: 'The fault is ours. Your games are safe: every move is kept on this device.',
    },
    notLoaded: {
      title: 'A part is missing',
      why: 'It could not be fetched. Check your connection, then try again.',
    },
    reload: 'Try again',
    home: 'All games',
  },
  it: {
    back: 'Indietro',
    close: 'Chiudi',
    waiting: 'Un momento…',
    dealing: 'Si danno le carte…',
    notDealt: 'Non è stato possibile dare le carte. Riprova.',
    broken: {
      title: 'Qualcosa si è rotto',
      why: 'La colpa è nostra. Le tue partite sono al sicuro: ogni mossa resta su questo dispositivo.',
    },
    notLoaded: {
      title: 'Manca un pezzo',
      why: 'Non è stato possibile scaricarlo. Controlla la connessione e riprova.',
    },
    reload: 'Riprova',
    home: 'Tutti i giochi',
  },
};
