import { series } from '../../../text/grammar.ts';
import type { PinnacolaWords } from './text.ts';

function whose(name: string | null): string {
  return name === null ? 'Your' : `${name}’s`;
}

export const en: PinnacolaWords = {
  keys: {
    draw: ['d', 'draw'],
    take: ['p', 'pozzo', 'take'],
    lay: ['lay', 'meld'],
    add: ['add'],
    swap: ['swap', 'replace'],
    back: ['back', 'b'],
    undo: ['u', 'undo'],
    redo: ['y', 'redo'],
    discard: ['x', 'discard'],
    sort: ['s', 'sort'],
    view: ['v', 'view'],
    joker: ['joker', 'jk', '*'],
    suits: [
      ['c', '♣'],
      ['d', '♦'],
      ['h', '♥'],
      ['s', '♠'],
    ],
    ranks: { '10': ['t'] },
    fillers: ['to', 'on', 'in', 'from', 'and', 'the', 'whole'],
  },
  keyRows: [
    ['7h 10c', 'cards: a 2 … 10 j q k, then c d h s; joker (or *)'],
    ['d p', 'draw a card; take the pozzo (p 3 or p 7h: from that card up)'],
    ['5h 6h 7h', 'lay a meld; also 5-7h, or 7cdh for a set'],
    ['5h 6h joker', 'a joker; joker=4h says what it stands for'],
    ['8h > 2', 'add to your meld 2, or put the card in its joker’s place'],
    ['5h > a1', 'take the joker of Ada’s meld 1; the 5♥ goes there'],
    ['back 2', 'take back what you did with meld 2; back: everything'],
    ['u y', 'undo a step; do it again'],
    ['x 9c', 'discard, and the turn is over'],
    ['s v', 'sort your hand by rank or suit; see the whole pozzo'],
    ['5-7h; x 9c', 'several steps on one line'],
  ],
  newWords:
    '(The pozzo is the open discard pile, of which every card can be seen; to meld is to lay cards ' +
    'that belong together.)',
  rules:
    'Draw a card, or take the whole pozzo (the open discard pile) if you can meld its top card at ' +
    'once. Then lay runs (three or more of a suit in sequence) and sets (three or four of a rank ' +
    'in different suits), with one joker at most in each, and add to your own melds. Put the ' +
    'natural card in place of a joker, in anybody’s meld, and lay the joker elsewhere. Nothing counts before you discard: ' +
    'until then everything can be taken back. With a Pinnacola (a run of seven) and a Poker (four ' +
    'of a rank) you may discard your last card and close: 100 points. A card from 2 to 5 is worth ' +
    '5 points, one from 6 to king 10, an ace 15 and a joker 25; cards left in hand count against you.',
  heading: (hand, stock, target) => [
    `Hand ${hand}`,
    `${stock} ${stock === 1 ? 'card' : 'cards'} in the stock`,
    `to ${target} points`,
  ],
  columns: ['total', 'melds', 'hand', 'so far', 'cards'],
  melds: (name) => `${whose(name)} melds:`,
  newMelds: 'Laid this turn:',
  hand: (name) => `${whose(name)} hand:`,
  surely: (name) => `${name} surely holds:`,
  pozzo: (cards) => `Pozzo (${cards}, top last):`,
  below: (cards) => `… ${cards} more below, v shows all`,
  noPozzo: 'The pozzo is empty.',
  which: 'Which do you mean?',
  offer: {
    take: (cards, owed) =>
      `take the pozzo (${cards} ${cards === 1 ? 'card' : 'cards'}) and meld ${owed}`,
    takeFrom: 'take that card of the pozzo and all above, and meld it',
    lay: 'lay a meld, for example',
    add: 'add to a meld',
    swap: 'take a joker',
    discard: 'discard, turn over',
    close: 'discard and close',
    back: 'to the start',
    undo: 'undo',
    redo: 'redo',
    sort: { suit: 'sort by suit', rank: 'sort by rank' },
    freed: (meld) => `${meld}, and the joker comes into your hand`,
  },
  mistakes: {
    unclear: (words) => `"${words}" is not understood, so nothing was done: ? shows every key.`,
    drawAlone: (draw, take) =>
      `Nothing was drawn: type ${draw} alone to draw a card from the stock, or ${take} to take the pozzo.`,
    notACard: (word, example) =>
      `"${word}" is no card: write rank and suit, such as ${example}, or joker, with spaces between.`,
    noRange: (words) =>
      `"${words}" is no run: name the lower card first, then the higher one of the same suit, such as 5-7h or q-ah.`,
    noCard: (example) => `Say which card, such as ${example}.`,
    noMeld: (example) => `Say to which meld, such as ${example}: your melds have numbers.`,
    noMeldNamed: (word, opponent, initial) =>
      `There is no meld "${word}": your melds are called 1, 2 and so on, those of ${opponent} ${initial}1, ${initial}2 and so on.`,
    oneCard: (card, discard) =>
      `${card} alone is no meld: name at least three cards, or type ${discard} to discard it.`,
    oneOwed: (card) =>
      `${card} must lie in a meld: name at least two more cards with it, or after > the meld it goes to.`,
    oneDiscard: (example) => `One card is discarded, no more: type ${example}.`,
    doesNotFit: (cards, meld, fits) =>
      `${cards} cannot go to ${meld}: it takes ${series(fits, 'or')}.`,
    noneFits: (meld, fits) => `Nothing in your hand fits ${meld}: it takes ${series(fits, 'or')}.`,
    isFull: (meld) => `Nothing more can be added to ${meld}: choose another meld.`,
    theirs: (name) =>
      `You add to your own melds only: in a meld of ${name}, one card may take the place of a joker.`,
    jokerCannot: (card) =>
      `The joker cannot stand for ${card} there: leave that out to see what it can stand for.`,
    nothingToUndo: 'There is nothing to undo: you have laid nothing since you drew.',
    nothingToRedo: 'There is nothing to do again: only what was undone can be.',
    nothingToTakeBack: 'There is nothing to take back: you have laid nothing since you drew.',
    asItWas: (meld) => `Meld ${meld} is as it was: there is nothing to take back from it.`,
    inUse: (meld) =>
      `To take back meld ${meld}, first take back the melds in which you used its cards; u undoes the last step.`,
    notLast: (discard) => `The discard ends the turn: ${discard} must come last on the line.`,
    alone: (key) => `First see what comes: type ${key} on a line of its own.`,
    fromWhich: (example) =>
      `Say from which card: ${example} takes that one and all above it, and that one must be melded.`,
    severalOf: (card, keys) =>
      `${card} lies in the pozzo more than once: type ${series(keys, 'or')}.`,
  },
};
