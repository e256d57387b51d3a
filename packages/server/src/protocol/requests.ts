/** What a client sends over the socket `/ws`, as plain JSON. */
import { readAs } from '@mazzo/kernel';
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
import { reportReasons } from './vocabulary.ts';

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const asks = { id };

/** First of all: which table. `name` is what one wants to be called there. */
const enterSchema = v.strictObject({
  type: v.literal('enter'),
  version: v.number(),
  code: codeSchema,
  name: v.nullable(nameSchema),
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

/** The message, or null if it is none. */
export function readSocketRequest(sent: string): SocketRequest | null {
  try {
    return readAs(socketRequestSchema, JSON.parse(sent));
  } catch {
    return null;
  }
}
