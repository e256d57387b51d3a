/** Every move, made once and handed out again: making them anew took a third of all time. */
import type { Slot } from '@mazzo/kernel';
import { RANKS } from './cards.ts';
import { GAP, MOST_SEATS, MOST_SLOTS } from './types.ts';
import type { Move } from './types.ts';

const draw = freeze({ type: 'draw' });
const take = freeze({ type: 'take' });
const discard = freeze({ type: 'discard' });
const play = freeze({ type: 'play' });
const pass = freeze({ type: 'pass' });

export const nothing: readonly Move[] = [];
export const onlyDraw: readonly Move[] = [draw];
export const onlyTake: readonly Move[] = [take];
export const drawOrTake: readonly Move[] = [draw, take];
export const onlyPassTurn: readonly Move[] = [freeze({ type: 'passTurn' })];
export const swapOrLeave = [freeze({ type: 'swapThem' }), freeze({ type: 'leaveThem' })];
export const callOrEnd = [freeze({ type: 'endTurn' }), freeze({ type: 'callVinto' })];
export const decline = freeze({ type: 'decline' });
export const nameRank = each(RANKS, (rank) => ({ type: 'name', rank }));
export const giveTo = each(MOST_SEATS, (seat) => ({ type: 'giveCard', seat }));
const peekAt = each(MOST_SLOTS, (slot) => ({ type: 'peek', slot }));
export const aim = Array.from({ length: MOST_SEATS }, (_, seat) =>
  each(MOST_SLOTS, (slot) => ({ type: 'target', seat, slot })),
);

const tossAt = each(MOST_SLOTS, (slot) => ({ type: 'tossIn', slot }));
/** For each place: without a declaration, then with each of them. */
const swapsFor = Array.from({ length: MOST_SLOTS }, (_, slot): readonly Move[] => [
  freeze({ type: 'swap', slot, declare: null }),
  ...each(RANKS, (declare) => ({ type: 'swap', slot, declare })),
]);

const discardOnly: readonly Move[] = [discard];
const discardOrPlay: readonly Move[] = [discard, play];
const onlyPass: readonly Move[] = [pass];

type Lists = (readonly Move[] | undefined)[];

/** Longer rows are rare in real play; what can be done with them is not kept. */
const LONGEST_KEPT = 8;
const kept: Readonly<Record<'discard' | 'play' | 'window' | 'peek', Lists>> = {
  discard: [],
  play: [],
  window: [],
  peek: [],
};

/** The places of a row that hold a card, as a mask; only for rows of which lists are kept. */
function placesIn(hand: readonly Slot[]): number {
  let places = 0;
  for (let slot = 0; slot < hand.length; slot++) if (hand[slot] !== GAP) places |= 1 << slot;
  return places;
}

/** Pass, or toss one card of the row. */
export function passOrToss(hand: readonly Slot[]): readonly Move[] {
  if (hand.length > LONGEST_KEPT) return withTosses(onlyPass, hand);
  return (kept.window[placesIn(hand)] ??= withTosses(onlyPass, hand));
}

/** These moves, and a toss for each card of the row. */
export function withTosses(moves: readonly Move[], hand: readonly Slot[]): Move[] {
  const list = moves.slice();
  for (let slot = 0; slot < hand.length; slot++) {
    if (hand[slot] !== GAP) list.push(tossAt[slot]!);
  }
  return list;
}

/** A look at any of these places, a mask: rows are short when they are dealt. */
export function peeksAt(places: number): readonly Move[] {
  return (kept.peek[places] ??= peekAt.filter((_, slot) => slot < 31 && (places >> slot) & 1));
}

/** Discard, perhaps play, or swap: fifteen ways for each card, so lists of usual rows are kept. */
export function decideMoves(hand: readonly Slot[], playable: boolean): readonly Move[] {
  const lists = playable ? kept.play : kept.discard;
  if (hand.length > LONGEST_KEPT) return makeDecideMoves(hand, playable);
  return (lists[placesIn(hand)] ??= makeDecideMoves(hand, playable));
}

function makeDecideMoves(hand: readonly Slot[], playable: boolean): Move[] {
  const moves = (playable ? discardOrPlay : discardOnly).slice();
  for (let slot = 0; slot < hand.length; slot++) {
    if (hand[slot] !== GAP) for (const move of swapsFor[slot]!) moves.push(move);
  }
  return moves;
}

function each(count: number, make: (n: number) => Move): readonly Move[] {
  return Array.from({ length: count }, (_, n) => freeze(make(n)));
}

function freeze(move: Move): Move {
  return Object.freeze(move);
}
