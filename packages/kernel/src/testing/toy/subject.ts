/** The oracle of the toy game: seen-masks for the shelves, a memory of its own for the hands. */
import { listKinds } from '../../cards.ts';
import type { Card } from '../../cards.ts';
import type { Viewer } from '../../game.ts';
import type { Place, Subject, Witness } from '../subject.ts';
import { BLUE, KINDS, pack, RED } from './cards.ts';
import { toy } from './index.ts';
import type { Event, Move, Options, State } from './index.ts';

interface Memory {
  readonly openGifts: boolean;
  /** What each viewer (the spectator last) certainly knows of each hand, by kind. */
  readonly known: number[][][];
}

const nobody = () => false;
const everybody = () => true;

const witness: Witness<Options, State, Event, Memory> = {
  start: (options, seats) => ({
    openGifts: options.gifts === 'open',
    known: Array.from({ length: seats + 1 }, () =>
      Array.from({ length: seats }, () => new Array<number>(KINDS).fill(0)),
    ),
  }),

  hear(memory, event) {
    const spectator = memory.known.length - 1;
    for (const [viewer, hands] of memory.known.entries()) {
      switch (event.type) {
        case 'roundBegan':
          for (const hand of hands) hand.fill(0);
          break;
        case 'drew':
          if (viewer === event.seat) hands[event.seat]![event.card]! += 1;
          break;
        case 'gave': {
          const party = viewer !== spectator && (viewer === event.by || viewer === event.to);
          const sees = party || memory.openGifts;
          forget(hands[event.by]!, sees ? [event.card] : listKinds(pack(BLUE)));
          if (sees) hands[event.to]![event.card]! += 1;
          break;
        }
        case 'played':
          forget(hands[event.seat]!, [event.card]);
          break;
        case 'shown':
          hands[event.seat]!.fill(0);
          for (const card of event.hand) hands[event.seat]![card]! += 1;
          break;
        default: // Nothing else touches a hand.
      }
    }
  },

  places: (state, memory) => [
    ...state.shelves.map((shelf, seat): Place => ({
      kind: 'slots',
      name: `shelf ${seat}`,
      cards: shelf.map((place) => place.card),
      sees: (viewer, n) => (shelf[n]!.seen & maskOf(viewer)) !== 0,
    })),
    ...state.hands.map((bag, seat): Place => ({
      kind: 'bag',
      name: `hand ${seat}`,
      bag,
      certain: (viewer) =>
        memory.known[viewer === 'spectator' ? state.hands.length : viewer]![seat]!,
    })),
    { kind: 'slots', name: 'red deck', cards: state.redDeck, sees: nobody },
    { kind: 'slots', name: 'blue deck', cards: state.blueDeck, sees: nobody },
    { kind: 'slots', name: 'red pile', cards: state.redPile, sees: everybody },
    { kind: 'slots', name: 'blue pile', cards: state.bluePile, sees: everybody },
  ],
};

/** One of each of these kinds may have gone. */
function forget(hand: number[], kinds: readonly Card[]): void {
  for (const card of new Set(kinds)) hand[card] = Math.max(0, hand[card]! - 1);
}

/** The spectator has seen what everybody has been shown. */
function maskOf(viewer: Viewer): number {
  return viewer === 'spectator' ? SHOWN : 1 << viewer;
}

/** A bit that no seat of the toy has: set when a shelf is shown to all. */
const SHOWN = 0b10000;

export const toySubject: Subject<Options, State, Move, Event> = {
  game: toy,
  shortMatches: [{}],
  deck: () => pack(RED).map((count, card) => count + pack(BLUE)[card]!),
  mostMoves: (options, seats) => seats + options.turns * seats,
  pickOptions: (options) => ({ ...options, rounds: Math.min(options.rounds, 2) }),
  rename: (move, from, to) => ('card' in move && move.card === from ? { ...move, card: to } : move),
  leastPairs: 40,
  toleratedShare: 0.01,
  witness,
};
