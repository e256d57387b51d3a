/**
 * Pinnacola in five lines. Two players draw, or take the whole discard pile (the pozzo) if they can
 * meld its top card at once; they lay runs and sets for points, grow their own melds, and fetch jokers
 * out of any meld by putting the natural card there. A turn ends with a discard, as one move: how the
 * table will lie, and what is thrown away. Whoever has a Pinnacola (a run of seven) and a Poker may
 * discard the last card and close. What is left in hand counts against its holder.
 */
import { whole } from '@mazzo/kernel';
import type { Bag, Card, Lot, Seat, Slot } from '@mazzo/kernel';
import * as v from 'valibot';
import { KINDS } from './cards.ts';
import { meldSchema } from './melds.ts';
import type { Meld } from './melds.ts';
import type { Options } from './options.ts';

export const SEATS = 2;
/** More melds than 108 cards make. */
export const MOST_MELDS = 36;
/** More cards than the pozzo ever has. */
export const MOST_CARDS = 108;

const ownCard = whole(0, KINDS - 1);
export const index = whole(0, MOST_MELDS - 1);

export const moves = v.variant('type', [
  /** P-2 */ v.strictObject({ type: v.literal('draw') }),
  /** P-3: every card of the pozzo from this one up; 0 is its bottom. */
  v.strictObject({ type: v.literal('takePozzo'), from: whole(0, MOST_CARDS - 1) }),
  /** P-11: the rest of a turn. */
  v.strictObject({
    type: v.literal('finish'),
    /** New melds. */
    melds: v.pipe(v.array(meldSchema), v.maxLength(MOST_MELDS)),
    /** Own melds of earlier turns as they will lie: grown, freed of a joker, or (P-11) gone. */
    changes: v.pipe(
      v.array(v.strictObject({ meld: index, to: v.nullable(meldSchema) })),
      v.maxLength(MOST_MELDS),
    ),
    /** P-10: jokers fetched from the opponent's melds, and the card put there. */
    replacements: v.pipe(
      v.array(v.strictObject({ meld: index, card: ownCard })),
      v.maxLength(MOST_MELDS),
    ),
    discard: ownCard,
  }),
]);
export type Move = v.InferOutput<typeof moves>;
export type Finish = Extract<Move, { type: 'finish' }>;

export type { Event, Sheet } from './events.ts';

export type Phase =
  | { readonly kind: 'draw' }
  | {
      readonly kind: 'meld';
      /** A card was drawn, or the pozzo taken: then one of its cards is owed a place in a meld (P-3). */
      readonly drawn: Slot | null;
      readonly owed: Card | null;
      /** All that came from the pozzo. */
      readonly taken?: readonly Card[];
    }
  /** A hand is over, and what is left of it lies open; then the match. */
  | { readonly kind: 'counted' }
  | { readonly kind: 'over' };

export interface State {
  readonly options: Options;
  readonly hands: Bag[];
  /** By seat, in the order in which they were laid. */
  readonly melds: Meld[][];
  /** The last card is the top. */
  stock: Slot[];
  /** Open; the last card is the top. */
  pozzo: Card[];
  readonly lots: Lot[];
  phase: Phase;
  turn: Seat;
  dealer: Seat;
  /** P-14: turns begun by each seat in this hand. */
  readonly turns: number[];
  /** P-15 */
  reshuffled: boolean;
  rounds: number;
  readonly totals: number[];
  /** Names the open decision; grows whenever the question does. */
  question: number;
  /** P-18: names the turn's clock. */
  clock: number;
}
