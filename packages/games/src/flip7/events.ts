/** Everything that can happen. A page is only told of it: these schemas are for logs (choosing.ts). */
import { cardSchema, listOf, MOST_SEATS, roundSchema, seatSchema, whole } from '@mazzo/kernel';
import type { Recorded } from '@mazzo/kernel';
import * as v from 'valibot';
import { cards } from './cards.ts';

const seat = seatSchema;
const card = cardSchema(cards);
/** F-1 */
const MOST_CARDS = 95;
/** F-12: seven different numbers doubled, every + card and the 15. */
const MOST_POINTS = 179;

const schema = v.variant('type', [
  v.strictObject({ type: v.literal('roundBegan'), round: roundSchema, dealer: seat }),
  v.strictObject({ type: v.literal('shuffled'), cards: listOf(card, MOST_CARDS) }),
  v.strictObject({ type: v.literal('dealEnded') }),
  v.strictObject({ type: v.literal('banked'), seat }),
  v.strictObject({ type: v.literal('flipped'), seat, card }),
  v.strictObject({ type: v.literal('saved'), seat, card }),
  v.strictObject({ type: v.literal('busted'), seat, card }),
  v.strictObject({ type: v.literal('sevenNumbers'), seat }),
  v.strictObject({ type: v.literal('choiceAsked'), seat, card }),
  v.strictObject({ type: v.literal('froze'), by: seat, seat }),
  v.strictObject({ type: v.literal('flipThreeGiven'), by: seat, seat }),
  v.strictObject({ type: v.literal('flipThreeEnded'), seat }),
  v.strictObject({ type: v.literal('secondChanceGiven'), by: seat, seat }),
  v.strictObject({ type: v.literal('setAside'), seat, card }),
  v.strictObject({ type: v.literal('assigned'), by: seat, card, seat }),
  v.strictObject({
    type: v.literal('discarded'),
    seat,
    cards: listOf(card, MOST_CARDS),
    reason: v.picklist(['noTaker', 'targetOut', 'flipsOver']),
  }),
  v.strictObject({ type: v.literal('deckRanOut') }),
  v.strictObject({
    type: v.literal('roundEnded'),
    scores: listOf(whole(0, MOST_POINTS), MOST_SEATS),
  }),
  v.strictObject({ type: v.literal('matchEnded') }),
]);
export type Event = v.InferOutput<typeof schema>;

/** C-5: who deals first is drawn. */
export const events: Recorded<Event> = {
  schema,
  draws: (event) => (event.type === 'roundBegan' ? [event.dealer] : []),
};
