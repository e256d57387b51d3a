/**
 * Briscola in five lines. Two players hold three cards each; the suit of one more, turned up under the
 * stock, is trump. One leads any card, the other answers with any card: the higher trump takes both,
 * else the higher card of the suit that was led. Whoever takes a trick draws first and leads the next.
 * Aces and threes are worth most of the 120 points; whoever takes more than half wins the deal.
 * The match goes to the first who has won as many deals as the table wants.
 */
import { cardSchema, listOf, roundSchema, whole } from '@mazzo/kernel';
import type { Bag, Card, Lot, Recorded, Seat, Slot } from '@mazzo/kernel';
import * as v from 'valibot';
import { cards, KINDS } from './cards.ts';
import type { Options } from './options.ts';

export const SEATS = 2;

export const moves = v.variant('type', [
  /** B-4 */ v.strictObject({ type: v.literal('play'), card: whole(0, KINDS - 1) }),
]);
export type Move = v.InferOutput<typeof moves>;

const seat = whole(0, SEATS - 1);
const card = cardSchema(cards);
/** B-7 */
const points = whole(0, 120);

const schema = v.variant('type', [
  v.strictObject({ type: v.literal('dealBegan'), deal: roundSchema, dealer: seat }),
  v.strictObject({ type: v.literal('shuffled'), cards: listOf(card, KINDS) }),
  v.strictObject({ type: v.literal('dealt'), seat, cards: listOf(card, KINDS) }),
  v.strictObject({ type: v.literal('turnedUp'), card }),
  v.strictObject({ type: v.literal('played'), seat, card }),
  v.strictObject({ type: v.literal('trickTaken'), seat, points }),
  /** `open`: it is the card that lay face up, and everybody sees it. */
  v.strictObject({ type: v.literal('drew'), seat, card, open: v.boolean() }),
  v.strictObject({
    type: v.literal('dealEnded'),
    points: listOf(points, SEATS),
    winner: v.nullable(seat),
  }),
  v.strictObject({ type: v.literal('matchEnded') }),
]);
export type Event = v.InferOutput<typeof schema>;

/** C-5: who deals first is drawn. */
export const events: Recorded<Event> = {
  schema,
  draws: (event) => (event.type === 'dealBegan' ? [event.dealer] : []),
};

/** A card on the table, and who played it. */
interface Played {
  readonly seat: Seat;
  readonly card: Card;
}

export interface State {
  readonly options: Options;
  readonly hands: Bag[];
  /** The last card is the top; once the trump is turned up it is the first. */
  stock: Slot[];
  /** The card turned up in this deal: its suit is trump. Null until there is one. */
  trump: Card | null;
  /** What lies on the table: nothing, or the card that was led. */
  trick: Played[];
  /** By seat, how many of each kind it has taken. */
  readonly taken: number[][];
  /** How many of each kind are gathered up for the next shuffle. */
  gathered: number[];
  lots: Lot[];
  dealer: Seat;
  turn: Seat;
  /** Deals played to their end, and those that each seat has won. */
  deals: number;
  readonly wins: number[];
  /** Events so far: names the open decision. */
  step: number;
  over: boolean;
}
