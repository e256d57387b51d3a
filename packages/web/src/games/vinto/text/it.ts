import { it as game } from '@mazzo/games/vinto/text/it';
import type { TopUse } from '@mazzo/games/vinto';
import type { VintoWords } from './text.ts';

const list = (names: readonly string[]) => new Intl.ListFormat('it').format(names);
const minus = (points: number) => String(points).replace('-', '−');

const uses: Readonly<Record<TopUse, string>> = {
  takeable: ', si può prendere',
  unused: ', non ancora usata',
  used: ', usata',
  plain: '',
};

export const words: VintoWords = {
  game,
  table: {
    heading(round, of, minutesLeft, last) {
      if (of !== null) return `mano ${round} di ${of}`;
      if (last) return `mano ${round}, l’ultima`;
      return minutesLeft === null ? `mano ${round}` : `mano ${round}\u00a0· ${minutesLeft} min`;
    },
    deck: 'Mazzo',
    cards: (count) => (count === 1 ? '1 carta' : `${count} carte`),
    topOfDeck: 'Il mazzo: pesca una carta',
    pile: 'Scarti',
    top: (card, use) => `${card} in cima agli scarti${uses[use]}`,
    emptyPile: 'Nessuno scarto',
    drawn: 'Pescata',
    under: 'Sotto',
    faceDown: (place) => `${place}, coperta`,
    traced: (lies, trace) => `${lies}, appena ${trace === 'eye' ? 'guardata' : 'scambiata'}`,
    faceUp: (place, card) => `${place}: ${card}`,
    recalled: (place, card) => `${place}, coperta; hai visto ${card}`,
    gap: (place) => `${place}: vuoto`,
    total: (points) => `${minus(points)} pt`,
    sum: (points) => `= ${points}`,
    caller: 'Vinto!',
    toPlay: (rank) => `poi gioca ${rank}`,
    waiting: (names) => `Di turno: ${list(names)}`,
    tossing: (names) => `Si aspetta ${list(names)}: scarto al volo o passo`,
    peeking: (names) => `Due carte ancora da guardare: ${list(names)}`,
    acting: (name, rank) => `${name} gioca ${rank}`,
    declare: (place) => `Che carta è ${place}?`,
    declareNote: 'giusto: la giochi · sbagliato: ne prendi una',
    noDeclaration: 'Solo scambio',
    cancel: 'Annulla',
    step: (step) => `Passo ${step} di 2`,
    buttons: {
      draw: 'Pesca',
      take: (card) => `Prendi ${card}`,
      play: 'Gioca',
      discard: 'Scarta',
      passTurn: 'Passa',
      swapThem: 'Scambia',
      leaveThem: 'Lascia',
      decline: 'Rinuncia',
      pass: 'Niente al volo',
      toss: 'Scarta al volo',
      callVinto: 'Chiama Vinto',
      endTurn: 'Fine turno',
    },
    notes: {
      decide: 'O tocca una tua carta per scambiarla.',
      tossIn: 'Tocca una tua carta per scartarla al volo. Chi sbaglia prende una carta.',
      peek: 'Ricordale: tra poco si coprono.',
      give: 'Tocca un giocatore.',
      card: 'Tocca una carta.',
    },
    keys: [
      ['D', 'pesca'],
      ['T', 'prendi la prima degli scarti'],
      ['P', 'gioca la carta pescata; passa'],
      ['X', 'scarta la carta pescata'],
      ['S, L', 'scambia le due; lasciale'],
      ['I', 'scarta al volo mentre giochi un’azione'],
      ['U', 'passo fino al mio turno a ogni scarto al volo'],
      ['V', 'chiama Vinto'],
      ['E', 'finisci il turno'],
      ['2 … 9 0 J Q K A *', 'un valore: 0 è il dieci, * il jolly; N non ne dichiara'],
    ],
  },
};
