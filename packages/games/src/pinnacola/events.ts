/** Everything that can happen. A page is only told of it: these schemas are for logs (choosing.ts). */
import { cardSchema, listOf, roundSchema, whole } from '@mazzo/kernel';
import type { Recorded } from '@mazzo/kernel';
import * as v from 'valibot';
import { cards } from './cards.ts';
import { meldSchema } from './melds.ts';
import { index, MOST_CARDS, MOST_MELDS, SEATS } from './types.ts';

const seat = whole(0, SEATS - 1);
const card = cardSchema(cards);
/** More than all cards and bonuses of both packs bring (P-9). */
const MOST_POINTS = 5000;

/** P-13: a seat's points of a hand, and where they come from. */
const sheetSchema = v.strictObject({
  /** Cards in melds, as far as they count (P-9). */
  cards: whole(0, MOST_POINTS),
  bonuses: whole(0, MOST_POINTS),
  /** Points still in hand, which are taken off. */
  left: whole(0, MOST_POINTS),
  /** P-13, P-14: 100, or 300 in mano. */
  closing: whole(0, MOST_POINTS),
  /** P-14: melds and bonuses once more. */
  doubled: whole(0, MOST_POINTS),
  points: whole(-MOST_POINTS, 4 * MOST_POINTS),
});
export type Sheet = v.InferOutput<typeof sheetSchema>;

const schema = v.variant('type', [
  v.strictObject({ type: v.literal('handBegan'), hand: roundSchema, dealer: seat }),
  v.strictObject({ type: v.literal('shuffled'), cards: listOf(card, MOST_CARDS) }),
  /** Seen by its seat alone. */
  v.strictObject({ type: v.literal('dealt'), seat, cards: listOf(card, MOST_CARDS) }),
  v.strictObject({ type: v.literal('turnedUp'), card }),
  v.strictObject({ type: v.literal('turnBegan'), seat }),
  /** Seen by its seat alone. */
  v.strictObject({ type: v.literal('drew'), seat, card }),
  /** From the lowest to the top, and which of them must be melded. */
  v.strictObject({
    type: v.literal('tookPozzo'),
    seat,
    cards: listOf(card, MOST_CARDS),
    owed: card,
  }),
  /** P-10: the joker is in `by`'s hand now, the card in the meld of `seat`. */
  v.strictObject({
    type: v.literal('jokerReplaced'),
    by: seat,
    seat,
    meld: index,
    card,
    to: meldSchema,
  }),
  /** With the cards that were added. */
  v.strictObject({
    type: v.literal('grew'),
    seat,
    meld: index,
    cards: listOf(card, MOST_CARDS),
    to: meldSchema,
  }),
  v.strictObject({ type: v.literal('laid'), seat, meld: meldSchema }),
  /** P-11, `rearranged`: all melds of the seat as they lie now, and the cards laid to them. */
  v.strictObject({
    type: v.literal('rearranged'),
    seat,
    cards: listOf(card, MOST_CARDS),
    melds: listOf(meldSchema, MOST_MELDS),
  }),
  v.strictObject({ type: v.literal('discarded'), seat, card }),
  /** What is left in hand, for all to see. */
  v.strictObject({ type: v.literal('shown'), seat, cards: listOf(card, MOST_CARDS) }),
  v.strictObject({
    type: v.literal('handEnded'),
    /** Who closed; null where the stock was exhausted (P-15). */
    closer: v.nullable(seat),
    inMano: v.boolean(),
    sheets: listOf(sheetSchema, SEATS),
  }),
  v.strictObject({ type: v.literal('matchEnded') }),
]);
export type Event = v.InferOutput<typeof schema>;

/** C-5: who deals first is drawn. */
export const events: Recorded<Event> = {
  schema,
  draws: (event) => (event.type === 'handBegan' ? [event.dealer] : []),
};
