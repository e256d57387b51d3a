import type { ServerText } from './text.ts';

export const text: ServerText = {
  phrases: {
    hello: 'Ciao!',
    goodLuck: 'Buona fortuna!',
    wellPlayed: 'Ben giocato!',
    thanks: 'Grazie!',
    sorry: 'Scusa!',
    ouch: 'Ahi!',
    oneMoment: 'Un momento, per favore.',
    takeYourTime: 'Fai con calma.',
    hurryUp: 'Tocca a te!',
    goodGame: 'È stata una bella partita.',
    again: 'Ne facciamo un’altra?',
    goodbye: 'Ciao, a presto!',
  },
  troubles: {
    cannotWrite:
      'In questo momento il server non può salvare nulla: finché non può, nessuna mossa vale.',
    otherVersion:
      'L’ultima partita è cominciata con regole che il server non conosce più. Chi ospita può cominciarne un’altra.',
    unreadable:
      'Ciò che il server ha conservato dell’ultima partita è danneggiato. Chi ospita può cominciarne un’altra.',
  },
  reasons: {
    badMessage: 'Il server non ha capito.',
    badName: 'Un nome ha da 1 a 20 caratteri visibili.',
    badText: 'Contiene segni che non si vedono.',
    otherVersion: 'Il server è di un’altra versione: aggiorna entrambi.',
    enterFirst: 'Non sei ancora al tavolo.',
    noSuchTable: 'Non c’è un tavolo con questo codice.',
    tableClosed: 'Questo tavolo è stato chiuso.',
    wasRemoved: 'Chi ospita ti ha allontanato da questo tavolo.',
    tableFull: 'A questo tavolo ci sono troppe persone.',
    onlyTheHost: 'Può farlo solo chi ospita.',
    notHere: 'Quella persona non c’è più.',
    noSuchSeat: 'Quel posto non esiste.',
    seatTaken: 'Qualcuno ha appena preso questo posto.',
    notSeated: 'Non hai un posto.',
    matchRunning: 'Si sta già giocando.',
    noMatch: 'Non si sta giocando.',
    nobodySits: 'Prima deve sedersi qualcuno.',
    badOptions: 'Così non si può giocare.',
    onlyPhrases: 'A questo tavolo ci sono solo frasi pronte.',
    tooMuch: 'Troppo in una volta. Aspetta un momento.',
    tryAgain: 'Adesso non è riuscito. Riprova.',
    serverFull: 'Il server è pieno. Si riprova da sé.',
  },
};
