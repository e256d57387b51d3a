/** What the laws need to know of Vinto: rows by seen-masks, an open pile, an unseen deck. */
import type { Place, Subject } from '@mazzo/kernel/testing';
import { ACE, hasAction, KING, pack, rankOf } from './cards.ts';
import { vinto } from './index.ts';
import type { Options } from './options.ts';
import { canDraw, maskOf } from './table.ts';
import { GAP } from './types.ts';
import type { Event, Move, State } from './types.ts';

const nobody = () => false;
const everybody = () => true;

export const subject: Subject<Options, State, Move, Event> = {
  game: vinto,
  shortMatches: [
    { session: 'rounds', rounds: 1 },
    { session: 'timed', minutes: 5 },
  ],
  deck: pack,
  // The pile runs out three times at most before the round ends, no two turns in succession take
  // without a draw, and a window has as many moves as there are cards to toss in and actions to play.
  mostMoves: () => 6000,
  pickOptions: (options, chance) => ({
    ...options,
    session: chance.below(4) === 0 ? 'timed' : 'rounds',
    rounds: 1 + chance.below(2),
  }),
  pickMove,
  // V-17 is about what a page shows; V-18 is law 10 and matches of time-outs alone.
  exercises: {
    'V-1': (event) => event.type === 'turnedUp' && hasAction(rankOf(event.card)),
    'V-2': (event, { phase }) => event.type === 'looked' && phase.kind === 'peek',
    'V-3': (event) => event.type === 'actionBegan' && event.rank === ACE,
    'V-4': (event) => event.type === 'discarded',
    'V-5 right': (event) => event.type === 'swapped' && event.declared === rankOf(event.out),
    'V-5 wrong': (event) =>
      event.type === 'swapped' && event.declared !== null && event.declared !== rankOf(event.out),
    'V-6': (event) => event.type === 'took',
    'V-6 nothing to draw': (event, state) =>
      event.type === 'actionBegan' && event.rank === ACE && !canDraw(state),
    'V-7': (event) => event.type === 'cardsSwapped',
    'V-8 right': (event) => event.type === 'namedRight',
    'V-8 wrong': (event) => event.type === 'namedWrong',
    'V-8 King names King': (event) => event.type === 'namedRight' && event.rank === KING,
    'V-9': (event) => event.type === 'tossedIn',
    'V-9 several wait': (event, { queue }) => event.type === 'tossedIn' && queue.length > 1,
    'V-9 target gone': (event) => event.type === 'targetGone',
    'V-9 swap lapses': (event) => event.type === 'actionEnded' && event.how === 'lapsed',
    'V-10': (event) => event.type === 'missed',
    'V-11': (event) => event.type === 'vintoCalled',
    'V-12': (event, { caller }) => event.type === 'turnBegan' && caller !== null,
    'V-13': (event) => event.type === 'roundEnded' && event.caller !== null,
    'V-14': (event) => event.type === 'shuffled' && event.lot > 0,
    'V-15': (event, state) =>
      event.type === 'turnBegan' && state.hands[event.seat]!.every((card) => card === GAP),
    'V-16': (event) => event.type === 'timeUp',
    'V-16 shared place': (event, { totals }) =>
      event.type === 'matchEnded' && new Set(totals).size < totals.length,
    'V-19': (event, { emptied }) =>
      event.type === 'roundEnded' && event.caller === null && emptied >= 3,
    'V-20': (event) => event.type === 'tossInOpened',
    'V-21': (event, { hands }) => event.type === 'penaltyDrawn' && hands[event.seat]!.includes(GAP),
  },
  timeoutRuling: 'V-18',
  leastPairs: 60,
  witness: {
    start: () => null,
    hear: () => {},
    places: (state) => [
      ...state.hands.map((hand, seat): Place => {
        const slots = hand.flatMap((card, slot) => (card === GAP ? [] : [slot]));
        return {
          kind: 'slots',
          name: `row ${seat}`,
          cards: slots.map((slot) => hand[slot]!),
          sees: (viewer, n) => (state.seen[seat]![slots[n]!]! & maskOf(viewer)) !== 0,
        };
      }),
      { kind: 'slots', name: 'draw pile', cards: state.deck, sees: nobody },
      {
        kind: 'slots',
        name: 'discard pile',
        cards: state.phase.kind === 'decide' ? [...state.pile, state.phase.drawn] : state.pile,
        sees: everybody,
      },
    ],
  },
};

/**
 * Random play that tosses in, declares and names rightly often enough, and seldom calls at once. The
 * first seat never errs and sheds what it can: nobody else ever gets rid of all their cards.
 */
function pickMove(
  state: State,
  seat: number,
  moves: readonly Move[],
  chance: { below(n: number): number },
): Move {
  const any = (among: readonly Move[]): Move => among[chance.below(among.length)]!;
  const sharp = seat === 0;
  const right = moves.filter((move) => isRight(state, seat, move));
  if (right.length > 0 && (sharp || chance.below(2) === 0)) return any(right);
  const quiet = moves.filter((move) => move.type === 'pass' || move.type === 'endTurn');
  if (quiet.length > 0 && (sharp || chance.below(4) !== 0)) return any(quiet);
  const own = moves.filter((move) => move.type === 'target' && move.seat === seat);
  if (sharp && own.length > 0 && state.action?.rank === KING) return any(own);
  return any(moves);
}

/** A toss, a declaration or a name that will turn out right. */
function isRight(state: State, seat: number, move: Move): boolean {
  const rankAt = (of: number, slot: number) => state.hands[of]![slot]! >> 2;
  if (move.type === 'tossIn') return ((state.ranks >> rankAt(seat, move.slot)) & 1) === 1;
  if (move.type === 'swap') return move.declare === rankAt(seat, move.slot);
  const target = state.action?.targets[0];
  return (
    move.type === 'name' && target !== undefined && move.rank === rankAt(target.seat, target.slot)
  );
}
