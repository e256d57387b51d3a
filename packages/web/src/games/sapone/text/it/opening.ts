/** The words until the first card is taken from the market. */
import { opening as game } from '@mazzo/games/sapone/text/it/opening';

import type { SaponeOpeningWords } from '../text.ts';

export const some = (count: number) => `${count} ${count === 1 ? 'carta' : 'carte'}`;

export const words: SaponeOpeningWords = {
  game,
  table: {
    heading: (round) => `mano ${round}`,
    market: 'Mercato',
    soap: 'Saponi',
    cards: (count) => String(count),
    marketTop: (card) =>
      card === null ? 'In cima al mercato, coperta' : `In cima al mercato: ${card}`,
    soapTop: 'Il mazzo dei saponi, coperto',
    stall: 'Il banco',
    noSale: 'Niente in vendita',
    hand: 'La tua mano',
    marketCards: (count) => `${some(count)} del mercato`,
    soapCards: (count) => `${some(count)} dei saponi`,
    totalOf: (count, target) => `${count} su ${target}`,
    total: (count) => `${count} pt`,
    known: ({ name, all }) => `Niente di certo su ${name}: ${all.join(', ')}.`,
    ask: {
      pick: (top) => (top === null ? 'Prendi dal mercato' : `Prendi ${top} dal mercato`),
    },
    buttons: {
      pick: 'Prendi',
    },
  },
};
