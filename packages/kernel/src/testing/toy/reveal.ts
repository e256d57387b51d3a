import { hidden, hole } from '../../cards.ts';
import type { Viewer } from '../../game.ts';
import { BLUE, RED } from './cards.ts';
import type { Options } from './options.ts';
import type { Event } from './types.ts';

export function reveal(event: Event, viewer: Viewer, options: Options): Event {
  switch (event.type) {
    case 'shuffled':
      return { ...event, cards: event.cards.map(() => hole(event.back, event.lot)) };
    case 'shelved':
      return { ...event, card: hidden(RED) };
    case 'drew':
      return viewer === event.seat ? event : { ...event, card: hidden(BLUE) };
    case 'looked':
      return viewer === event.by ? event : { ...event, card: hidden(RED) };
    case 'traded':
      return viewer === event.seat ? event : { ...event, drawn: hidden(RED) };
    case 'gave': {
      const sees = viewer === event.by || viewer === event.to || options.gifts === 'open';
      return sees ? event : { ...event, card: hidden(BLUE) };
    }
    case 'roundBegan':
    case 'turnedUp':
    case 'turnBegan':
    case 'swapped':
    case 'played':
    case 'shown':
    case 'roundEnded':
    case 'matchEnded':
      return event;
  }
}
