import { hidden, hole } from '@mazzo/kernel';
import type { Viewer } from '@mazzo/kernel';
import type { Event } from './types.ts';

export function reveal(event: Event, viewer: Viewer): Event {
  switch (event.type) {
    case 'shuffled':
      return { ...event, cards: event.cards.map(() => hole(0, 0)) };
    case 'dealt':
      // By kind: a hand is picked up whole, and nobody knows in which order its cards lay.
      return viewer === event.seat
        ? { ...event, cards: event.cards.toSorted((a, b) => a - b) }
        : { ...event, cards: event.cards.map(() => hidden(0)) };
    case 'drew':
      return event.open || viewer === event.seat ? event : { ...event, card: hidden(0) };
    case 'dealBegan':
    case 'turnedUp':
    case 'played':
    case 'trickTaken':
    case 'dealEnded':
    case 'matchEnded':
      return event;
  }
}
