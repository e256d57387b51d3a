/** The words until the first card is taken from the market. */
import { opening as game } from '@mazzo/games/sapone/text/en/opening';

import type { SaponeOpeningWords } from '../text.ts';

export const some = (count: number) => `${count} ${count === 1 ? 'card' : 'cards'}`;

export const words: SaponeOpeningWords = {
  game,
  table: {
    heading: (round) => `round ${round}`,
    market: 'Market',
    soap: 'Soap',
    cards: (count) => String(count),
    marketTop: (card) =>
      card === null ? 'Top of the market, face down' : `Top of the market: ${card}`,
    soapTop: 'The soap deck, face down',
    stall: 'The stall',
    noSale: 'Nothing on sale',
    hand: 'Your hand',
    marketCards: (count) => `${count} market ${count === 1 ? 'card' : 'cards'}`,
    soapCards: (count) => `${count} soap-deck ${count === 1 ? 'card' : 'cards'}`,
    totalOf: (count, target) => `${count} of ${target}`,
    total: (count) => `${count} ${count === 1 ? 'pt' : 'pts'}`,
    known: ({ name, all }) => `Nothing is certain of ${name}’s ${all.join(' and ')}.`,
    ask: {
      pick: (top) => `Take ${top ?? 'the top of the market'}`,
    },
    buttons: {
      pick: 'Take it',
    },
  },
};
