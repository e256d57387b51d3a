import { counted } from '@mazzo/cli/grammar';
import type { BriscolaWords } from './text.ts';

export const en: BriscolaWords = {
  rules:
    'Both hold three cards; the card under the stock names the trump suit. One leads, the other ' +
    'answers with any card: the higher trump takes both, else the higher card of the suit that ' +
    'was led. Whoever takes draws first and leads. An Ace is worth 11, a 3 is worth 10, a King 4, ' +
    'a Knight 3, a Jack 2; more than 60 points win the deal.',
  keyRows: [
    ['1 2 3', 'play this card of your hand'],
    ['ad 7c fs', 'or by its name: rank (a 2 … 7 f c r), then suit (d c s b)'],
  ],
  heading: ({ deal, dealer, stock, wins }) => [
    `Deal ${deal}`,
    dealer === null ? 'you deal' : `${dealer} deals`,
    `${counted(stock, 'card', 'cards')} in the stock`,
    `to ${counted(wins, 'win', 'wins')}`,
  ],
  wins: (count) => counted(count, 'win', 'wins'),
  points: (count) => counted(count, 'point', 'points'),
  cards: (count) => `${counted(count, 'card', 'cards')} in hand`,
  trump: (card) => `Trump: ${card}`,
  led: (name, card) => `${name}: ${card}`,
  hand: 'Your hand:',
};
