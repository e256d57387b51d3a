import type { PlayText } from './text.ts';

export const text: PlayText = {
  you: 'Tu',
  log: 'Che cosa è successo',
  rules: 'Regole',
  scores: 'Punteggi',
  hint: 'Consiglio',
  more: 'Menu',
  table: 'Il tavolo',
  hintIs: (move) => `Consiglio: ${move}.`,
  noHint: 'Adesso non ti si chiede nulla: il consiglio arriva quando tocca a te.',
  ruling: (rule) => `Regola ${rule}`,
  yourTurn: 'Tocca a te',
  notUntilTurn: 'Passo fino al mio turno',
  goOn: 'Avanti',
  talk: 'Di’ qualcosa',
  notKept: 'Questo browser non conserva nulla: chiudendo la pagina la partita si perde.',
  nextRound: 'Prossima mano',
  nextHand: 'Prossima mano',
  toResult: 'Vedi il risultato',
  again: 'Gioca ancora',
  home: 'Tutti i giochi',
  won(names, you) {
    if (names.length > 1)
      return `Primo posto alla pari: ${new Intl.ListFormat('it').format(names)}`;
    return you ? 'Hai vinto!' : `Vince ${names[0]}`;
  },
  secondsLeft: (seconds) => (seconds === 1 ? 'manca 1 secondo' : `mancano ${seconds} secondi`),
  lost: {
    mistake: {
      title: 'Il tavolo si è fermato',
      why: 'La colpa è nostra. Ogni mossa è conservata: riapri la partita e continua da dov’era.',
    },
    noSuchMatch: {
      title: 'Questa partita non è qui',
      why: 'Non è mai stata giocata in questo browser, oppure è stata tolta.',
    },
    notFetched: {
      title: 'Manca un pezzo',
      why: 'Non è stato possibile scaricarlo. Ogni mossa è salvata: controlla la connessione, poi riapri la partita.',
    },
    newerRules: {
      title: 'Serve una pagina più nuova',
      why: 'La partita viene da una versione più nuova. Torna ai giochi e prendi quella che ti si offre.',
    },
    reopen: 'Riapri',
  },
  tableReasons: {
    badMessage: 'Il messaggio non è stato capito: riprova.',
    otherVersion: 'Questa pagina è più vecchia del tavolo: ricaricala.',
    helloFirst: 'Il tavolo non ti conosce ancora: riprova.',
    tryAgain: 'Il messaggio non è passato: riprova.',
    tableStopped: 'Il tavolo si è fermato: riapri la partita.',
    notSeated: 'Non hai un posto a questo tavolo.',
    paused: 'La partita è in pausa.',
    noClock: 'Qui non c’è un orologio.',
    noMoreTime: 'Hai già avuto altro tempo due volte: non ce n’è più.',
    keepsSeat: 'Hai già un posto.',
    seatTaken: 'Lì c’è già qualcuno.',
    wasRemoved: 'Sei fuori da questo tavolo.',
    noTalk: 'In questo gioco si parla soltanto con le mosse.',
    notAPhrase: 'Questo qui non si può dire.',
    enoughSaid: 'Per ora hai detto abbastanza: lascia giocare gli altri.',
    matchRunning: 'La partita non è ancora finita.',
  },
};
