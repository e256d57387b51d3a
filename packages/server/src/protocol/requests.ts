/** What a client sends over the socket `/ws`, as plain JSON. */
import { isModest, readAs } from '@mazzo/kernel';
import * as v from 'valibot';
import {
  codeSchema,
  levelSchema,
  personSchema,
  seatNumber,
  termsSchema,
  utteranceSchema,
} from './lobby.ts';
import { nameSchema } from './names.ts';
import { reportReasons, serverReasons } from './vocabulary.ts';
import type { ServerReason } from './vocabulary.ts';

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const asks = { id };

/**
 * First of all: which table. `name` is what one wants to be called there. Who `sits` takes a seat, if
 * there is one, and is welcomed to the match that runs as if they had said hello and asked for its story.
 */
const enterSchema = v.strictObject({
  type: v.literal('enter'),
  version: v.number(),
  code: codeSchema,
  name: v.nullable(nameSchema),
  sits: v.optional(v.boolean()),
});
/** What goes to the match that is played: a message of the table's own protocol. */
const tableSchema = v.strictObject({ type: v.literal('table'), message: v.unknown() });

const lobbyRequests = [
  v.strictObject({ type: v.literal('sit'), ...asks, seat: seatNumber }),
  v.strictObject({ type: v.literal('stand'), ...asks }),
  /** Null takes the bot away. */
  v.strictObject({
    type: v.literal('setBot'),
    ...asks,
    seat: seatNumber,
    level: v.nullable(levelSchema),
  }),
  v.strictObject({ type: v.literal('setTerms'), ...asks, terms: termsSchema }),
  v.strictObject({ type: v.literal('start'), ...asks }),
  v.strictObject({ type: v.literal('rename'), ...asks, name: nameSchema }),
  v.strictObject({ type: v.literal('remove'), ...asks, person: personSchema }),
  v.strictObject({ type: v.literal('handOver'), ...asks, person: personSchema }),
  v.strictObject({ type: v.literal('takeOver'), ...asks }),
  v.strictObject({ type: v.literal('close'), ...asks }),
  v.strictObject({ type: v.literal('say'), ...asks, said: utteranceSchema }),
  v.strictObject({ type: v.literal('mute'), ...asks, person: personSchema, muted: v.boolean() }),
  v.strictObject({
    type: v.literal('report'),
    ...asks,
    person: personSchema,
    reason: v.picklist(reportReasons),
  }),
] as const;

export const lobbyRequestSchema = v.variant('type', lobbyRequests);
export const socketRequestSchema = v.variant('type', [enterSchema, tableSchema, ...lobbyRequests]);
export type SocketRequest = v.InferOutput<typeof socketRequestSchema>;
export type LobbyRequest = v.InferOutput<typeof lobbyRequestSchema>;
export type Enter = v.InferOutput<typeof enterSchema>;

/** Nobody waits for an answer that names nothing: the id is read from what is refused, too. */
export interface RefusedRequest {
  readonly refused: ServerReason;
  readonly id: string | null;
}

export function readSocketRequest(text: string): SocketRequest | RefusedRequest {
  let sent: unknown = null;
  try {
    sent = JSON.parse(text);
  } catch {
    // What is no JSON is no request either.
  }
  const request = readAs(socketRequestSchema, sent);
  return request ?? { refused: whyNot(socketRequestSchema, sent), id: idIn(sent) };
}

/** A schema may name the reason for which it refuses: as that of a name does. */
export function whyNot(schema: v.GenericSchema, sent: unknown): ServerReason {
  const { issues } = v.safeParse(schema, isModest(sent) ? sent : null, { abortEarly: true });
  return serverReasons.find((reason) => reason === issues?.[0].message) ?? 'badMessage';
}

function idIn(sent: unknown): string | null {
  const read = v.safeParse(v.object({ id }), sent);
  return read.success ? read.output.id : null;
}
