import { it as game } from '@mazzo/games/pinnacola/text/it';
import type { PinnacolaWords } from './text.ts';

const minus = (points: number) => String(points).replace('-', '−');
const some = (cards: number) => (cards === 1 ? 'una carta' : `${cards} carte`);

/** «l’8♠», «la Q♥», «il 9♣», «il jolly» */
const il = (card: string) =>
  /^[A8]/.test(card) ? `l’${card}` : `${card.startsWith('Q') ? 'la' : 'il'} ${card}`;

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
      whole: (owed) => `Chi lo prende tutto deve calare ${il(owed)} entro lo scarto.`,
      fromAnyCard: 'Si prende da una carta in su: quella va calata entro lo scarto.',
    },
    inPozzo: (card, isTop) => (isTop ? `${card}, in cima al pozzo` : `${card} nel pozzo`),
    hand: 'Le tue carte',
    lifted: (card) => `${card}, scelta`,
    fresh: {
      new: (card) => `${card}, nuova`,
      owed: (card) => `${card}, da calare ora`,
      laid: (card) => `${card}, aggiunta ora`,
    },
    total: (points) => minus(points),
    gain: (points) => (points < 0 ? minus(points) : `+${points}`),
    closed: (name, points) => `${name}: chiusura +${points}`,
    cards: (count) => `${count} ${count === 1 ? 'carta' : 'carte'}`,
    bands: {
      run: 'Scala',
      set: 'Tris',
      pinnacola: 'Pinnacola',
      pinnacolone: 'Pinnacolone',
      poker: 'Poker',
    },
    draftBand: (name) => `${name}, in prova`,
    newMeld: 'cala qui',
    noMelds: 'Nessuna combinazione',
    leftInHand: 'In mano',
    left: (points) => `in mano −${points}`,
    pinnacola: 'Pinnacola',
    poker: 'Poker',
    duties: {
      owed: (card) => `Pozzo: cala ${card}`,
      paid: (card) => `Pozzo: ${card} giù`,
      joker: 'cala il jolly',
      jokerLaid: 'jolly calato',
      again: (card) => `cala ancora ${card}`,
    },
    sorted: { suit: 'semi', rank: 'valori', melds: 'gruppi', own: 'mio' },
    waiting: (name) => `Di turno: ${name}`,
    ask: {
      draw: (cards, owed) => `Peschi, o prendi ${some(cards)} e cali ${il(owed)}?`,
      drawOrOpen: 'Pesca, o apri il pozzo e tocca una carta.',
      drawOnly: 'Pesca una carta.',
      cannotTake: (owed) => `Pesca: ${il(owed)} non si può calare ora.`,
      one: (card) => `Hai scelto ${il(card)}: attacca o scarta.`,
      oneAdd: (card) => `Hai scelto ${il(card)}: tocca dove va.`,
      oneDiscard: (card) => `Hai scelto ${il(card)}: scarta o scegline altre.`,
      several: (cards) => `${some(cards)} scelte: calale o attaccale.`,
      severalNew: (cards) => `${some(cards)} scelte: calale.`,
      severalAdd: (cards) => `${some(cards)} scelte: attaccale.`,
      noMeld: (cards) => `${some(cards)} scelte: nessuna combinazione.`,
      which: 'Che cosa intendi?',
      takeUp: 'Tocca una tua combinazione per riprenderla.',
      takeFrom: (cards, owed) => `Prendi ${some(cards)}? Poi devi calare ${il(owed)}.`,
      owed: (card) => `Prima cala ${il(card)} del pozzo.`,
      joker: 'Prima cala il jolly che hai preso.',
      again: (card) => `Prima cala di nuovo ${il(card)}.`,
      close: 'Scartala, e chiudi!',
      lacking: (pinnacola, poker, isLast) =>
        `${isLast ? 'Tieni due carte: per' : 'Scegli lo scarto. Per'} chiudere cala ${[...(pinnacola ? ['una Pinnacola'] : []), ...(poker ? ['un Poker'] : [])].join(' e ')}.`,
      laid: (points) => `Calati ${points} punti. Scegli lo scarto.`,
      start: 'Scegli carte da calare o scartare.',
      nothing: 'Niente da calare: scegli lo scarto.',
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
  },
};
