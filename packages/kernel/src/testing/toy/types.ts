/**
 * The toy game in five lines. Everyone has a shelf of unseen red cards and a hand of blue ones.
 * First everybody looks at one of their own red cards, all at the same time.
 * Then, in turn, one peeks, swaps, trades a red card, gives or plays a blue one.
 * The red pile is shuffled again when the red deck is empty.
 * At the end the ranks on one's shelf and the number of one's blue cards count.
 */
import * as v from 'valibot';
import type { Bag } from '../../bag.ts';
import type { Lot, Slot } from '../../cards.ts';
import type { Recorded, Seat } from '../../game.ts';
import { cardSchema, listOf } from '../../event-schema.ts';
import { whole } from '../../schema.ts';
import { BLUE, cards, KINDS, RED } from './cards.ts';
import type { Options } from './options.ts';

export const SHELF = 3;
const MOST_SEATS = 4;

const seat = whole(0, MOST_SEATS - 1);
const slot = whole(0, SHELF - 1);
const blue = whole(KINDS / 2, KINDS - 1);
const card = cardSchema(cards);
/** T-1: all of one colour, and more than there are of both. */
const MOST_CARDS = 20;
/** Red is shuffled at most once for every few of the turns. */
const MOST_LOTS = 100;
/** T-6: the shelf, and all blue cards in one hand. */
const MOST_SCORE = 5 * SHELF + 15;

export const moves = v.variant('type', [
  v.strictObject({ type: v.literal('look'), slot }),
  v.strictObject({ type: v.literal('peek'), seat, slot }),
  v.strictObject({ type: v.literal('swap'), seat, slot, other: seat, otherSlot: slot }),
  v.strictObject({ type: v.literal('trade'), slot }),
  v.strictObject({ type: v.literal('give'), card: blue, to: seat }),
  v.strictObject({ type: v.literal('play'), card: blue }),
]);
export type Move = v.InferOutput<typeof moves>;

const schema = v.variant('type', [
  v.strictObject({ type: v.literal('roundBegan') }),
  v.strictObject({
    type: v.literal('shuffled'),
    back: v.picklist([RED, BLUE]),
    lot: whole(0, MOST_LOTS - 1),
    cards: listOf(card, MOST_CARDS),
  }),
  v.strictObject({ type: v.literal('shelved'), seat, card }),
  v.strictObject({ type: v.literal('drew'), seat, card }),
  v.strictObject({ type: v.literal('turnedUp'), card }),
  v.strictObject({ type: v.literal('turnBegan'), seat }),
  v.strictObject({ type: v.literal('looked'), by: seat, seat, slot, card }),
  v.strictObject({ type: v.literal('swapped'), seat, slot, other: seat, otherSlot: slot }),
  v.strictObject({ type: v.literal('traded'), seat, slot, drawn: card, out: card }),
  v.strictObject({ type: v.literal('gave'), by: seat, to: seat, card }),
  v.strictObject({ type: v.literal('played'), seat, card }),
  v.strictObject({
    type: v.literal('shown'),
    seat,
    shelf: listOf(card, SHELF),
    hand: listOf(blue, MOST_CARDS),
  }),
  v.strictObject({
    type: v.literal('roundEnded'),
    scores: listOf(whole(0, MOST_SCORE), MOST_SEATS),
  }),
  v.strictObject({ type: v.literal('matchEnded') }),
]);
export type Event = v.InferOutput<typeof schema>;

export const events: Recorded<Event> = { schema };

type Phase =
  | { readonly kind: 'look'; waiting: Seat[] }
  | { readonly kind: 'turn'; readonly seat: Seat }
  | { readonly kind: 'over' };

/** A place on a shelf, and the seats that have seen what lies there, as a mask. */
export interface Place {
  card: Slot;
  seen: number;
}

export interface State {
  readonly options: Options;
  readonly shelves: Place[][];
  readonly hands: Bag[];
  redDeck: Slot[];
  blueDeck: Slot[];
  /** Face up; the last is the top. */
  redPile: Slot[];
  bluePile: Slot[];
  lots: Lot[];
  phase: Phase;
  /** Turns taken this round. */
  turns: number;
  rounds: number;
  readonly totals: number[];
  /** Names the open decisions: all of one window, or of one turn. */
  question: number;
}
