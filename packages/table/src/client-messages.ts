/**
 * What a client says to its table, as plain JSON; server-messages.ts is what it hears.
 * `PROTOCOL_VERSION` counts changes that an old client would not understand. A move is judged by its
 * game, not here.
 */
import { readAs, seatSchema } from '@mazzo/kernel';
import * as v from 'valibot';
import { wishes } from './consent.ts';

export const PROTOCOL_VERSION = 1;

export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
export const text = v.pipe(v.string(), v.minLength(1), v.maxLength(100));
/**
 * The sender's own name for a command: sent again, it is the same command and gets the same answer.
 * Only `tryAgain` is no answer yet; what was refused otherwise needs a new id to be judged anew.
 */
export const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

/**
 * First of all. `have` is what the client has folded already, so that it is told only the rest; with
 * `story`, it is told from the opening on, a page at a time, for who wants to tell it again.
 */
const helloSchema = v.strictObject({
  type: v.literal('hello'),
  version: v.number(),
  have: v.nullable(v.strictObject({ match: text, seat: v.nullable(seatSchema), seq: count })),
  story: v.boolean(),
});
/** Which match it is meant for: what comes late is not taken for the next. */
const meant = { id, match: text };
const commandSchema = v.strictObject({
  type: v.literal('command'),
  ...meant,
  decision: count,
  move: v.unknown(),
});
const moreTimeSchema = v.strictObject({ type: v.literal('moreTime'), ...meant, decision: count });
/** For or against; against a pause that has begun, it ends it. */
const wishSchema = v.strictObject({
  type: v.literal('wish'),
  ...meant,
  wish: v.picklist(wishes),
  want: v.boolean(),
});
/** Takes a bot's seat, or one's own back from the bot that stood in. */
const sitSchema = v.strictObject({ type: v.literal('sit'), ...meant, seat: seatSchema });
/** What is said beside the moves; the game says what can be. */
const saySchema = v.strictObject({ type: v.literal('say'), ...meant, phrase: v.unknown() });
const leaveSchema = v.strictObject({ type: v.literal('leave'), ...meant });

export const clientSchema = v.variant('type', [
  helloSchema,
  commandSchema,
  moreTimeSchema,
  wishSchema,
  sitSchema,
  saySchema,
  leaveSchema,
]);
export type ClientMessage = v.InferOutput<typeof clientSchema>;
export type Hello = v.InferOutput<typeof helloSchema>;
export type Request = Exclude<ClientMessage, Hello>;

/** The message, or null if it is none. What throws when it is read is none. */
export function readClientMessage(sent: unknown): ClientMessage | null {
  return readAs(clientSchema, sent);
}
