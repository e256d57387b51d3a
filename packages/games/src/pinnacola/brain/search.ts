/**
 * What a search of Pinnacola needs: worlds in which both play on quickly, without the solver, until it
 * shows who comes to own the cards.
 */
import type { Imagination, Pondering, Position, Seat } from '@mazzo/kernel';
import { KINDS } from '../cards.ts';
import { otherSeat } from '../finish.ts';
import type { Move, State } from '../types.ts';
import { wantedOf } from './danger.ts';
import type { Memory } from './memory.ts';
import { worthOwned } from './owned.ts';
import { QuickHand } from './quick-hand.ts';
import type { Known } from './quick-hand.ts';
import { RivalHands } from './rival-hands.ts';
import { mayEndSoon } from './turn.ts';

/** Worlds, one a step: to draw or to take is told apart sooner than one discard from another. */
const DRAW = 120;
const DISCARD = 200;
/** So many turns are played on: later ones are chance for the most part. */
const HORIZON = 4;

export const search: Pondering<State, Move, Memory> = { steps, ponder };

function steps(view: State, seat: Seat): number {
  if (mayEndSoon(view, seat)) return 0;
  return view.phase.kind === 'draw' ? DRAW : DISCARD;
}

/** What points more are worth a match, of those that it is played to. */
const SCALE = 0.4;

function ponder({
  view,
  seat,
  memory,
  chance,
}: Position<State, Memory>): Imagination<State, Move, Memory> {
  const hand = new QuickHand();
  const rivals = new RivalHands(view, seat, memory, chance);
  const known = knownIn(view, seat, memory);
  const scale = SCALE * view.options.target;
  return {
    steps,
    imagine: (_, dealing) => rivals.next(dealing),
    worth: (world) => {
      const other = otherSeat(seat);
      let ahead = world.totals[seat]! - world.totals[other]!;
      const { phase } = world;
      if (world.rounds === view.rounds && (phase.kind === 'draw' || phase.kind === 'meld')) {
        hand.load(world, known);
        if (phase.kind === 'meld') hand.finishTurn(phase.owed);
        hand.play(HORIZON);
        ahead += worthOwned(hand, seat) - worthOwned(hand, other);
      }
      return 1 / (1 + Math.exp(-ahead / scale));
    },
  };
}

export function knownIn(view: State, seat: Seat, memory: Memory): Known {
  const rival = view.hands[otherSeat(seat)]!.cards;
  const wants = Float64Array.from({ length: KINDS }, (_, card) => wantedOf(memory, card));
  const own = Float64Array.from({ length: KINDS }, (_, card) => wantedOf(memory.own, card));
  const open = memory.own.open;
  return seat === 0
    ? { open: [open, rival], wants: [own, wants] }
    : { open: [rival, open], wants: [wants, own] };
}
