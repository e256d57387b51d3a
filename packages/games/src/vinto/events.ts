/** Everything that can happen. A page is only told of it: these schemas are for logs (choosing.ts). */
import { cardSchema, listOf, roundSchema, whole } from '@mazzo/kernel';
import type { Recorded } from '@mazzo/kernel';
import * as v from 'valibot';
import { cards, RANKS, wholePack } from './cards.ts';
import { GAP, MOST_SEATS, MOST_SLOTS, rank, seat, slot } from './types.ts';

const card = cardSchema(cards);
/** V-21: what is shown of a row. */
const place = v.union([card, v.literal(GAP)]);
/** V-14, V-19: the deal, and each time that the pile is shuffled again. */
const MOST_LOTS = 128;
/** V-13: the whole pack in one row. */
const MOST_SUM = 4 * (2 + 3 + 4 + 5 + 6 + 7 + 8 + 9 + 4 * 10);

const schema = v.variant('type', [
  v.strictObject({ type: v.literal('roundBegan'), round: roundSchema, first: seat }),
  v.strictObject({
    type: v.literal('shuffled'),
    lot: whole(0, MOST_LOTS - 1),
    cards: listOf(card, wholePack.length),
  }),
  v.strictObject({ type: v.literal('dealt'), seat, card }),
  v.strictObject({ type: v.literal('turnedUp'), card }),
  /** Seen by `by` alone. */
  v.strictObject({ type: v.literal('looked'), by: seat, seat, slot, card }),
  v.strictObject({ type: v.literal('turnBegan'), seat }),
  /** Shown to all. */
  v.strictObject({ type: v.literal('drew'), seat, card }),
  v.strictObject({ type: v.literal('took'), seat, card }),
  v.strictObject({ type: v.literal('turnPassed'), seat }),
  v.strictObject({ type: v.literal('played'), seat, card }),
  v.strictObject({ type: v.literal('discarded'), seat, card }),
  v.strictObject({
    type: v.literal('swapped'),
    seat,
    slot,
    card,
    out: card,
    declared: v.nullable(rank),
  }),
  /** Unseen by anyone. */
  v.strictObject({ type: v.literal('penaltyDrawn'), seat, card }),
  v.strictObject({ type: v.literal('actionBegan'), seat, rank, tossed: v.boolean() }),
  v.strictObject({ type: v.literal('targeted'), by: seat, seat, slot }),
  v.strictObject({ type: v.literal('targetGone'), by: seat }),
  v.strictObject({
    type: v.literal('cardsSwapped'),
    by: seat,
    seat,
    slot,
    other: seat,
    otherSlot: slot,
  }),
  v.strictObject({ type: v.literal('namedRight'), by: seat, seat, slot, rank, card }),
  v.strictObject({ type: v.literal('namedWrong'), by: seat, seat, slot, rank, card }),
  v.strictObject({ type: v.literal('namedWild'), by: seat, rank }),
  /** Unseen by anyone. */
  v.strictObject({ type: v.literal('gaveCard'), by: seat, seat, card }),
  v.strictObject({
    type: v.literal('actionEnded'),
    seat,
    how: v.picklist(['done', 'noTarget', 'left', 'lapsed', 'declined']),
  }),
  v.strictObject({ type: v.literal('tossInOpened'), ranks: listOf(rank, RANKS) }),
  v.strictObject({ type: v.literal('tossedIn'), seat, slot, card }),
  v.strictObject({ type: v.literal('missed'), seat, slot, card, barred: v.boolean() }),
  v.strictObject({ type: v.literal('passed'), seat }),
  v.strictObject({ type: v.literal('tossInClosed') }),
  v.strictObject({ type: v.literal('vintoCalled'), seat }),
  v.strictObject({ type: v.literal('shown'), seat, cards: listOf(place, MOST_SLOTS) }),
  /** Points of the round; `caller` is null where nobody called. */
  v.strictObject({
    type: v.literal('roundEnded'),
    caller: v.nullable(seat),
    sums: listOf(whole(-2, MOST_SUM), MOST_SEATS),
    points: listOf(whole(-1, 3), MOST_SEATS),
  }),
  v.strictObject({ type: v.literal('timeUp') }),
  v.strictObject({ type: v.literal('matchEnded') }),
]);
export type Event = v.InferOutput<typeof schema>;

/** C-5: who begins is drawn. */
export const events: Recorded<Event> = {
  schema,
  draws: (event) => (event.type === 'roundBegan' ? [event.first] : []),
};
