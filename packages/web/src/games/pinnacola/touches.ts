/** What may be touched at a Pinnacola table: of all there is, what leads on. */
import { cardsOf, JOKER, meldAt, pinnacola } from '@mazzo/games/pinnacola';
import type { Move, Ref, State } from '@mazzo/games/pinnacola';
import type { Seat } from '@mazzo/kernel';
import { drop, tap } from '../../play/touches.ts';
import type { Meaning, Touches } from '../../play/touches.ts';
import type { Gesture, Id } from '../../table/scene.ts';
import { isMelding } from './begun.ts';
import type { Begun } from './begun.ts';
import { meant } from './meant.ts';
import {
  ALL_BACK,
  BEST,
  CANCEL,
  choiceId,
  DISCARD,
  DRAW,
  HAND,
  headId,
  LAY,
  meldCardId,
  NEW,
  POZZO,
  pozzoId,
  REDO,
  refId,
  SORT,
  STOCK_TOP,
  TAKE,
  TAKE_UP,
  UNDO,
} from './places.ts';
import { refsOf, turnAt } from './turn.ts';
import type { Turn } from './turn.ts';

type Places = ReadonlyMap<Id, Meaning<Move, Begun>>;

export function touches(view: State, seat: Seat, begun: Begun | null): Touches<Move, Begun> {
  const turn = turnAt(view, seat, begun);
  const leading = (ids: readonly Id[], gestureAt: (id: Id) => Gesture): Places => {
    const found = new Map<Id, Meaning<Move, Begun>>();
    for (const id of ids) {
      const meaning = leadingOn(gestureAt(id), view, seat, begun);
      if (meaning !== null) found.set(id, meaning);
    }
    return found;
  };
  const places = receiving(turn);
  return {
    taps: leading(tappable(turn), tap),
    drops: new Map(liftable(turn).map((id) => [id, () => leading(places, (on) => drop(id, on))])),
  };
}

/** What it means, if the rules allow it. */
function leadingOn(
  gesture: Gesture,
  view: State,
  seat: Seat,
  begun: Begun | null,
): Meaning<Move, Begun> | null {
  const meaning = meant(gesture, view, seat, begun);
  if (meaning === null || meaning.kind === 'refused') return null;
  if (meaning.kind === 'begun') return meaning;
  return pinnacola.check(view, seat, meaning.move) === null ? meaning : null;
}

const drafting: readonly Id[] = [NEW, CANCEL, UNDO, REDO, BEST, LAY, DISCARD, TAKE_UP];
const takingUp: readonly Id[] = [TAKE_UP, ALL_BACK];

function tappable(turn: Turn): Id[] {
  const { view, seat, begun, hand } = turn;
  if (!isMelding(view, seat)) {
    const isPicked = view.options.pozzo === 'fromAnyCard';
    const pozzo = isPicked ? view.pozzo.map((_, n) => pozzoId(n)) : [];
    return [SORT, STOCK_TOP, begun.from === null ? DRAW : CANCEL, TAKE, ...pozzo];
  }
  const choices = begun.choice?.map((_, n) => choiceId(n)) ?? [];
  const melds = refsOf(turn).flatMap((at) => meldPlaces(at, turn));
  return [
    SORT,
    ...(begun.takesUp ? takingUp : drafting),
    ...choices,
    // Whoever is asked for a meld may lift a card all the same, but is not led to it.
    ...(begun.takesUp ? [] : hand.map(({ id }) => id)),
    ...melds,
  ];
}

/** A meld, and where it is one of many that are only counted, its joker when it is read. */
function meldPlaces(at: Ref, { view, seat, table }: Turn): Id[] {
  const meld = meldAt(table, at);
  if (meld === null) return [];
  const id = refId(at, view, seat);
  const joker = at.of === 'theirs' ? cardsOf(meld).indexOf(JOKER) : -1;
  return joker < 0 ? [id] : [id, meldCardId(1 - seat, at.meld, joker)];
}

/** What may be dragged: the own cards about, and the top of the stock to them. */
function liftable({ view, seat, hand, begun }: Turn): Id[] {
  if (begun.choice !== null) return [];
  // There is a card to put it before, unless all are carried along.
  const ids = hand.map(({ id }) => id);
  const carries = (id: Id) => (begun.lifted.includes(id) ? begun.lifted.length : 1);
  const cards = ids.filter((id) => carries(id) < ids.length);
  return isMelding(view, seat) ? cards : [STOCK_TOP, ...cards];
}

function receiving(turn: Turn): Id[] {
  const { view, seat, hand } = turn;
  const melds = refsOf(turn).map((at) => refId(at, view, seat));
  return [HAND, headId(seat), POZZO, NEW, ...melds, ...hand.map(({ id }) => id)];
}
