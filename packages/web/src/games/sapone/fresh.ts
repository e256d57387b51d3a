/** What is new in this turn: cards that have come to one's hand, by their faces, and who has doubted. */
import type { Event } from '@mazzo/games/sapone';
import { isHole } from '@mazzo/kernel';
import type { Seat, Slot } from '@mazzo/kernel';
import type { Id, Trace } from '../../table/scene.ts';
import { faceOf } from './pieces.ts';
import { rowId } from './places.ts';

export function fresh(story: readonly Event[], you: Seat): ReadonlyMap<Id, Trace> {
  const turn = story.slice(story.findLastIndex(({ type }) => type === 'turnBegan') + 1);
  const cards = turn.flatMap((event) => cardsTo(event, you));
  const faces = cards.flatMap((card) => (isHole(card) ? [] : [faceOf(card)]));
  const doubters = turn.flatMap((event) => (event.type === 'doubted' ? [rowId(event.by)] : []));
  return new Map([...faces, ...doubters].map((id) => [id, 'new']));
}

function cardsTo(event: Event, you: Seat): readonly Slot[] {
  switch (event.type) {
    case 'picked':
    case 'compensated':
    case 'bought':
    case 'gave':
      return event.seat === you ? [event.card] : [];
    case 'tookFree':
      return event.by === you ? [event.card] : [];
    case 'sold':
      if (event.buyer === you) return [event.card];
      return event.seat === you ? event.paid : [];
    default:
      return [];
  }
}
