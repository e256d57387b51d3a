/** What a gesture means for a draft: it comes with the first move. */
import { bestFrom, finishOf, redo, taken, undo } from '@mazzo/games/pinnacola';
import { refuse } from '@mazzo/kernel';
import type { Card } from '@mazzo/kernel';
import type { Id } from '../../table/scene.ts';
import { canTakeAllBack, lettingGo } from './begun.ts';
import { chosen, lay, offersTakeUp, put, takeUp } from './laying.ts';
import {
  ALL_BACK,
  BEST,
  CANCEL,
  cardInHand,
  choiceIndex,
  DISCARD,
  LAY,
  NEW,
  POZZO,
  REDO,
  refAt,
  TAKE,
  TAKE_UP,
  UNDO,
} from './places.ts';
import { liftedCards, move, next, refused } from './turn.ts';
import type { Meant, Turn } from './turn.ts';

export function drafting(id: Id, turn: Turn): Meant {
  const { view, seat, begun } = turn;
  if (cardInHand(id) !== null) return lift(id, turn);
  const { draft } = begun;
  const cards = liftedCards(turn);
  switch (id) {
    case LAY:
    case NEW:
      return lay(cards, turn);
    case DISCARD:
      return cards.length === 1 ? move(finishOf(view, seat, draft, cards[0]!)) : null;
    case UNDO:
      return draft.steps.length === 0
        ? refused(refuse('P-11', 'nothingToUndo'))
        : next({ ...lettingGo(begun), draft: undo(draft) });
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
export function answered(id: Id, turn: Turn): Meant {
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

/** Cards of the hand on the table: to be laid, or one of them thrown away. */
export function putDown(ids: readonly Id[], on: Id, turn: Turn): Meant {
  const { view, seat, begun, hand } = turn;
  const cards = ids.flatMap((one) => hand.find((other) => other.id === one)?.card ?? []);
  if (on === NEW) return lay(cards, turn);
  if (on === POZZO) {
    return cards.length === 1 ? move(finishOf(view, seat, begun.draft, cards[0]!)) : null;
  }
  const at = refAt(on, view, seat);
  return at === null ? null : put(at, cards, turn);
}
