import { en as game } from '@mazzo/games/pinnacola/text/en';
import type { PinnacolaWords } from './text.ts';

const minus = (points: number) => String(points).replace('-', '−');
const some = (cards: number) => `${cards} ${cards === 1 ? 'card' : 'cards'}`;

export const words: PinnacolaWords = {
  game,
  table: {
    heading: (hand, target) => `Hand ${hand}\u00a0· to ${target}`,
    stock: 'Stock',
    count: (cards) => String(cards),
    topOfStock: 'The stock: draw a card',
    pozzo: (cards) => `Pozzo, ${some(cards)}`,
    pozzoPlace: 'Pozzo',
    emptyPozzo: 'The pozzo is empty',
    inPozzo: (card, isTop) => (isTop ? `${card}, top of the pozzo` : `${card} in the pozzo`),
    hand: 'Your hand',
    lifted: (card) => `${card}, lifted`,
    fresh: (card) => `${card}, new`,
    total: (points) => `${minus(points)} ${Math.abs(points) === 1 ? 'pt' : 'pts'}`,
    cards: some,
    bands: {
      run: 'Run',
      set: 'Set',
      pinnacola: 'Pinnacola',
      pinnacolone: 'Pinnacolone',
      poker: 'Poker',
    },
    draftBand: (name) => `${name}, draft`,
    draft: 'draft',
    newMeld: 'new meld',
    leftInHand: 'Left',
    left: (points) => `−${points}`,
    pinnacola: 'Pinnacola',
    poker: 'Poker',
    duties: {
      owed: (card) => `lay the ${card} of the pozzo`,
      paid: (card) => `${card} of the pozzo is laid`,
      joker: 'lay the joker you fetched',
      again: (card) => `lay the ${card} again`,
    },
    sorted: { suit: 'suit', rank: 'rank', melds: 'melds', own: 'own' },
    sort: (by) => `Sorted by ${by}`,
    toFront: 'to front',
    allBack: 'all back',
    waiting: (name) => `${name} to move`,
    ask: {
      one: (card) => `${card} lifted: tap a meld, or discard it.`,
      several: (cards) => `${some(cards)} lifted: lay them, or tap a meld.`,
      noMeld: (cards) => `${some(cards)} lifted: no meld yet.`,
      which: 'Which do you mean?',
      takeUp: 'Tap a meld of yours to take it back.',
      takeFrom: (cards, owed) => `Take ${some(cards)}? The ${owed} must then be laid.`,
      owed: (card) => `First lay the ${card} of the pozzo.`,
      joker: 'First lay the joker you fetched.',
      again: (card) => `First lay the ${card} again.`,
      close: 'Discard it, and you close!',
    },
    notes: {
      owes: (cards, card) =>
        cards === 1
          ? `Whoever takes the pozzo must lay the ${card}.`
          : `Whoever takes the ${cards} cards must lay the ${card}.`,
      openPozzo: 'Or open the pozzo, and tap the card from which to take it.',
      start: 'Tap cards to lift them.',
    },
    buttons: {
      draw: 'Draw',
      take: (cards) => `Take pozzo (${cards})`,
      undo: 'Undo',
      redo: 'Redo',
      best: 'Lay the best',
      lay: (cards) => `Lay ${cards}`,
      discard: (card) => `Discard ${card}`,
      closeWith: (card) => `Close with ${card}`,
      takeUp: 'Take a meld back',
      cancel: 'Cancel',
      jokerAs: (card) => `Joker as ${card}`,
      addIt: 'Add it',
      takeJoker: 'Take the joker',
    },
    moments: { close: 'Closed!', inMano: 'Chiusura in mano!' },
    keys: [
      ['D', 'draw; discard the card lifted'],
      ['P', 'take the pozzo'],
      ['B', 'lay the best'],
      ['L', 'lay the cards lifted'],
      ['Z, Y', 'undo, redo'],
      ['T', 'take a meld back'],
      ['1, 2, 3', 'one of several meanings'],
    ],
  },
};
