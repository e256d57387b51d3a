/** Where cards come from on a Pinnacola table. */
import type { Event, State } from '@mazzo/games/pinnacola';
import { cardsOf, JOKER } from '@mazzo/games/pinnacola';
import { isHole } from '@mazzo/kernel';
import type { Seat, Slot } from '@mazzo/kernel';
import type { Travel } from '../../table/scene.ts';
import { handId, headId, meldCardId, pozzoId, STOCK_TOP } from './places.ts';
import { addedPlaces } from './ribbons.ts';

/** What the one who looks on has laid in a draft lies there already. */
export function travels(event: Event, before: State, you: Seat | null): Travel[] {
  switch (event.type) {
    case 'dealt':
      return into(event.seat, event.cards, before, you, () => STOCK_TOP);
    case 'turnedUp':
      return [{ from: STOCK_TOP, to: pozzoId(0) }];
    case 'drew':
      return into(event.seat, [event.card], before, you, () => STOCK_TOP);
    case 'tookPozzo': {
      const bottom = before.pozzo.length - event.cards.length;
      return into(event.seat, event.cards, before, you, (n) => pozzoId(bottom + n));
    }
    case 'discarded': {
      const from = event.seat === you ? handId(event.card, 0) : headId(event.seat);
      return [{ from, to: pozzoId(before.pozzo.length) }];
    }
    case 'laid': {
      const meld = before.melds[event.seat]!.length;
      const all = cardsOf(event.meld).map((_, place) => place);
      return fromHead(event.seat, meld, all, you);
    }
    case 'grew': {
      const places = addedPlaces(before.melds[event.seat]![event.meld]!, event.to);
      return fromHead(event.seat, event.meld, places, you);
    }
    case 'jokerReplaced': {
      if (event.by === you) return [];
      const joker = cardsOf(before.melds[event.seat]![event.meld]!).indexOf(JOKER);
      return [{ from: headId(event.by), to: meldCardId(event.seat, event.meld, joker) }];
    }
    default:
      return [];
  }
}

/** Into a hand: the own, where each card has its place, or a rival's. */
function into(
  seat: Seat,
  cards: readonly Slot[],
  before: State,
  you: Seat | null,
  from: (n: number) => string,
): Travel[] {
  const held = before.hands[seat]!.cards.slice();
  return cards.map((card, n) => {
    if (seat !== you || isHole(card)) return { from: from(n), to: headId(seat) };
    const copy = held[card]!;
    held[card] = copy + 1;
    return { from: from(n), to: handId(card, copy) };
  });
}

function fromHead(seat: Seat, meld: number, places: readonly number[], you: Seat | null): Travel[] {
  if (seat === you) return [];
  return places.map((place) => ({ from: headId(seat), to: meldCardId(seat, meld, place) }));
}
