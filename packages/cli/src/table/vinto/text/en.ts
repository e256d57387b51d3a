import { counted, series } from '../../../text/grammar.ts';
import type { VintoWords } from './text.ts';

export const en: VintoWords = {
  keys: {
    draw: ['d'],
    take: ['t'],
    play: ['p'],
    swap: ['s'],
    discard: ['x'],
    toss: ['i', '+'],
    no: ['n'],
    call: ['v'],
    end: ['e'],
    me: ['m', 'me'],
  },
  ranks: { J: ['jack'], Q: ['queen'], K: ['king'], A: ['ace'] },
  keyRows: [
    ['3 b3', 'your card 3, Bruno’s card 3: the first letter of a name'],
    ['d t', 'draw a card; take the top of the discards and play it'],
    ['p x', 'play the card you drew; discard it unused'],
    ['s3', 'swap it for your card 3; s3 q declares that one a Queen'],
    ['i3 n', 'toss in your card 3; no, nothing more (also: no swap, decline)'],
    ['v e', 'call Vinto; end your turn'],
    ['2 j joker', 'a rank, when a King asks for one: 2 … 10 j q k a joker'],
  ],
  rules:
    'The lowest row wins: King 0, Ace 1, joker −1, Jack and Queen 10. Draw, then play the card, ' +
    'swap it in or discard it. 7 and 8 look at a card of yours, 9 and 10 at somebody else’s; a ' +
    'Jack swaps two players’ cards, a Queen may after looking at them; a King names a card and ' +
    'plays it; an Ace makes somebody draw. Then everybody may toss in the same rank. A wrong ' +
    'toss, name or declaration costs a card. Call Vinto when you think you are lowest: the ' +
    'others have one more turn.',
  heading: ({ round, of, minutesLeft, timeUp, deck }) => [
    of === null ? `Round ${round}${timeUp ? ', the last' : ''}` : `Round ${round} of ${of}`,
    ...(minutesLeft === null ? [] : [`${counted(minutesLeft, 'minute', 'minutes')} left`]),
    `${counted(deck, 'card', 'cards')} to draw`,
  ],
  total: 'total',
  standing: { turn: 'turn', caller: 'Vinto!' },
  discards: (top, use) =>
    `Discards: ${top}${{ takeable: ', may be taken', unused: ', not used yet', used: ', used', plain: '' }[use]}`,
  drawn: (card) => `Drawn: ${card}`,
  tossIn: (ranks) => `To toss in: ${series(ranks, 'or')}`,
  waiting: (actions) =>
    `Then to play: ${actions.map(([name, rank]) => `${name} ${rank}`).join(', ')}`,
  offer: {
    peek: 'look at that card',
    take: (card, action) => `take ${card}: ${action}`,
    play: (action) => `play it: ${action}`,
    swap: 'swap it for that card',
    declare: (rank) => `and declare that one ${rank}`,
    yourCards: 'your cards',
    cardsOf: (name) => `${name}’s`,
    name: 'that rank',
    toss: 'toss in that card',
  },
};
