/** What a gesture means at a Pinnacola table. Whether it may be, the rules and the draft say. */
import {
  bestFrom,
  emptyDraft,
  finishOf,
  pinnacola,
  redo,
  taken,
  undo,
} from '@mazzo/games/pinnacola';
import type { Move, State } from '@mazzo/games/pinnacola';
import type { Card, Seat } from '@mazzo/kernel';
import type { Gesture, Id } from '../../table/scene.ts';
import { canTakeAllBack, isMelding, lettingGo, sortings } from './begun.ts';
import type { Begun } from './begun.ts';
import { moved } from './hand.ts';
import { chosen, lay, offersTakeUp, put, takeUp } from './laying.ts';
import {
  ALL_BACK,
  BEST,
  CANCEL,
  cardInHand,
  choiceIndex,
  DISCARD,
  DRAW,
  HAND,
  headId,
  LAY,
  NEW,
  POZZO,
  pozzoIndex,
  REDO,
  refAt,
  SORT,
  STOCK,
  STOCK_TOP,
  TAKE,
  TAKE_UP,
  UNDO,
} from './places.ts';
import { liftedCards, move, next, turnAt } from './turn.ts';
import type { Meant, Turn } from './turn.ts';

export function meant(gesture: Gesture, view: State, seat: Seat, held: Begun | null): Meant {
  const turn = turnAt(view, seat, held);
  return gesture.kind === 'tap' ? tapped(gesture.id, turn) : dropped(gesture.id, gesture.on, turn);
}

function tapped(id: Id, turn: Turn): Meant {
  if (id === SORT) return sort(turn);
  if (turn.begun.choice !== null) return answered(id, turn);
  if (id === DRAW || id === STOCK || id === STOCK_TOP) return move({ type: 'draw' });
  const card = cardInHand(id);
  if (isMelding(turn.view, turn.seat)) return card === null ? drafting(id, turn) : lift(id, turn);
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

function drafting(id: Id, turn: Turn): Meant {
  const { view, seat, begun } = turn;
  const { draft } = begun;
  const cards = liftedCards(turn);
  switch (id) {
    case LAY:
    case NEW:
      return lay(cards, turn);
    case DISCARD:
      return cards.length === 1 ? move(finishOf(view, seat, draft, cards[0]!)) : null;
    case UNDO:
      return draft.steps.length === 0 ? null : next({ ...lettingGo(begun), draft: undo(draft) });
    case REDO:
      return draft.undone.length === 0 ? null : next({ ...lettingGo(begun), draft: redo(draft) });
    case ALL_BACK:
      return takeAllBack(turn);
    case BEST:
      return layBest(turn);
    case TAKE_UP:
      return offersTakeUp(turn) ? next({ ...lettingGo(begun), takesUp: !begun.takesUp }) : null;
    case TAKE:
      return move({ type: 'takePozzo', from: 0 });
    default:
      return touchedMeld(id, cards, turn);
  }
}

/** With nothing lifted a meld is only looked at. */
function touchedMeld(id: Id, cards: readonly Card[], turn: Turn): Meant {
  const at = refAt(id, turn.view, turn.seat);
  if (at === null) return null;
  if (turn.begun.takesUp) return takeUp(at, turn);
  return cards.length === 0 ? null : put(at, cards, turn);
}

/** One of the steps that were asked about, or none. */
function answered(id: Id, turn: Turn): Meant {
  if (id === CANCEL) return next({ ...turn.begun, choice: null });
  const step = turn.begun.choice?.[choiceIndex(id) ?? -1];
  return step === undefined ? null : chosen([step], turn);
}

/** Once more puts it back. */
function lift(id: Id, { begun, hand }: Turn): Meant {
  if (!hand.some((card) => card.id === id)) return null;
  const lifted = begun.lifted.includes(id)
    ? begun.lifted.filter((one) => one !== id)
    : [...begun.lifted, id];
  return next({ ...begun, lifted, takesUp: false });
}

/** Whatever was drafted before comes back with one undo. */
function takeAllBack({ view, seat, begun }: Turn): Meant {
  if (!begun.takesUp || !canTakeAllBack(begun.draft)) return null;
  const draft = taken(view, seat, begun.draft, { kind: 'anew', steps: [] });
  return draft === null ? null : next({ ...lettingGo(begun), draft });
}

/** What to throw away is for the player to say, or for a hint. */
function layBest({ view, seat, begun }: Turn): Meant {
  const draft = bestFrom(view, seat, begun.draft);
  return draft === null ? null : next({ ...lettingGo(begun), draft });
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
  const card = hand.find((one) => one.id === id);
  if (card === undefined) return null;
  // What is lifted goes along.
  const ids = begun.lifted.includes(id) ? begun.lifted : [id];
  if (cardInHand(on) !== null) {
    if (ids.includes(on) || !hand.some((one) => one.id === on)) return null;
    return next({ ...begun, lifted: [], sorted: 'own', order: moved(hand, ids, on) });
  }
  if (!isMelding(view, seat)) return null;
  const cards = ids.flatMap((one) => hand.find((other) => other.id === one)?.card ?? []);
  if (on === POZZO && ids.length > 1) return null;
  if (on === POZZO) return move(finishOf(view, seat, begun.draft, card.card));
  if (on === NEW) return lay(cards, turn);
  const at = refAt(on, view, seat);
  return at === null ? null : put(at, cards, turn);
}
