/** The words until the first card is taken from the market. */
import { isHole, saysIt } from '@mazzo/kernel';
import { about } from '../about.ts';
import type { SaponeOpening } from '../text.ts';
import { card, cards, il, un } from './cards.ts';

export const opening: SaponeOpening = {
  ...about.it,
  card,
  theCard: il,
  cards,
  events: {
    roundBegan: (event, to) =>
      `Mano ${event.round}. ${saysIt(to, event.first, 'cominci', 'comincia')}.`,
    shuffled: () => '',
    dealt: (event, to) =>
      event.cards.some(isHole)
        ? ''
        : `${saysIt(to, event.seat, 'ricevi', 'riceve')} ${cards(event.cards)}.`,
    mixed: ({ facing, top }) => {
      const lies = isHole(top) ? 'la carta in cima è coperta' : `in cima c’è ${un(top)}`;
      return `Il mercato si mescola con ${facing.length / 2} carte scoperte su ${facing.length}: ${lies}.`;
    },
    turnBegan: () => '',
  },
};
