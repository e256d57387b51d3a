import { it as game } from '@mazzo/games/pinnacola/text/it';
import { JOKER } from '@mazzo/games/pinnacola';
import { capital } from '@mazzo/kernel';
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
    obliges: {
      whole: (owed) => `Chi lo prende tutto deve calare subito ${la(owed)}.`,
      fromAnyCard: 'Si prende da una carta in su: quella va calata subito.',
    },
    inPozzo: (card, isTop) => (isTop ? `${card}, in cima al pozzo` : `${card} nel pozzo`),
    hand: 'Le tue carte',
    lifted: (card) => `${card}, alzata`,
    fresh: { new: (card) => `${card}, nuova`, owed: (card) => `${card}, da calare ora` },
    total: (points) => minus(points),
    gain: (points) => `+${points}`,
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
    noMelds: 'Ancora nessuna combinazione',
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
    toFront: 'davanti',
    waiting: (name) => `Di turno: ${name}`,
    ask: {
      draw: (cards, owed) => `Peschi, o prendi ${some(cards)} e cali ${la(owed)}?`,
      drawOrOpen: 'Pesca, o apri il pozzo e tocca una carta.',
      drawOnly: 'Pesca una carta.',
      one: (card) => `Hai in mano ${la(card)}: attacca o scarta.`,
      oneAdd: (card) => `Hai in mano ${la(card)}: attaccala.`,
      oneDiscard: (card) => `Hai in mano ${la(card)}: scarta, o alza altre carte.`,
      oneKept: (card) => `Hai in mano ${la(card)}: deve restare.`,
      several: (cards) => `${some(cards)} alzate: calale o attaccale.`,
      severalNew: (cards) => `${some(cards)} alzate: calale.`,
      severalAdd: (cards) => `${some(cards)} alzate: attaccale.`,
      noMeld: (cards) => `${some(cards)} alzate: ancora nessuna combinazione.`,
      which: 'Che cosa intendi?',
      takeUp: 'Tocca una tua combinazione per riprenderla.',
      takeFrom: (cards, owed) => `Prendi ${some(cards)}? Poi devi calare ${la(owed)}.`,
      owed: (card) => `Prima cala ${la(card)} del pozzo.`,
      joker: 'Prima cala il jolly che hai preso.',
      again: (card) => `Prima cala di nuovo ${la(card)}.`,
      close: 'Scartala, e chiudi!',
      laid: (points) => `Calati ora ${points} punti. Alza una carta e scartala.`,
    },
    notes: {
      cannotTake: (owed) => `${capital(la(owed))} del pozzo non si può calare ora.`,
      start: 'Tocca le carte per alzarle.',
    },
    buttons: {
      draw: 'Pesca',
      take: (cards) => `Prendi pozzo (${cards})`,
      undo: 'Annulla',
      redo: 'Rifai',
      best: 'Cala il meglio',
      lay: (cards) => `Cala ${cards}`,
      layFor: (cards, points) => `Cala ${cards} per ${points}`,
      discard: (card) => `Scarta ${card}`,
      closeWith: (card) => `Chiudi con ${card}`,
      takeUp: 'Riprendi…',
      allBack: 'Tutto',
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
      ['T, A', 'riprendi una combinazione, o tutte'],
      ['1, 2, 3', 'uno di più significati'],
    ],
  },
};
