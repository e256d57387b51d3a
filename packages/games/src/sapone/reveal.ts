import { hidden, hole, isHole } from '@mazzo/kernel';
import type { Slot, Viewer } from '@mazzo/kernel';
import { backOf, MARKET, SOAP } from './cards.ts';
import type { Options } from './options.ts';
import { UNKNOWN } from './types.ts';
import type { Event } from './types.ts';

/** S-2: which deck a card comes from is visible wherever it lies. */
function backed(card: Slot): Slot {
  return isHole(card) ? card : hidden(backOf(card));
}

export function reveal(event: Event, viewer: Viewer, options: Options): Event {
  switch (event.type) {
    case 'shuffled':
      return { ...event, cards: event.cards.map(() => hole(event.back, event.back)) };
    case 'dealt':
      // In the order of their kinds: a hand has none of its own.
      return viewer === event.seat
        ? { ...event, cards: event.cards.toSorted((a, b) => a - b) }
        : { ...event, cards: event.cards.map(backed) };
    case 'mixed':
      return { ...event, facing: event.facing.map(() => UNKNOWN) };
    case 'picked':
    case 'compensated':
      return event.open || viewer === event.seat ? event : { ...event, card: hidden(MARKET) };
    case 'offered':
      return viewer === event.seat ? event : { ...event, card: backed(event.card) };
    case 'bidAdded': {
      const sees = viewer === event.seat || options.bids === 'open';
      return sees ? event : { ...event, card: backed(event.card) };
    }
    case 'gave': {
      const sees = viewer === event.seat || viewer === event.by;
      return sees ? event : { ...event, card: backed(event.card) };
    }
    case 'sold': {
      if (viewer === event.seat || viewer === event.buyer) return event;
      const card = event.open ? event.card : backed(event.card);
      const paid = options.bids === 'open' ? event.paid : event.paid.map(backed);
      return { ...event, card, paid };
    }
    case 'bought':
      return viewer === event.seat
        ? event
        : { ...event, paid: event.paid.map(backed), card: hidden(SOAP) };
    case 'roundBegan':
    case 'turnBegan':
    case 'turnPassed':
    case 'passed':
    case 'biddingClosed':
    case 'askedMore':
    case 'doubted':
    case 'tookFree':
    case 'saleEnded':
    case 'diamondFound':
    case 'diamondDeclared':
    case 'shown':
    case 'roundEnded':
    case 'matchEnded':
      return event;
  }
}
