/**
 * The first bot of Vinto: it remembers what it has seen and swaps low for high.
 *
 * Frozen: the measure of strength (ADR 12). It is never tuned, and what it chooses is held by
 * golden/reference.txt.
 */
import { isHole } from '@mazzo/kernel';
import type { Chance, Seat } from '@mazzo/kernel';
import { EIGHT, hasAction, KING, QUEEN, rankOf, SEVEN, valueOf } from './cards.ts';
import type { Rank } from './cards.ts';
import { legal } from './legal.ts';
import { firstLook } from './peek.ts';
import { has, nextStep, slotsWithCards } from './table.ts';
import { GAP } from './types.ts';
import type { Action, Move, State } from './types.ts';

/** About what an unseen card is worth. */
const UNSEEN = 6;
/** A sum to call with. */
const CALL_AT = 6;

export function reference(view: State, seat: Seat, chance: Chance): Move {
  const moves = legal(view, seat);
  const wish = wishFor(view, seat);
  const granted = moves.find((move) => JSON.stringify(move) === JSON.stringify(wish));
  return granted ?? anyOf(moves, seat, chance);
}

/** Nothing better is known: any of them, others before oneself, so that nobody is picked on. */
function anyOf(moves: readonly Move[], seat: Seat, chance: Chance): Move {
  const others = moves.filter((move) => 'seat' in move && move.seat !== seat);
  const among = others.length > 0 ? others : moves;
  return among[chance.below(among.length)]!;
}

function wishFor(view: State, seat: Seat): Move | undefined {
  const { phase, action } = view;
  if (action?.seat === seat) return actionWish(view, action);
  switch (phase.kind) {
    case 'peek':
      return firstLook(view, seat)!;
    case 'start':
      return useful(view, seat, rankOf(view.pile.at(-1)!)) ? { type: 'take' } : { type: 'draw' };
    case 'decide':
      return decideWish(view, seat, phase.drawn);
    case 'tossIn':
      return tossWish(view, seat);
    case 'call':
      return { type: expectedSum(view, seat) <= CALL_AT ? 'callVinto' : 'endTurn' };
    default:
      return undefined;
  }
}

function decideWish(view: State, seat: Seat, drawn: number): Move {
  const worst = worstSlot(view, seat);
  if (worst !== undefined && expected(view, seat, worst) - valueOf(drawn) >= 2) {
    const card = view.hands[seat]![worst]!;
    const known = !isHole(card) && hasAction(rankOf(card)) && useful(view, seat, rankOf(card));
    return { type: 'swap', slot: worst, declare: known ? rankOf(card) : null };
  }
  return { type: useful(view, seat, rankOf(drawn)) ? 'play' : 'discard' };
}

/** Looks at one's own cards, and a Queen's free swap, never hurt. */
function useful(view: State, seat: Seat, rank: Rank): boolean {
  if (rank === SEVEN || rank === EIGHT) return firstUnseen(view, seat) !== undefined;
  return rank === QUEEN || (rank === KING && knownPlace(view, seat) !== undefined);
}

function actionWish(view: State, action: Action): Move | undefined {
  const { seat, rank, targets } = action;
  switch (nextStep(view, action)) {
    case 'ownCard': {
      const slot = firstUnseen(view, seat);
      return slot === undefined ? undefined : { type: 'target', seat, slot };
    }
    case 'rank': {
      const place = targets[0];
      const card = place === undefined ? -1 : view.hands[place.seat]![place.slot]!;
      return isHole(card) ? undefined : { type: 'name', rank: rankOf(card) };
    }
    case 'player':
      return undefined;
    case 'swap':
      return { type: gainsBySwap(view, action) ? 'swapThem' : 'leaveThem' };
    default:
      if (rank === KING) {
        const place = knownPlace(view, seat);
        return place === undefined ? undefined : { type: 'target', ...place };
      }
      return targets.length === 0 ? ownWorst(view, seat) : undefined;
  }
}

/** One's own worst card first: the other will be somebody else's. */
function ownWorst(view: State, seat: Seat): Move | undefined {
  const slot = worstSlot(view, seat);
  return slot === undefined ? undefined : { type: 'target', seat, slot };
}

function gainsBySwap(view: State, { seat, targets }: Action): boolean {
  const [one, other] = targets;
  if (one === undefined || other === undefined) return false;
  const own = one.seat === seat ? one : other.seat === seat ? other : undefined;
  if (own === undefined) return false;
  const theirs = own === one ? other : one;
  return expected(view, own.seat, own.slot) > expected(view, theirs.seat, theirs.slot);
}

function tossWish(view: State, seat: Seat): Move {
  const slot = slotsWithCards(view, seat).find((place) => {
    const card = view.hands[seat]![place]!;
    return !isHole(card) && has(view.ranks, rankOf(card)) && valueOf(card) > 0;
  });
  return slot === undefined ? { type: 'pass' } : { type: 'tossIn', slot };
}

function worstSlot(view: State, seat: Seat): number | undefined {
  return slotsWithCards(view, seat).toSorted(
    (a, b) => expected(view, seat, b) - expected(view, seat, a),
  )[0];
}

function firstUnseen(view: State, seat: Seat): number | undefined {
  return slotsWithCards(view, seat).find((slot) => isHole(view.hands[seat]![slot]!));
}

/** A card of one's own that a King may safely name, worth getting rid of. */
function knownPlace(view: State, seat: Seat): { seat: Seat; slot: number } | undefined {
  const slot = slotsWithCards(view, seat).find((place) => {
    const card = view.hands[seat]![place]!;
    return !isHole(card) && valueOf(card) >= 5;
  });
  return slot === undefined ? undefined : { seat, slot };
}

function expected(view: State, seat: Seat, slot: number): number {
  const card = view.hands[seat]![slot]!;
  return isHole(card) ? UNSEEN : valueOf(card);
}

function expectedSum(view: State, seat: Seat): number {
  return view.hands[seat]!.reduce(
    (sum, card, slot) => (card === GAP ? sum : sum + expected(view, seat, slot)),
    0,
  );
}
