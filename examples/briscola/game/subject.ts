/** What the laws need to know of Briscola: an unseen stock over one open card, and two hands. */
import type { Viewer } from '@mazzo/kernel';
import type { Place, Subject } from '@mazzo/kernel/testing';
import { KINDS, pack, suitOf, takes } from './cards.ts';
import { briscola } from './index.ts';
import type { Options } from './options.ts';
import type { Event, Move, State } from './types.ts';

const everybody = () => true;

export const subject: Subject<Options, State, Move, Event> = {
  game: briscola,
  shortMatches: [{ wins: 1 }],
  deck: pack,
  // Every move plays a card, and none comes back before the next deal.
  mostMoves: () => KINDS,
  pickOptions: (options, chance) => ({ ...options, wins: 1 + chance.below(2) }),
  rename: (move, from, to) => (move.card === from ? { ...move, card: to } : move),
  exercises: {
    'B-5 a trump takes': (event, { trick: [led, answer], trump }) =>
      event.type === 'played' &&
      answer !== undefined &&
      suitOf(answer.card) !== suitOf(led!.card) &&
      takes(answer.card, led!.card, trump!),
    'B-6 the open card is drawn': (event) => event.type === 'drew' && event.open,
    'B-8 sixty each': (event) => event.type === 'dealEnded' && event.winner === null,
  },
  timeoutRuling: 'B-10',
  leastPairs: 40,
  unheard: ['shuffled', 'dealt', 'drew'],
  witness: {
    start: () => null,
    hear: () => {},
    places: (state) => [
      {
        kind: 'slots',
        name: 'stock',
        cards: state.stock,
        sees: (_viewer, index) => index === 0 && state.trump !== null,
      },
      { kind: 'slots', name: 'trick', cards: state.trick.map(({ card }) => card), sees: everybody },
      open('gathered', state.gathered),
      ...state.taken.map((taken, seat) => open(`taken by ${seat}`, taken)),
      ...state.hands.map((bag, seat): Place => ({
        kind: 'bag',
        name: `hand ${seat}`,
        bag,
        certain: (viewer) => certainIn(state, seat, viewer),
      })),
    ],
  },
};

/** Cards that everybody has seen. */
function open(name: string, cards: readonly number[]): Place {
  return { kind: 'bag', name, bag: { cards: [...cards], holes: [] }, certain: () => cards };
}

/** One's own hand; of another's, only the card that lay face up until it was drawn. */
function certainIn({ hands, stock, trump }: State, seat: number, viewer: Viewer): number[] {
  const { cards } = hands[seat]!;
  if (viewer === seat) return cards;
  return cards.map((held, card) => (stock.length === 0 && card === trump ? held : 0));
}
