/** What the laws need to know of Flip 7: only the order of the deck is hidden. */
import type { Place, Subject } from '@mazzo/kernel/testing';
import { pack } from './cards.ts';
import { flip7 } from './index.ts';
import { cardsOf } from './line.ts';
import type { Options } from './options.ts';
import type { Event, Move, State } from './types.ts';

const nobody = () => false;
const everybody = () => true;

export const subject: Subject<Options, State, Move, Event> = {
  game: flip7,
  shortMatches: [{ target: 50 }, { target: 50, openingDeal: 'on', flipThreeActions: 'deferred' }],
  deck: pack,
  // Only three duplicates can be saved while the deck is gone through once, and what busts nobody
  // lies on the table: nobody is left before the deck has been gone through twice.
  mostMoves: () => 400,
  pickOptions: (options, chance) => ({ ...options, target: 50 + chance.below(100) }),
  pickMove(_state, _seat, moves, chance) {
    const bank = moves.find((move) => move.type === 'bank');
    if (bank === undefined) return moves[chance.below(moves.length)]!;
    return chance.below(6) === 0 ? bank : moves[0]!;
  },
  exercises: {
    'F-3': (event) => event.type === 'dealEnded',
    'F-6': (event) => event.type === 'saved',
    'F-7 given': (event) => event.type === 'secondChanceGiven',
    'F-7 nobody can take it': (event) => event.type === 'discarded' && event.reason === 'noTaker',
    'F-8 Freeze': (event) => event.type === 'froze',
    'F-8 Flip Three': (event) => event.type === 'flipThreeGiven',
    'F-9 assigned': (event) => event.type === 'assigned',
    'F-9 thrown away': (event) => event.type === 'discarded' && event.reason === 'flipsOver',
    'F-11 everyone banks': (event, { options }) =>
      event.type === 'sevenNumbers' && options.seven === 'everyoneBanks',
    'F-11 the others play on': (event, { options, active }) =>
      event.type === 'sevenNumbers' && options.seven === 'thatPlayerBanks' && active !== 0,
    'F-11 the others forfeit': (event, { options, active }) =>
      event.type === 'sevenNumbers' && options.seven === 'othersForfeit' && active !== 0,
    'F-14': (event, { rounds }) => event.type === 'shuffled' && rounds > 0,
    'F-16': (event, { agenda }) =>
      event.type === 'flipThreeGiven' && agenda.filter(({ kind }) => kind === 'flips').length > 1,
  },
  timeoutRuling: 'F-15',
  leastPairs: 40,
  witness: {
    start: () => null,
    hear: () => {},
    places: (state) => [
      { kind: 'slots', name: 'deck', cards: state.deck, sees: nobody },
      {
        kind: 'bag',
        name: 'discards',
        bag: { cards: state.discard, holes: [] },
        certain: () => state.discard,
      },
      ...state.players.map((player, seat): Place => ({
        kind: 'slots',
        name: `line ${seat}`,
        cards: cardsOf(player),
        sees: everybody,
      })),
    ],
  },
};
