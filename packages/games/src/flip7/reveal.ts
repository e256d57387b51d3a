import { hole } from '@mazzo/kernel';
import type { Event } from './types.ts';

/** Everything lies open in Flip 7 but the order of the deck, which nobody sees. */
export function reveal(event: Event): Event {
  switch (event.type) {
    case 'shuffled':
      return { type: 'shuffled', cards: event.cards.map(() => hole(0, 0)) };
    case 'roundBegan':
    case 'dealEnded':
    case 'banked':
    case 'flipped':
    case 'saved':
    case 'busted':
    case 'sevenNumbers':
    case 'choiceAsked':
    case 'froze':
    case 'flipThreeGiven':
    case 'flipThreeEnded':
    case 'secondChanceGiven':
    case 'setAside':
    case 'assigned':
    case 'discarded':
    case 'deckRanOut':
    case 'roundEnded':
    case 'matchEnded':
      return event;
  }
}
