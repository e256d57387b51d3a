import { counted, series } from '../../../text/grammar.ts';
import type { VintoWords } from './text.ts';

export const it: VintoWords = {
  keys: {
    draw: ['p', 'd'],
    take: ['t'],
    play: ['g', 'p'],
    swap: ['s'],
    discard: ['x'],
    toss: ['i', '+'],
    no: ['n'],
    call: ['v'],
    end: ['f', 'e'],
    me: ['io', 'm', 'me'],
  },
  ranks: { J: ['fante'], Q: ['donna'], K: ['re'], A: ['asso'], joker: ['jolly'] },
  keyRows: [
    ['3 b3', 'la tua carta 3, la carta 3 di Bruno: l’iniziale del nome'],
    ['p t', 'pesca; prendi la prima carta degli scarti e giocala'],
    ['g x', 'gioca la carta pescata; scartala senza usarla'],
    ['s3', 'scambiala con la tua carta 3; s3 q dichiara che quella è una Donna'],
    ['i3 n', 'scarta al volo la tua carta 3; no, basta (anche: non scambiare)'],
    ['v f', 'chiama Vinto; finisci il turno'],
    ['2 j jolly', 'un valore, quando lo chiede un Re: 2 … 10 j q k a jolly'],
  ],
  rules:
    'Vince la fila più bassa: Re 0, Asso 1, jolly −1, Fante e Donna 10. Pesca e gioca la carta, ' +
    'scambiala o scartala. 7 e 8 guardano una tua carta, 9 e 10 una altrui; il Fante scambia ' +
    'le carte di due, la Donna può farlo dopo averle guardate; il Re nomina una carta e la ' +
    'gioca; l’Asso fa pescare. Poi tutti possono scartare al volo lo stesso valore. Chi lo fa, ' +
    'nomina o dichiara male prende una carta. Chiama Vinto quando pensi di essere il più ' +
    'basso: agli altri resta un turno.',
  heading: ({ round, of, minutesLeft, timeUp, deck }) => [
    of === null ? `Mano ${round}${timeUp ? ', l’ultima' : ''}` : `Mano ${round} di ${of}`,
    ...(minutesLeft === null
      ? []
      : [`${minutesLeft === 1 ? 'manca' : 'mancano'} ${counted(minutesLeft, 'minuto', 'minuti')}`]),
    `${counted(deck, 'carta', 'carte')} da pescare`,
  ],
  total: 'totale',
  standing: { turn: 'di turno', caller: 'Vinto!' },
  discards: (top, use) =>
    `Scarti: ${top}${{ takeable: ', si può prendere', unused: ', non ancora usata', used: ', usata', plain: '' }[use]}`,
  drawn: (card) => `Pescata: ${card}`,
  tossIn: (ranks) => `Scarto al volo: ${series(ranks, 'o')}`,
  waiting: (actions) =>
    `Poi si gioca: ${actions.map(([name, rank]) => `${name} ${rank}`).join(', ')}`,
  offer: {
    peek: 'guarda quella carta',
    take: (card, action) => `prendi ${card}: ${action}`,
    play: (action) => `giocala: ${action}`,
    swap: 'scambiala con quella carta',
    declare: (rank) => `e dichiara che quella è ${rank}`,
    yourCards: 'le tue carte',
    cardsOf: (name) => `di ${name}`,
    name: 'quel valore',
    toss: 'scarta al volo quella carta',
  },
};
