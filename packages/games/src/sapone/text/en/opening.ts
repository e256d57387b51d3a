/** The words until the first card is taken from the market. */
import { isHole, saysEn } from '@mazzo/kernel';
import { about } from '../about.ts';
import type { SaponeOpening } from '../text.ts';
import { aCard, card, cards, theCard } from './cards.ts';

export const opening: SaponeOpening = {
  ...about.en,
  card,
  theCard,
  cards,
  events: {
    roundBegan: (event, to) =>
      `Round ${event.round}. ${saysEn(to, event.first, 'begin', 'begins')}.`,
    shuffled: () => '',
    dealt: (event, to) =>
      event.cards.some(isHole)
        ? ''
        : `${saysEn(to, event.seat, 'are dealt', 'is dealt')} ${cards(event.cards)}.`,
    mixed: ({ facing, top }) => {
      const lies = isHole(top) ? 'the top card lies face down' : `${aCard(top)} lies on top`;
      return `The market is mixed, ${facing.length / 2} of its ${facing.length} cards face up: ${lies}.`;
    },
    turnBegan: () => '',
  },
};
