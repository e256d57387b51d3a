/** Everything that can happen. A page is only told of it, so it fetches these schemas late (beyond.ts). */
import { cardSchema, listOf, MOST_SEATS, roundSchema, seatSchema, whole } from '@mazzo/kernel';
import type { Recorded } from '@mazzo/kernel';
import * as v from 'valibot';
import { cards, categories, marketDeck, soapDeck } from './cards.ts';
import { statement, UP, wish } from './types.ts';

const seat = seatSchema;
const card = cardSchema(cards);
const seats = listOf(seat, MOST_SEATS);
const MOST_CARDS = marketDeck.length + soapDeck.length;
/** More than a comparison ever takes (S-13, S-14). */
const MOST_STEPS = 20;
/** More than all items of a category, and than a mask of its kinds. */
const MOST_VALUE = 128;
/** S-15 */
const MOST_POINTS = 12;

/**
 * One step of a comparison: the seats still in it and what each has; the highest go on. By items, by
 * cards of one size (S-13), by different kinds, or by how rare those are (S-14): then a value is a mask
 * of kinds, the rarest the highest bit.
 */
const step = v.strictObject({
  by: v.picklist(['items', 'cards', 'kinds', 'rarity']),
  /** The card that is counted; or how many of each kind have been taken away before (S-14). */
  of: whole(0, MOST_CARDS),
  seats,
  values: listOf(whole(0, MOST_VALUE), MOST_SEATS),
});
export type Step = v.InferOutput<typeof step>;

const contest = v.strictObject({
  category: v.picklist(categories),
  steps: listOf(step, MOST_STEPS),
  /** Who is left: several, if the tie is unbreakable; nobody, if nobody has any of it. */
  leaders: seats,
});
export type Contest = v.InferOutput<typeof contest>;

const schema = v.variant('type', [
  v.strictObject({ type: v.literal('roundBegan'), round: roundSchema, first: seat }),
  v.strictObject({
    type: v.literal('shuffled'),
    back: whole(0, 1),
    cards: listOf(card, MOST_CARDS),
  }),
  /** Seen by its seat alone. */
  v.strictObject({ type: v.literal('dealt'), seat, cards: listOf(card, MOST_CARDS) }),
  /** S-3: which of the market's cards lie face up; all but the top are seen by nobody. */
  v.strictObject({
    type: v.literal('mixed'),
    facing: listOf(whole(-1, 1), marketDeck.length),
    top: card,
  }),
  v.strictObject({ type: v.literal('turnBegan'), seat }),
  /** S-3: seen by all if it lay face up. `top` is the next, if there is one. */
  v.strictObject({
    type: v.literal('picked'),
    seat,
    card,
    open: v.boolean(),
    top: v.nullable(card),
  }),
  /** S-4: no card to sell. */ v.strictObject({ type: v.literal('turnPassed'), seat }),
  /** S-5: the card is seen by its seller alone. */
  v.strictObject({ type: v.literal('offered'), seat, card, claim: card, wish: v.nullable(wish) }),
  /** S-6 */ v.strictObject({ type: v.literal('bidAdded'), seat, card, statement }),
  v.strictObject({ type: v.literal('passed'), seat }),
  v.strictObject({ type: v.literal('biddingClosed'), seat }),
  v.strictObject({ type: v.literal('askedMore'), seat }),
  /** S-8: the card on sale is turned up. */
  v.strictObject({ type: v.literal('doubted'), by: seat, seat, card, honest: v.boolean() }),
  /** S-8: seen by the two alone; the bidding is open again. */
  v.strictObject({ type: v.literal('gave'), by: seat, seat, card }),
  /** S-8: the card of a seller who was caught. */
  v.strictObject({ type: v.literal('tookFree'), by: seat, seat, card }),
  v.strictObject({
    type: v.literal('saleEnded'),
    seat,
    how: v.picklist(['noBids', 'refused']),
  }),
  /** S-9: seen by the two alone, but for what lies open. */
  v.strictObject({
    type: v.literal('sold'),
    seat,
    buyer: seat,
    card,
    paid: listOf(card, MOST_CARDS),
    open: v.boolean(),
  }),
  /** S-9 */
  v.strictObject({
    type: v.literal('compensated'),
    seat,
    card,
    open: v.boolean(),
    top: v.nullable(card),
  }),
  /** S-10: all of it seen by the seat alone. */
  v.strictObject({ type: v.literal('bought'), seat, paid: listOf(card, MOST_CARDS), card }),
  /** S-12: its holder is asked. */ v.strictObject({ type: v.literal('diamondFound'), seat }),
  v.strictObject({ type: v.literal('diamondDeclared'), seat, kind: card }),
  v.strictObject({ type: v.literal('shown'), seat, cards: listOf(card, MOST_CARDS) }),
  v.strictObject({
    type: v.literal('roundEnded'),
    contests: listOf(contest, categories.length),
    points: listOf(whole(0, MOST_POINTS), MOST_SEATS),
  }),
  v.strictObject({ type: v.literal('matchEnded') }),
]);
export type Event = v.InferOutput<typeof schema>;

/** C-5: who begins is drawn; and S-3: card by card, which way it lies. */
export const events = {
  schema,
  draws(event) {
    if (event.type === 'roundBegan') return [event.first];
    if (event.type !== 'mixed') return [];
    // A number below those that are still to lie face up, or the highest there is (`facings`).
    return event.facing.map((facing, n) => (facing === UP ? 0 : event.facing.length - n - 1));
  },
} satisfies Recorded<Event>;
