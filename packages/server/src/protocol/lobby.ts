/** A table as everybody at it knows it: what is played, who is here, who sits where. */
import { levels } from '@mazzo/bots';
import { gameIds } from '@mazzo/games/ids';
import { clockNames } from '@mazzo/table';
import * as v from 'valibot';
import {
  CODE_LENGTH,
  CODE_LETTERS,
  emotes,
  MOST_SEATS,
  MOST_WRITTEN,
  phrases,
  troubles,
} from './vocabulary.ts';
import type { ServerReason } from './vocabulary.ts';

export const codeSchema = v.pipe(
  v.string(),
  v.maxLength(20),
  v.toUpperCase(),
  v.regex(new RegExp(`^[${CODE_LETTERS}]{${CODE_LENGTH}}$`)),
);

const seatNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_SEATS - 1));
export const personSchema = v.pipe(v.string(), v.regex(/^p[a-z0-9]{16}$/));
const optionsSchema = v.pipe(
  v.record(
    v.pipe(v.string(), v.maxLength(40)),
    v.union([v.pipe(v.string(), v.maxLength(40)), v.pipe(v.number(), v.finite())]),
  ),
  v.maxEntries(40),
);
export const levelSchema = v.picklist(levels);

/** What the host decides. Options are judged by the game. */
export const termsSchema = v.strictObject({
  game: v.picklist(gameIds),
  options: optionsSchema,
  seats: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_SEATS)),
  clocks: v.picklist(clockNames),
  /** Whether anybody finds it in the list; without, one needs its link or its code. */
  open: v.boolean(),
  /** Whether people may write what they like, beside the phrases that everybody understands. */
  freeText: v.boolean(),
});
export type Terms = v.InferOutput<typeof termsSchema>;

/** Said to everybody: a phrase is told to each in their own language. */
export const utteranceSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('phrase'), phrase: v.picklist(phrases) }),
  v.strictObject({ kind: v.literal('emote'), emote: v.picklist(emotes) }),
  v.strictObject({
    kind: v.literal('text'),
    text: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(1),
      v.maxLength(MOST_WRITTEN),
      v.regex(
        /^[^\p{Cc}\p{Cs}\u200E\u200F\u202A-\u202E\u2066-\u2069]+$/u,
        'badText' satisfies ServerReason,
      ),
    ),
  }),
]);
export type Utterance = v.InferOutput<typeof utteranceSchema>;

/** Who is to sit there in the next match. Empty seats are filled with bots. */
export const wishedSeatSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('empty') }),
  v.strictObject({ kind: v.literal('person'), person: personSchema }),
  v.strictObject({ kind: v.literal('bot'), level: levelSchema }),
]);
export type WishedSeat = v.InferOutput<typeof wishedSeatSchema>;

/** `here`: connected. */
const guestSchema = v.strictObject({
  person: personSchema,
  name: v.string(),
  here: v.boolean(),
});

export const lobbySchema = v.strictObject({
  code: codeSchema,
  ...termsSchema.entries,
  host: personSchema,
  wished: v.array(wishedSeatSchema),
  guests: v.array(guestSchema),
  /** The match that is played, or was played last. */
  match: v.nullable(v.string()),
  running: v.boolean(),
  /** The host has been away so long that whoever sits may take the table over; left out otherwise. */
  hostAway: v.exactOptional(v.literal(true)),
  /** Left out while there is none. */
  trouble: v.exactOptional(v.picklist(troubles)),
});
export type LobbyView = v.InferOutput<typeof lobbySchema>;

export { seatNumber };
