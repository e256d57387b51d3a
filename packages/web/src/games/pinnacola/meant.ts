/** What a gesture means at a Pinnacola table. Whether it may be, the rules and the draft say. */
import { answered, drafting, putDown } from '#pinnacola-rest';
import { emptyDraft, finishOf, pinnacola } from '@mazzo/games/pinnacola';
import type { Move, State } from '@mazzo/games/pinnacola';
import type { Seat } from '@mazzo/kernel';
import type { Gesture, Id } from '../../table/scene.ts';
import { isMelding, sortings } from './begun.ts';
import type { Begun } from './begun.ts';
import { moved } from './hand.ts';
import {
  CANCEL,
  cardInHand,
  DRAW,
  HAND,
  headId,
  pozzoIndex,
  SORT,
  STOCK,
  STOCK_TOP,
  TAKE,
} from './places.ts';
import { move, next, turnAt } from './turn.ts';
import type { Meant, Turn } from './turn.ts';

export function meant(gesture: Gesture, view: State, seat: Seat, held: Begun | null): Meant {
  const turn = turnAt(view, seat, held);
  return gesture.kind === 'tap' ? tapped(gesture.id, turn) : dropped(gesture.id, gesture.on, turn);
}

function tapped(id: Id, turn: Turn): Meant {
  if (id === SORT) return sort(turn);
  if (turn.begun.choice !== null) return answered(id, turn);
  if (id === DRAW || id === STOCK || id === STOCK_TOP) return move({ type: 'draw' });
  if (isMelding(turn.view, turn.seat)) return drafting(id, turn);
  const card = cardInHand(id);
  // Why not is for the rules to say.
  if (card !== null) return move(finishOf(turn.view, turn.seat, emptyDraft, card));
  return taking(id, turn);
}

/** P-3: the pozzo is taken from the card that was chosen in it, once that is confirmed. */
function taking(id: Id, { view, seat, begun }: Turn): Meant {
  const { options, pozzo } = view;
  if (id === CANCEL) return begun.from === null ? null : next({ ...begun, from: null });
  if (id === TAKE) {
    if (options.pozzo === 'fromAnyCard' && begun.from === null) return null;
    return move({ type: 'takePozzo', from: begun.from ?? 0 });
  }
  const from = pozzoIndex(id);
  if (from === null || from >= pozzo.length) return null;
  const made: Move = { type: 'takePozzo', from };
  const isAsked = options.pozzo === 'fromAnyCard' && pinnacola.check(view, seat, made) === null;
  return isAsked ? next({ ...begun, from: begun.from === from ? null : from }) : move(made);
}

function sort({ begun, hand }: Turn): Meant {
  const sorted = sortings[(sortings.indexOf(begun.sorted) + 1) % sortings.length]!;
  // The own order begins as the hand lies.
  const order =
    sorted === 'own' && begun.order.length === 0 ? hand.map(({ card }) => card) : begun.order;
  return next({ ...begun, sorted, order });
}

function dropped(id: Id, on: Id, turn: Turn): Meant {
  const { view, seat, begun, hand } = turn;
  if (id === STOCK_TOP) return on === HAND || on === headId(seat) ? move({ type: 'draw' }) : null;
  if (!hand.some((one) => one.id === id)) return null;
  // What is lifted goes along.
  const ids = begun.lifted.includes(id) ? begun.lifted : [id];
  if (cardInHand(on) !== null) {
    if (ids.includes(on) || !hand.some((one) => one.id === on)) return null;
    return next({ ...begun, lifted: [], sorted: 'own', order: moved(hand, ids, on) });
  }
  return isMelding(view, seat) ? putDown(ids, on, turn) : null;
}
