/**
 * What a table says to its clients, as plain JSON. Refusals are codes. Apart from client-messages.ts,
 * because a table that runs in a browser says all this and needs no schema to read it.
 */
import { levels } from '@mazzo/bots';
import { ruleIdSchema, seatSchema } from '@mazzo/kernel';
import type { AnyEvent, Seat } from '@mazzo/kernel';
import * as v from 'valibot';
import { clockNames } from './clocks.ts';
import { count, id, text, PROTOCOL_VERSION } from './client-messages.ts';

const eventSchema = v.looseObject({ type: v.string() }) as v.GenericSchema<unknown, AnyEvent>;

const holderSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('person'), person: v.string(), name: v.string() }),
  v.strictObject({ kind: v.literal('bot'), bot: v.picklist(levels) }),
]);
const seatsSchema = v.strictObject({
  type: v.literal('seats'),
  seats: v.array(
    v.strictObject({
      holder: holderSchema,
      /** Why a bot plays for the person, if one does. */
      standIn: v.nullable(v.picklist(['left', 'away', 'idle'])),
      /** A bot always is. */
      present: v.boolean(),
    }),
  ),
  /** Who else is connected: how many, and what the first of them are called. */
  watching: v.strictObject({ count, names: v.array(v.string()) }),
  paused: v.boolean(),
  wishes: v.strictObject({ pause: v.array(v.string()), rematch: v.array(v.string()) }),
});

const clocksSchema = v.strictObject({
  type: v.literal('clocks'),
  /** The table's time now; the deadlines are by the same clock, not by the client's. */
  now: v.number(),
  asked: v.array(
    v.strictObject({
      seat: seatSchema,
      decision: count,
      deadline: v.nullable(v.number()),
      moreTime: v.boolean(),
    }),
  ),
  sessions: v.array(v.strictObject({ id: count, deadline: v.number() })),
});

const tellingSchema = v.strictObject({
  seq: count,
  /** Null for the opening and the closing. */
  cause: v.nullable(v.picklist(['person', 'bot', 'time'])),
  events: v.array(eventSchema),
});
/** The events of one entry as a viewer hears them. */
export type Telling = v.InferOutput<typeof tellingSchema>;

/** Of which match, and through whose eyes: null is somebody who looks on. */
const viewpoint = { match: text, seat: v.nullable(seatSchema) };
export interface Viewpoint {
  readonly match: string;
  readonly seat: Seat | null;
}

const welcomeSchema = v.strictObject({
  type: v.literal('welcome'),
  version: v.literal(PROTOCOL_VERSION),
  ...viewpoint,
  game: text,
  rulesVersion: count,
  options: v.record(v.string(), v.union([v.string(), v.number()])),
  clocks: v.picklist(clockNames),
  person: v.string(),
  seats: count,
  /** The view has heard up to this entry. */
  seq: count,
  view: v.unknown(),
  /** The entries from 0 to `seq` as this viewer hears them; empty for who did not ask. */
  story: v.array(tellingSchema),
  /** How far the match is: beyond `seq` where the story is longer than a page, which is asked for on. */
  head: count,
});
/** Instead of a welcome, for who has most of it; `seq` is how far the match is, be that more than was missed or not. */
const resumedSchema = v.strictObject({
  type: v.literal('resumed'),
  ...viewpoint,
  seq: count,
  missed: v.array(tellingSchema),
});
/** One entry of the log: seq follows seq without gaps. */
const toldSchema = v.strictObject({
  type: v.literal('told'),
  ...viewpoint,
  ...tellingSchema.entries,
});
const acceptedSchema = v.strictObject({ type: v.literal('accepted'), id, seq: count });
const refusedSchema = v.strictObject({
  type: v.literal('refused'),
  /** Null if the message had none. */
  id: v.nullable(id),
  rule: v.nullable(ruleIdSchema),
  reason: text,
  /** The card that the refusal is about. */
  card: v.exactOptional(count),
});
const overSchema = v.strictObject({
  type: v.literal('over'),
  seq: count,
  standings: v.array(v.strictObject({ seat: seatSchema, place: count, score: v.number() })),
});
/** What was said, once to everybody; and the latest again to whoever comes. */
const talkSchema = v.strictObject({
  type: v.literal('talk'),
  match: text,
  said: v.array(
    v.strictObject({
      position: count,
      seq: count,
      seat: seatSchema,
      phrase: v.record(v.string(), v.unknown()),
    }),
  ),
});
/** The table has found a mistake of its own and plays no further; its journal is kept. */
const stoppedSchema = v.strictObject({ type: v.literal('stopped') });

export const serverSchema = v.variant('type', [
  welcomeSchema,
  resumedSchema,
  toldSchema,
  acceptedSchema,
  refusedSchema,
  seatsSchema,
  clocksSchema,
  talkSchema,
  overSchema,
  stoppedSchema,
]);
export type ServerMessage = v.InferOutput<typeof serverSchema>;
export type Welcome = v.InferOutput<typeof welcomeSchema>;
export type Resumed = v.InferOutput<typeof resumedSchema>;
export type Accepted = v.InferOutput<typeof acceptedSchema>;
export type Refused = v.InferOutput<typeof refusedSchema>;
export type SeatsMessage = v.InferOutput<typeof seatsSchema>;
export type TalkMessage = v.InferOutput<typeof talkSchema>;
export type ClocksMessage = v.InferOutput<typeof clocksSchema>;
/** What a request is answered with. */
export type Answer = Accepted | Refused;
