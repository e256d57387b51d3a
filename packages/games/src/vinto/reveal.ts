import { hidden, hole } from '@mazzo/kernel';
import type { Viewer } from '@mazzo/kernel';
import type { Event } from './types.ts';

export function reveal(event: Event, viewer: Viewer): Event {
  switch (event.type) {
    case 'shuffled':
      return { ...event, cards: event.cards.map(() => hole(0, event.lot)) };
    case 'dealt':
    case 'penaltyDrawn':
    case 'gaveCard':
      return { ...event, card: hidden(0) };
    case 'looked':
      return viewer === event.by ? event : { ...event, card: hidden(0) };
    case 'roundBegan':
    case 'turnedUp':
    case 'turnBegan':
    case 'drew':
    case 'took':
    case 'turnPassed':
    case 'played':
    case 'discarded':
    case 'swapped':
    case 'actionBegan':
    case 'targeted':
    case 'targetGone':
    case 'cardsSwapped':
    case 'namedRight':
    case 'namedWrong':
    case 'namedWild':
    case 'actionEnded':
    case 'tossInOpened':
    case 'tossedIn':
    case 'missed':
    case 'passed':
    case 'tossInClosed':
    case 'vintoCalled':
    case 'shown':
    case 'roundEnded':
    case 'timeUp':
    case 'matchEnded':
      return event;
  }
}
