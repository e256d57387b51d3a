/**
 * Vinto in five lines. Everyone has a row of face-down cards and wants the lowest sum.
 * On a turn one draws a card for all to see and plays its action, swaps it in or discards it;
 * or takes an unused action card from the discard pile and plays it.
 * After every turn's discard anybody may toss in cards of the same rank, and plays their actions.
 * Whoever thinks to be lowest calls Vinto: the others have one more turn, then all is shown.
 */
import { whole } from '@mazzo/kernel';
import type { Card, Lot, Seat, Slot } from '@mazzo/kernel';
import * as v from 'valibot';
import { RANKS } from './cards.ts';
import type { Rank } from './cards.ts';
import type { Options } from './options.ts';

export const MOST_SEATS = 5;
/** More places than any row has had: every new place takes a card from a pile that runs out (V-19). */
export const MOST_SLOTS = 128;

export const seat = whole(0, MOST_SEATS - 1);
export const slot = whole(0, MOST_SLOTS - 1);
export const rank = whole(0, RANKS - 1);

export const moves = v.variant('type', [
  /** V-2 */ v.strictObject({ type: v.literal('peek'), slot }),
  /** V-4 */ v.strictObject({ type: v.literal('draw') }),
  /** V-6 */ v.strictObject({ type: v.literal('take') }),
  /** V-14: nothing to draw or take. */ v.strictObject({ type: v.literal('passTurn') }),
  /** V-4 */ v.strictObject({ type: v.literal('play') }),
  /** V-4, V-5 */ v.strictObject({ type: v.literal('swap'), slot, declare: v.nullable(rank) }),
  /** V-4 */ v.strictObject({ type: v.literal('discard') }),
  /** V-7, V-8: a card for the action under way. */
  v.strictObject({ type: v.literal('target'), seat, slot }),
  /** V-8: the rank a King names. */ v.strictObject({ type: v.literal('name'), rank }),
  /** V-7: who draws for an Ace. */ v.strictObject({ type: v.literal('giveCard'), seat }),
  /** V-7: the Queen's choice. */ v.strictObject({ type: v.literal('swapThem') }),
  v.strictObject({ type: v.literal('leaveThem') }),
  /** V-6, `may`. */ v.strictObject({ type: v.literal('decline') }),
  /** V-9 */ v.strictObject({ type: v.literal('tossIn'), slot }),
  /** V-9 */ v.strictObject({ type: v.literal('pass') }),
  /** V-11 */ v.strictObject({ type: v.literal('callVinto') }),
  v.strictObject({ type: v.literal('endTurn') }),
  /** V-16, by the clock. */ v.strictObject({ type: v.literal('timeUp') }),
]);
export type Move = v.InferOutput<typeof moves>;

export type { Event } from './events.ts';

/** An empty place: neither a card nor a hole. Cards never slide (V-21). */
export const GAP = 99;

export interface Place {
  readonly seat: Seat;
  readonly slot: number;
}

/** This seat has tried the card that lies there. */
export interface Tried extends Place {
  readonly by: Seat;
}

/** An action under way; what it asks for next follows from its rank and the targets chosen so far. */
export interface Action {
  readonly seat: Seat;
  readonly rank: Rank;
  /** Of a card tossed in: played within the window. */
  readonly tossed: boolean;
  targets: Place[];
}

type Phase =
  /** V-2: how many looks each seat has left. */
  | { readonly kind: 'peek'; readonly left: number[] }
  | { readonly kind: 'start' }
  /** A card has been drawn for all to see. */
  | { readonly kind: 'decide'; readonly drawn: Card }
  /** The action of the turn's card, and what a King chains to it. */
  | { readonly kind: 'act' }
  /** V-9; masks of seats, and the cards tried in vain (V-10), by where they lie now. */
  | { readonly kind: 'tossIn'; passed: number; barred: number; tried: Tried[] }
  /** V-11 */
  | { readonly kind: 'call' }
  | { readonly kind: 'over' };

export interface State {
  readonly options: Options;
  readonly hands: Slot[][];
  /** Who has seen what lies in each place, as masks; beside the seats, one bit for onlookers. */
  readonly seen: number[][];
  /** The last card is the top. */
  deck: Slot[];
  pile: Slot[];
  /** V-6: the top of the pile is an action card that nobody has used. */
  topUnused: boolean;
  /** V-14: how many of the pile's uppermost cards came there this turn. */
  fresh: number;
  lots: Lot[];
  phase: Phase;
  /** Whose turn it is. */
  turn: Seat;
  /** Who began the round (C-5). */
  first: Seat;
  caller: Seat | null;
  /** V-9: ranks that may be tossed in this turn, as a mask. */
  ranks: number;
  action: Action | null;
  /** V-9: actions of tossed cards, in order of arrival. */
  queue: { readonly seat: Seat; readonly rank: Rank }[];
  /** V-14: turns passed in succession for want of cards. */
  passes: number;
  /** V-19: how often the draw pile has given its last card this round. */
  emptied: number;
  timeUp: boolean;
  rounds: number;
  readonly totals: number[];
  /** Names each seat's open decision; grows whenever the question does. */
  readonly questions: number[];
}
