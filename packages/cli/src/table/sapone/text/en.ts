import { counted, series } from '../../../text/grammar.ts';
import type { SaponeWords } from './text.ts';

function cards(count: number): string {
  return counted(count, 'card', 'cards');
}

export const en: SaponeWords = {
  keys: {
    moves: {
      pick: ['pick', 'take'],
      sell: ['sell'],
      buy: ['buy'],
      bid: ['bid'],
      pass: ['pass'],
      doubt: ['doubt'],
      give: ['give'],
      accept: ['accept'],
      askMore: ['more'],
      endSale: ['end', 'keep'],
      declare: ['declare'],
    },
    as: ['as'],
    want: ['want', 'for', 'wish'],
    say: ['say', 'as', 'saying'],
    talk: { say: ['say'], lack: ['no', 'not', 'lack'], fillers: ['hold', 'have', 'do', 'any'] },
    kinds: {
      coin: ['coin', 'single coin'],
      watermelon: ['watermelon', 'watermelons'],
      leek: ['leek', 'leeks'],
      broccoli: ['broccoli', 'broccolis'],
      cucumber: ['cucumber', 'cucumbers'],
      artichoke: ['artichoke', 'artichokes'],
      broom: ['broom', 'brooms'],
      scythe: ['scythe', 'scythes'],
      rake: ['rake', 'rakes'],
      pick: ['pick', 'picks'],
      shovel: ['shovel', 'shovels'],
      soap: ['soap', 'single soap'],
      doubleSoap: ['double', 'double soap', 'double soaps', 'two soaps'],
      fourCoins: ['four', 'four coins'],
      threeCoins: ['three', 'three coins'],
      twoCoins: ['two', 'two coins'],
      diamond: ['diamond'],
    },
    categories: {
      coins: ['coins', 'money'],
      vegetables: ['vegetables', 'vegetable'],
      tools: ['tools', 'tool'],
      soaps: ['soaps', 'soap'],
    },
    fillers: ['the', 'my', 'and', 'or', 'at', 'least', 'card', 'cards', 'i', 'it', 'is'],
  },
  keyRows: [
    ['pick', 'take the top card of the market'],
    ['sell leek', 'put a leek up for sale, under its own name'],
    ['… as broom', 'and call it a broom'],
    ['… want tools 2', 'and say what you want: cards, coins, vegetables, tools, soap; how many'],
    ['buy 2 coin rake', 'pay three cards for one of the soap deck; also buy coin coin rake'],
    ['say no leeks', 'between sales: tell what you have not, or have: say leeks; true or not'],
    ['bid leek', 'add a card to your bid; bid leek say broom calls it a broom'],
    ['pass doubt', 'bid no more; doubt what the seller says the card is'],
    ['accept ada', 'sell to Ada; also accept 2, the number before a name'],
    ['more end', 'ask everybody for more; keep the card'],
    [
      'give declare',
      'give coin to an honest seller; declare leek for the Diamond (it counts as any kind)',
    ],
    ['two three four', 'the coin cards of the soap deck; double: a double soap'],
    ['se le as ra', 'the beginning of a word is enough'],
  ],
  rules:
    'Collect the most coins (1 point), the best vegetables (2), the best tools (2) and the most ' +
    'soap (3), and a point more for each further one you win. On your turn pick the top card of ' +
    'the market, then sell or buy. To sell, lay a card face down and say what it is, true or not: ' +
    'the others bid cards for it, and you accept a bid, ask for more or keep the card. Who pays ' +
    'two cards or more draws one of the market. Anybody may doubt once a sale: a false card is ' +
    'theirs for nothing, a true one costs them a card of theirs. To buy, pay three cards for one ' +
    'of the soap deck. Vegetables and tools are best with many kinds, then with rare ones. The ' +
    'round ends with the market.',
  heading: ({ round, turn, target }) => [
    `Round ${round}`,
    ...(turn === undefined ? [] : [turn === null ? 'your turn' : `${turn}’s turn`]),
    `to ${target} points`,
  ],
  market: (count, faceUp, top) =>
    `Market: ${cards(count)}, ${faceUp} face up; top: ${top ?? 'face down'}`,
  noMarket: 'The market is empty',
  soapDeck: (count) => `Soap deck: ${count}`,
  out: (count) => `Out of play: ${count}`,
  columns: ['points', 'market', 'soap', 'surely holds'],
  surelyHold: 'Surely held:',
  hand: 'Your hand:',
  noHand: 'no card',
  sale({ seller, card, claim, open }) {
    const who = seller === null ? 'You sell' : `${seller} sells`;
    if (open) return `${who}, face up: ${card}`;
    return `${who}: ${card}, called “${claim}”`;
  },
  quote: (words) => `“${words}”`,
  stated: (statement) => statement.replace(/^it is /, ''),
  asked: (times) => `Asked for more ${times === 1 ? 'once' : 'twice'}`,
  bids: 'Bids:',
  bid: (names, cards) => `${names.join(', ')}${names.length > 1 ? ', each' : ''}: ${cards}`,
  noBids: 'No bids yet',
  passed: (names) => `Passed: ${names.join(', ')}`,
  consider({ claim, copies, elsewhere, there, seller, isBluff }) {
    if (isBluff) {
      return `You know where every ${claim} is, and ${seller} has none: this is a bluff.`;
    }
    const some = (count: number) => (count === 0 ? 'none' : String(count));
    const where = `${some(elsewhere)} surely elsewhere, ${some(there)} surely with ${seller}`;
    return `The deck has ${copies} of “${claim}”: ${where}.`;
  },
  offer: {
    pick: '– take that card',
    sell: '– as what it is',
    bluff: '– under another name',
    wish: '– and say what you want',
    buy: '– three for a soap card',
    bid: '– add it to your bid',
    statement: '– and say what it is',
    talk: '– tell what you have or have not, true or not',
    pass: '– bid no more',
    doubt: '– the card is turned up',
    give: '– or any other you hold',
    accept: (name) => `– sell to ${name}`,
    acceptOne: (name) => `– sell to ${name}, or to anybody else who bids`,
    askMore: '– ask everybody for more',
    endSale: '– keep the card',
    declare: '– or any other card',
  },
  mistakes: {
    several: (word, meanings) => `"${word}" could be ${series(meanings, 'or')}: type more of it.`,
    notACard: (word, names) =>
      `"${word}" is no card that fits here: choose ${series(names, 'or')}.`,
    noCard: (example) => `Say which card, such as ${example}.`,
    oneCard: (example) => `One card at a time, such as ${example}.`,
    threeCards: (given, example) =>
      `Three cards pay for one, and you named ${given}: type three, such as ${example}.`,
    notATopic: (word, names) =>
      `"${word}" is nothing to talk about here: name a card, or ${series(names, 'or')}.`,
    noTopic: (example) => `Say what, such as ${example}.`,
    oneTopic: (example) => `Say one thing of a card, such as ${example}.`,
    wishSize: (example) => `Ask for one number of cards, from 1 to 9, such as ${example}.`,
    noBidder: (word, names) => `"${word}" is nobody who bids here: choose ${series(names, 'or')}.`,
    whoseBid: (names) => `Say one player whose bid you accept: ${series(names, 'or')}.`,
    alone: (key) => `Nothing comes after ${key}: type ${key} alone.`,
  },
};
