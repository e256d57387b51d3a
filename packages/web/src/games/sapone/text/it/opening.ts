/** The words until the first card is taken from the market. */
import { opening as game } from '@mazzo/games/sapone/text/it/opening';

import type { SaponeOpeningWords } from '../text.ts';

export const some = (count: number) => `${count} ${count === 1 ? 'carta' : 'carte'}`;

export const words: SaponeOpeningWords = {
  game,
  table: {
    heading: (round) => `Mano ${round}`,
    market: 'Mercato',
    soap: 'Saponi',
    cards: (count) => String(count),
    marketTop: (card) =>
      card === null ? 'In cima al mercato, coperta' : `In cima al mercato: ${card}`,
    emptyMarket: 'Il mercato è vuoto',
    soapTop: 'Il mazzo dei saponi, coperto',
    emptySoap: 'Il mazzo dei saponi è vuoto',
    stall: 'Il banco',
    noSale: 'Niente in vendita',
    hand: 'La tua mano',
    marketCards: (count) => `${some(count)} del mercato`,
    soapCards: (count) => `${some(count)} dei saponi`,
    totalOf: (count, target) => `${count} su ${target}`,
    total: (count) => `${count} pt`,
    heldSurely: (card) => `di sicuro ${card}`,
    known: ({ name, surely, cards, all }) =>
      surely === 0
        ? `Niente di certo su ${name}: ${all[0]}, ${all[1]}.`
        : `Di certo: ${surely} di ${some(cards)} di ${name}.`,
    ask: {
      pick: (top) => (top === null ? 'Prendi dal mercato' : `Prendi dal mercato: ${top}`),
    },
    buttons: {
      pick: 'Prendi',
    },
  },
};
