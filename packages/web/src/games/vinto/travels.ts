/** Where cards come from on a Vinto table. */
import { GAP } from '@mazzo/games/vinto';
import type { Event, State } from '@mazzo/games/vinto';
import type { Id, Travel } from '../../table/scene.ts';
import { DECK_TOP, DRAWN_CARD, PILE_TOP, slotId, UNDER_CARD } from './places.ts';

export function placesShown({ seat, cards }: Extract<Event, { type: 'shown' }>): Id[] {
  return cards.flatMap((card, slot) => (card === GAP ? [] : slotId(seat, slot)));
}

export function travels(event: Event, before: State): Travel[] {
  switch (event.type) {
    case 'dealt':
    case 'penaltyDrawn':
    case 'gaveCard':
      // V-21: at the right end.
      return [{ from: DECK_TOP, to: slotId(event.seat, before.hands[event.seat]!.length) }];
    case 'turnedUp':
      return [{ from: DECK_TOP, to: PILE_TOP }];
    case 'drew':
      return [{ from: DECK_TOP, to: DRAWN_CARD }];
    case 'played':
    case 'discarded':
      return [{ from: DRAWN_CARD, to: PILE_TOP }];
    case 'swapped': {
      const place = slotId(event.seat, event.slot);
      return [
        { from: DRAWN_CARD, to: place },
        { from: place, to: PILE_TOP },
      ];
    }
    case 'cardsSwapped': {
      const here = slotId(event.seat, event.slot);
      const there = slotId(event.other, event.otherSlot);
      return [
        { from: here, to: there },
        { from: there, to: here },
      ];
    }
    case 'namedRight': {
      const to = before.action?.tossed === true ? UNDER_CARD : PILE_TOP;
      return [{ from: slotId(event.seat, event.slot), to }];
    }
    case 'shown':
      // Turned over where they lie, one after another: what is said of them waits for the last.
      return placesShown(event).map((place) => ({ from: place, to: place }));
    case 'tossedIn':
      return [{ from: slotId(event.seat, event.slot), to: UNDER_CARD }];
    default:
      return [];
  }
}
