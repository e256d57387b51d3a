/**
 * What goes between a client and its table, as plain JSON. `WIRE_VERSION` counts changes that an old
 * client would not understand. A move is judged by its game, not here; refusals are codes.
 */
import { botNames } from '@mazzo/bots';
import { seatSchema } from '@mazzo/kernel';
import type { AnyEvent, RuleId } from '@mazzo/kernel';
import * as v from 'valibot';
import { wishes } from './consent.ts';
import { clockNames } from './clocks.ts';

export const WIRE_VERSION = 1;

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const text = v.pipe(v.string(), v.minLength(1), v.maxLength(100));
/**
 * The sender's own name for a command: sent again, it is the same command and gets the same answer.
 * Only `tryAgain` is no answer yet; what was refused otherwise needs a new id to be judged anew.
 */
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

/** First of all. `have` is what the client has folded already, so that it is told only the rest. */
const helloSchema = v.strictObject({
  type: v.literal('hello'),
  version: v.number(),
  have: v.nullable(v.strictObject({ match: text, seat: v.nullable(seatSchema), seq: count })),
});
const commandSchema = v.strictObject({
  type: v.literal('command'),
  id,
  decision: count,
  move: v.unknown(),
});
const moreTimeSchema = v.strictObject({ type: v.literal('moreTime'), id, decision: count });
/** For or against; against a pause that has begun, it ends it. */
const wishSchema = v.strictObject({
  type: v.literal('wish'),
  id,
  wish: v.picklist(wishes),
  want: v.boolean(),
});
/** Takes a bot's seat, or one's own back from the bot that stood in. */
const sitSchema = v.strictObject({ type: v.literal('sit'), id, seat: seatSchema });
const leaveSchema = v.strictObject({ type: v.literal('leave'), id });

export const clientSchema = v.variant('type', [
  helloSchema,
  commandSchema,
  moreTimeSchema,
  wishSchema,
  sitSchema,
  leaveSchema,
]);
export type ClientMessage = v.InferOutput<typeof clientSchema>;
export type Hello = v.InferOutput<typeof helloSchema>;
export type Request = Exclude<ClientMessage, Hello>;

/** The message, or null if it is none. What throws when it is read is none. */
export function readClientMessage(sent: unknown): ClientMessage | null {
  try {
    const read = v.safeParse(clientSchema, sent);
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

const eventSchema = v.looseObject({ type: v.string() }) as v.GenericSchema<unknown, AnyEvent>;
const ruleSchema = v.pipe(v.string(), v.regex(/^[CFVPST]-\d+$/)) as v.GenericSchema<
  unknown,
  RuleId
>;

const holderSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('person'), person: v.string() }),
  v.strictObject({ kind: v.literal('bot'), bot: v.picklist(botNames) }),
]);
const seatsSchema = v.strictObject({
  type: v.literal('seats'),
  seats: v.array(
    v.strictObject({
      holder: holderSchema,
      /** Why a bot plays for the person, if one does. */
      standIn: v.nullable(v.picklist(['left', 'away', 'idle'])),
      present: v.boolean(),
    }),
  ),
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

const welcomeSchema = v.strictObject({
  type: v.literal('welcome'),
  version: v.literal(WIRE_VERSION),
  match: text,
  game: text,
  rulesVersion: count,
  options: v.record(v.string(), v.union([v.string(), v.number()])),
  clocks: v.picklist(clockNames),
  person: v.string(),
  /** Null for whoever looks on. */
  seat: v.nullable(seatSchema),
  seats: count,
  /** The view has heard up to this entry. */
  seq: count,
  view: v.unknown(),
});
/** Instead of a welcome, for who has most of it. */
const resumedSchema = v.strictObject({
  type: v.literal('resumed'),
  seq: count,
  missed: v.array(tellingSchema),
});
/** One entry of the log: seq follows seq without gaps. */
const toldSchema = v.strictObject({ type: v.literal('told'), ...tellingSchema.entries });
const acceptedSchema = v.strictObject({ type: v.literal('accepted'), id, seq: count });
const refusedSchema = v.strictObject({
  type: v.literal('refused'),
  /** Null if the message had none. */
  id: v.nullable(id),
  rule: v.nullable(ruleSchema),
  reason: text,
});
const overSchema = v.strictObject({
  type: v.literal('over'),
  seq: count,
  standings: v.array(v.strictObject({ seat: seatSchema, place: count, score: v.number() })),
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
  overSchema,
  stoppedSchema,
]);
export type ServerMessage = v.InferOutput<typeof serverSchema>;
export type Welcome = v.InferOutput<typeof welcomeSchema>;
export type Resumed = v.InferOutput<typeof resumedSchema>;
export type Accepted = v.InferOutput<typeof acceptedSchema>;
export type Refused = v.InferOutput<typeof refusedSchema>;
export type SeatsTold = v.InferOutput<typeof seatsSchema>;
export type ClocksTold = v.InferOutput<typeof clocksSchema>;
/** What a message is answered with. */
export type Reply = Welcome | Resumed | Accepted | Refused;
