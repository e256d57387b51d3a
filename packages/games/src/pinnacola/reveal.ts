import { hidden, hole } from '@mazzo/kernel';
import type { Slot, Viewer } from '@mazzo/kernel';
import type { Event } from './types.ts';

export function reveal(event: Event, viewer: Viewer): Event {
  switch (event.type) {
    case 'shuffled':
      return { ...event, cards: event.cards.map(() => hole(0, 0)) };
    case 'dealt':
      return { ...event, cards: dealtTo(event, viewer) };
    case 'drew':
      return viewer === event.seat ? event : { ...event, card: hidden(0) };
    case 'handBegan':
    case 'turnedUp':
    case 'turnBegan':
    case 'tookPozzo':
    case 'jokerReplaced':
    case 'grew':
    case 'laid':
    case 'rearranged':
    case 'discarded':
    case 'shown':
    case 'handEnded':
    case 'matchEnded':
      return event;
  }
}

/** By kind: a hand is picked up whole, and nobody knows in which order its cards lay. */
function dealtTo({ seat, cards }: Extract<Event, { type: 'dealt' }>, viewer: Viewer): Slot[] {
  return viewer === seat ? cards.toSorted((a, b) => a - b) : cards.map(() => hidden(0));
}
