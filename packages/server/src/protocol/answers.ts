/** What the server says over the socket. Refusals are codes: the words are the reader's. */
import type { ServerMessage } from '@mazzo/table';
import * as v from 'valibot';
import { lobbySchema, personSchema, utteranceSchema } from './lobby.ts';
import { serverReasons, SOCKET_VERSION } from './vocabulary.ts';

const enteredSchema = v.strictObject({
  type: v.literal('entered'),
  version: v.literal(SOCKET_VERSION),
  person: personSchema,
  name: v.string(),
  /** Whom one does not want to hear at this table. */
  muted: v.array(personSchema),
});
/** The whole lobby, whenever it has changed. */
const lobbyMessageSchema = v.strictObject({ type: v.literal('lobby'), lobby: lobbySchema });
const doneSchema = v.strictObject({ type: v.literal('done'), id: v.string() });
/** `id` is null for what had none. */
const refusedSchema = v.strictObject({
  type: v.literal('refused'),
  id: v.nullable(v.string()),
  reason: v.picklist(serverReasons),
});
const saidSchema = v.strictObject({
  type: v.literal('said'),
  person: personSchema,
  name: v.string(),
  said: utteranceSchema,
});
const tableMessageSchema = v.strictObject({
  type: v.literal('table'),
  message: v.looseObject({ type: v.string() }) as unknown as v.GenericSchema<
    unknown,
    ServerMessage
  >,
});
/** One is not at the table any more, and need not try again by oneself. */
const outSchema = v.strictObject({
  type: v.literal('out'),
  reason: v.picklist(serverReasons),
});

export const socketAnswerSchema = v.variant('type', [
  enteredSchema,
  lobbyMessageSchema,
  doneSchema,
  refusedSchema,
  saidSchema,
  tableMessageSchema,
  outSchema,
]);
export type SocketAnswer = v.InferOutput<typeof socketAnswerSchema>;
export type Said = v.InferOutput<typeof saidSchema>;
