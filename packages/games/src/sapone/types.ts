/**
 * Sapone in five lines. Everyone collects coins, vegetables, tools and soap, unseen by the others.
 * On a turn one picks the top of the market, then sells or buys. Selling: a card face down and a claim
 * of what it is, true or not; the others bid cards for it, or doubt the claim; the seller accepts a bid,
 * asks for more, or keeps the card. Buying: three cards for one of the soap deck. When the market is
 * empty all is shown, and who has the most or the best of each category scores.
 */
import { seatSchema, whole } from '@mazzo/kernel';
import type { Bag, Card, Lot, Seat, Slot } from '@mazzo/kernel';
import * as v from 'valibot';
import { KINDS, topics } from './cards.ts';
import type { Options } from './options.ts';

/** S-10 */
export const PRICE = 3;
/** S-7 */
export const MOST_ASKED = 2;

const seat = seatSchema;
const kind = whole(0, KINDS - 1);
const topic = v.picklist(topics);

/** S-5: what the seller would like; it binds nobody. */
export const wish = v.strictObject({
  topics: v.pipe(
    v.array(topic),
    v.check((named) => new Set(named).size === named.length),
  ),
  /** At least so many cards. */
  atLeast: v.nullable(whole(1, 9)),
});
export type Wish = v.InferOutput<typeof wish>;

/** S-6: what a bidder says that a card is; it binds nobody. */
export const statement = v.nullable(topic);
export type Statement = v.InferOutput<typeof statement>;

export type { Contest, Event, Step } from './events.ts';

export const moves = v.variant('type', [
  /** S-4 */ v.strictObject({ type: v.literal('pick') }),
  /** S-5 */
  v.strictObject({ type: v.literal('sell'), card: kind, claim: kind, wish: v.nullable(wish) }),
  /** S-10 */
  v.strictObject({ type: v.literal('buy'), cards: v.pipe(v.array(kind), v.length(PRICE)) }),
  /** S-6: one card more. */ v.strictObject({ type: v.literal('bid'), card: kind, statement }),
  /** S-7 */ v.strictObject({ type: v.literal('pass') }),
  /** S-8 */ v.strictObject({ type: v.literal('doubt') }),
  /** S-8: a card for an honest seller. */ v.strictObject({ type: v.literal('give'), card: kind }),
  /** S-7, the seller's answer. */ v.strictObject({ type: v.literal('accept'), seat }),
  v.strictObject({ type: v.literal('askMore') }),
  v.strictObject({ type: v.literal('endSale') }),
  /** S-12 */ v.strictObject({ type: v.literal('declare'), kind }),
]);
export type Move = v.InferOutput<typeof moves>;

export interface Bid {
  readonly card: Slot;
  readonly statement: Statement;
}

/** Cards offered and bid stay in their owners' hands until they change hands; the sale refers to them. */
export interface Sale {
  readonly seller: Seat;
  card: Slot;
  readonly claim: Card;
  readonly wish: Wish | null;
  /** By seat, in order. */
  readonly bids: Bid[][];
  /** S-7: a mask of seats. */
  passed: number;
  /** S-7: how often more was asked for. */
  asked: number;
  /** S-8: the card was doubted, rightly claimed, and lies face up. */
  open: boolean;
}

export type Phase =
  | { readonly kind: 'pick' }
  | { readonly kind: 'trade' }
  | { readonly kind: 'bidding'; readonly sale: Sale }
  /** The seller's answer. */
  | { readonly kind: 'decide'; readonly sale: Sale }
  /** S-8 */
  | { readonly kind: 'gift'; readonly sale: Sale; readonly doubter: Seat }
  /**
   * Nobody is asked: the next turn or the end of the round is about to be told. A bluff that was
   * uncovered still lies there until it is taken (S-8).
   */
  | { readonly kind: 'between'; readonly bluff?: Sale }
  /** S-12 */
  | { readonly kind: 'diamond'; readonly seat: Seat }
  | { readonly kind: 'over' };

/** How a card of the market lies; −1 where one cannot know. */
export type Facing = -1 | 0 | 1;
export const UNKNOWN: Facing = -1;
export const DOWN: Facing = 0;
export const UP: Facing = 1;

export interface State {
  readonly options: Options;
  readonly hands: Bag[];
  /** How many cards each hand has. */
  readonly sizes: number[];
  /** The last card is the top. */
  market: Slot[];
  facing: Facing[];
  /** How many of the market's cards lie face up: everybody can count them as they go. */
  faceUp: number;
  soap: Slot[];
  /** S-10: out of play for the round, face down. */
  out: Slot[];
  lots: Lot[];
  phase: Phase;
  turn: Seat;
  /** Who began the round (C-5). */
  first: Seat;
  /** S-12 */
  diamond: Card | null;
  rounds: number;
  readonly totals: number[];
  /** Names each seat's open decision; grows whenever the question does. */
  readonly questions: number[];
  /** S-7: names the time for bids, which a bid does not wind again. */
  window: number;
}
