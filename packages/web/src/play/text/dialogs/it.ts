import type { DialogText } from './text.ts';

const ordinals = ['Primo', 'Secondo', 'Terzo', 'Quarto', 'Quinto', 'Sesto', 'Settimo', 'Ottavo'];
const minus = (points: number) => String(points).replace('-', '−');

export const text: DialogText = {
  standings: 'Classifica',
  beside: 'Punti e storia',
  hintIs: (move) => `Consiglio: ${move}.`,
  onlyThis: (move) => `Non c’è altro da fare: ${move}.`,
  noHint: 'Il consiglio arriva quando tocca a te.',
  cancel: 'Annulla',
  doIt: 'Sì',
  sure: (move) => `${move}?`,
  sureWhy: 'Non si può tornare indietro.',
  total: 'Totale',
  round: 'Mano',
  hand: 'Mano',
  best: (points) => `max ${minus(points)}`,
  placed(place, points) {
    const best = `a tua mano migliore vale ${minus(points)}.`;
    return place === 1 ? `L${best}` : `${ordinals[place - 1]} posto; l${best}`;
  },
  ahead: (points) => `Hai ${points} punti di vantaggio.`,
  behind: (points) => `Sei indietro di ${points} punti.`,
  toLobby: 'Al tavolo',
  home: 'Tutti i giochi',
  notKept: 'Questo browser non conserva nulla: chiudendo la pagina la partita si perde.',
  noRounds: 'Nessuna mano è stata ancora contata.',
  explain: 'Tocca un numero per vedere da dove viene.',
  emptyLog: 'Non è ancora successo nulla.',
  forgotten:
    'Si gioca a memoria: non è scritto quello che c’era prima della tua ultima mossa, né quello che hai visto solo tu.',
  menu: {
    rules: 'Le regole',
    keys: 'Tastiera',
    settings: 'Impostazioni',
    moreTime: 'Chiedi altro tempo',
    leave: 'Lascia il tavolo',
    leaveWhy: 'La partita ti aspetta in «Tutti i giochi».',
    leaveOthersWhy: 'Gli altri continuano; torni con lo stesso link.',
  },
  keyRows: [
    ['Tab', 'da un gruppo all’altro'],
    ['← ↑ → ↓', 'da una carta all’altra'],
    ['Invio, Spazio', 'tocca; prendi e posa'],
    ['Esc', 'rimetti a posto, annulla'],
    ['H', 'un consiglio'],
    ['O', 'punteggi'],
    ['G', 'che cosa è successo'],
    ['?', 'questi tasti'],
  ],
  mark: {
    title: (place) => `Segno a matita: ${place}`,
    label: 'Fino a tre lettere, per esempio 7, K? o sì',
    none: 'Cancella il segno',
    key: 'scrivi a matita sulla carta',
  },
  lost: {
    mistake: {
      title: 'Il tavolo si è fermato',
      why: 'La colpa è nostra. Ogni mossa è conservata: riapri la partita e continua.',
    },
    noSuchMatch: {
      title: 'Questa partita non è qui',
      why: 'Non è mai stata giocata in questo browser, o è stata tolta.',
    },
    newerRules: {
      title: 'Questa partita chiede una pagina più nuova',
      why: 'È stata data da una versione più nuova. Torna ai giochi e prendi la nuova versione offerta lì.',
    },
    reopen: 'Riapri',
  },
};
