import { it as game } from '@mazzo/games/pinnacola/text/it';
import { JOKER } from '@mazzo/games/pinnacola';
import type { PinnacolaWords } from './text.ts';

const minus = (points: number) => String(points).replace('-', '−');
const some = (cards: number) => (cards === 1 ? 'una carta' : `${cards} carte`);

/** In una frase. */
const la = (card: string) => (card === game.card(JOKER) ? `il ${card}` : `la ${card}`);

export const words: PinnacolaWords = {
  game,
  table: {
    heading: (target) => `a ${target}`,
    stock: 'Mazzo',
    count: (cards) => String(cards),
    topOfStock: 'Il mazzo: pesca una carta',
    pozzo: (cards) => `Pozzo, ${some(cards)}`,
    pozzoPlace: 'Pozzo',
    emptyPozzo: 'Il pozzo è vuoto',
    inPozzo: (card, isTop) => (isTop ? `${card}, in cima al pozzo` : `${card} nel pozzo`),
    hand: 'Le tue carte',
    lifted: (card) => `${card}, alzata`,
    fresh: (card) => `${card}, nuova`,
    total: (points) => minus(points),
    cards: (count) => `${count} ${count === 1 ? 'carta' : 'carte'}`,
    bands: {
      run: 'Scala',
      set: 'Tris',
      pinnacola: 'Pinnacola',
      pinnacolone: 'Pinnacolone',
      poker: 'Poker',
    },
    draftBand: (name) => `${name}, in prova`,
    draft: 'prova',
    newMeld: 'nuova',
    leftInHand: 'In mano',
    left: (points) => `−${points}`,
    pinnacola: 'Pinnacola',
    poker: 'Poker',
    duties: {
      owed: (card) => `cala ${la(card)} del pozzo`,
      paid: (card) => `${card} del pozzo: fatto`,
      joker: 'cala il jolly preso',
      again: (card) => `cala di nuovo ${la(card)}`,
    },
    sorted: { suit: 'semi', rank: 'valori', melds: 'gruppi', own: 'mio' },
    sort: (by) => `Ordine: ${by}`,
    toFront: 'davanti',
    allBack: 'riprendi',
    waiting: (name) => `Di turno: ${name}`,
    ask: {
      draw: (cards, owed) => `Peschi, o prendi ${some(cards)} e cali ${la(owed)}?`,
      drawOrOpen: 'Pesca, o apri il pozzo e tocca una carta.',
      one: (card) => `Hai in mano ${la(card)}: attacca o scarta.`,
      several: (cards) => `${some(cards)} alzate: calale o attaccale.`,
      noMeld: (cards) => `${some(cards)} alzate: ancora nessuna combinazione.`,
      which: 'Che cosa intendi?',
      takeUp: 'Tocca una tua combinazione per riprenderla.',
      takeFrom: (cards, owed) => `Prendi ${some(cards)}? Poi devi calare ${la(owed)}.`,
      owed: (card) => `Prima cala ${la(card)} del pozzo.`,
      joker: 'Prima cala il jolly che hai preso.',
      again: (card) => `Prima cala di nuovo ${la(card)}.`,
      close: 'Scartala, e chiudi!',
    },
    notes: {
      start: 'Tocca le carte per alzarle.',
    },
    buttons: {
      draw: 'Pesca',
      take: (cards) => `Prendi pozzo (${cards})`,
      undo: 'Annulla',
      redo: 'Rifai',
      best: 'Cala il meglio',
      lay: (cards) => `Cala ${cards}`,
      discard: (card) => `Scarta ${card}`,
      closeWith: (card) => `Chiudi con ${card}`,
      takeUp: 'Riprendi una combinazione',
      cancel: 'Annulla',
      jokerAs: (card) => `Jolly per ${card}`,
      addIt: 'Attacca',
      takeJoker: 'Prendi il jolly',
    },
    moments: { close: 'Chiuso!', inMano: 'Chiusura in mano!' },
    keys: [
      ['D', 'pesca; scarta la carta alzata'],
      ['P', 'prendi il pozzo'],
      ['B', 'cala il meglio'],
      ['L', 'cala le carte alzate'],
      ['Z, Y', 'annulla, rifai'],
      ['T', 'riprendi una combinazione'],
      ['1, 2, 3', 'uno di più significati'],
    ],
  },
};
