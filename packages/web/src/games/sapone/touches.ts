/** What may be touched at a Sapone table: of everything that could mean something, what the rules allow. */
import { categories, inHand, inOrder, kinds, sapone } from '@mazzo/games/sapone';
import type { Move, State } from '@mazzo/games/sapone';
import type { Seat } from '@mazzo/kernel';
import { drop, tap } from '../../play/touches.ts';
import type { Meaning, Touches } from '../../play/touches.ts';
import type { Gesture, Id } from '../../table/scene.ts';
import { meant } from './begun-move.ts';
import type { BegunMove } from './begun-move.ts';
import {
  CANCEL,
  DOUBT,
  kindKey,
  LEAST,
  plainMoves,
  SAY,
  SELL,
  topicKey,
  wishKey,
} from './buttons.ts';
import { handId, MARKET_TOP, rowId, SALE_CARD, SOAP_TOP } from './places.ts';

const buttons: readonly Id[] = [
  ...plainMoves, 'sell', 'buy', 'bid', 'give', 'doubt', 'accept', 'declare',
  CANCEL, DOUBT, SELL, SAY, LEAST, MARKET_TOP, SOAP_TOP, SALE_CARD,
  ...[...kinds, ...categories].map(topicKey),
  ...categories.map(wishKey),
]; // prettier-ignore

export function touches(
  view: State,
  seat: Seat,
  begun: BegunMove | null,
): Touches<Move, BegunMove> {
  const leading = (gesture: Gesture): Meaning<Move, BegunMove> | null => {
    const meaning = meant(gesture, view, seat, begun);
    if (meaning === null || meaning.kind === 'refused') return null;
    if (meaning.kind === 'begun') return meaning;
    return sapone.check(view, seat, meaning.move) === null ? meaning : null;
  };
  const hand = handIds(view, seat);
  const rows = view.hands.map((_, other) => rowId(other));
  const taps = new Map<Id, Meaning<Move, BegunMove>>();
  for (const id of [...buttons, ...hand, ...rows]) {
    const meaning = leading(tap(id));
    if (meaning !== null) taps.set(id, meaning);
  }
  const drops: Touches<Move, BegunMove>['drops'] = new Map(
    hand.flatMap((id) => {
      const meaning = leading(drop(id, SALE_CARD));
      return meaning === null ? [] : [[id, () => new Map([[SALE_CARD, meaning]])]];
    }),
  );
  return { taps, drops };
}

function handIds(view: State, seat: Seat): Id[] {
  return inOrder.flatMap((card) =>
    Array.from({ length: inHand(view, seat, card) }, (_, n) => handId(seat, card, n)),
  );
}

/** What to touch for a move. */
export function pointAt(made: Move, seat: Seat): Id {
  switch (made.type) {
    case 'sell':
    case 'bid':
    case 'give':
      return handId(seat, made.card, 0);
    case 'buy':
      return handId(seat, made.cards[0]!, 0);
    case 'accept':
      return rowId(made.seat);
    case 'declare':
      return kindKey(made.kind);
    case 'doubt':
      return DOUBT;
    default:
      return made.type;
  }
}
