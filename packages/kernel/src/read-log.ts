/** Logs and their entries as they were stored, refused at the first that is not as it was written. */
import * as v from 'valibot';
import type { AnyEvent, AnyMove } from './game.ts';
import { LOG_FORMAT, link } from './log.ts';
import type { Log } from './log.ts';
import { isModest } from './modest.ts';
import { seatSchema, whole } from './schema.ts';

/** More values than any entry has: the end of a round and the next deal, at the largest table. */
const MOST_VALUES = 4000;

const hashSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const seqSchema = v.pipe(v.number(), v.integer(), v.minValue(0));
// What a game's own schemas decide later: here, anything with a type.
const typedSchema = v.custom<AnyMove | AnyEvent>(
  (raw) => typeof raw === 'object' && raw !== null && 'type' in raw && typeof raw.type === 'string',
);
const toldSchema = v.array(typedSchema);
const standingSchema = v.strictObject({
  seat: seatSchema,
  place: whole(1, 8),
  score: v.number(),
});

/** 1 to 20 characters that can be seen, with spaces only between them. */
const name = /^(?!\p{Zs})[^\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]{1,20}(?<!\p{Zs})$/u;
const nameSchema = v.pipe(v.string(), v.regex(name));

/** What somebody may be called in a log. */
export function isName(words: string): boolean {
  return name.test(words);
}

/** valibot leaves a key `__proto__` out: what is read would not be what was chained. */
const optionsSchema = v.pipe(
  v.custom<object>(
    (raw) => typeof raw === 'object' && raw !== null && !Object.hasOwn(raw, '__proto__'),
  ),
  v.record(v.string(), v.union([v.string(), v.number()])),
);

const openedSchema = v.strictObject({
  seq: v.literal(0),
  kind: v.literal('opened'),
  format: v.literal(LOG_FORMAT),
  game: v.string(),
  rulesVersion: seqSchema,
  seats: whole(1, 8),
  options: optionsSchema,
  /** Who sits where, if somebody said so. */
  names: v.exactOptional(v.array(nameSchema)),
  events: toldSchema,
  hash: hashSchema,
});

const movedSchema = v.strictObject({
  seq: seqSchema,
  kind: v.literal('moved'),
  by: v.union([seatSchema, v.literal('clock')]),
  move: typedSchema,
  events: toldSchema,
  hash: hashSchema,
});

const closedSchema = v.strictObject({
  seq: seqSchema,
  kind: v.literal('closed'),
  over: v.boolean(),
  standings: v.array(standingSchema),
  hash: hashSchema,
});

const entrySchema = v.variant('kind', [openedSchema, movedSchema, closedSchema]);

export type Opened = v.InferOutput<typeof openedSchema>;
export type Moved = v.InferOutput<typeof movedSchema>;
export type Closed = v.InferOutput<typeof closedSchema>;
export type Entry = v.InferOutput<typeof entrySchema>;

export const logProblems = [
  'malformed',
  'outOfOrder',
  'edited',
  'truncated',
  'afterClosing',
  'otherGame',
  'newerRules',
  'unknownRules',
  'badOptions',
  'badEvent',
  'illegalMove',
  'doesNotFollow',
  'wrongStandings',
] as const;
export type LogProblem = (typeof logProblems)[number];

export interface LogFault {
  readonly ok: false;
  /** The seq of the first entry that is not as it was written, or is missing. */
  readonly entry: number;
  readonly problem: LogProblem;
}

/** Reads entries as they were stored; refuses at the first that was cut off, moved or edited. */
export function readLog(stored: unknown): { ok: true; log: Log } | LogFault {
  const log: Entry[] = [];
  const entries = readEntries(stored);
  for (;;) {
    const next = entries.next();
    if (next.done) return next.value ?? { ok: true, log };
    log.push(next.value);
  }
}

/**
 * One after the other, and at the end the fault, if there is one. Nothing is read beyond it, nor before
 * it is asked for: what comes out of a file may be handed in entry by entry, and given up at any.
 */
export function* readEntries(stored: unknown): Generator<Entry, LogFault | null> {
  if (!isList(stored)) return { ok: false, entry: 0, problem: 'malformed' };
  let seq = 0;
  let previous: Entry | undefined;
  for (const raw of stored) {
    const entry = readEntry(raw, seq, previous);
    if (typeof entry === 'string') return { ok: false, entry: seq, problem: entry };
    yield entry;
    previous = entry;
    seq++;
  }
  return previous?.kind === 'closed' ? null : { ok: false, entry: seq, problem: 'truncated' };
}

function isList(stored: unknown): stored is Iterable<unknown> {
  return typeof stored === 'object' && stored !== null && Symbol.iterator in stored;
}

/** What should be the entry after `previous`, or what is wrong with it. */
export function readEntry(
  raw: unknown,
  seq: number,
  previous: Entry | undefined,
): Entry | LogProblem {
  if (!isModest(raw, MOST_VALUES)) return 'malformed';
  const read = v.safeParse(entrySchema, raw);
  if (!read.success) return 'malformed';
  const entry = read.output;
  if (entry.kind === 'opened' && (entry.names?.length ?? entry.seats) !== entry.seats) {
    return 'malformed';
  }
  if (previous?.kind === 'closed') return 'afterClosing';
  if (entry.seq !== seq || (entry.kind === 'opened') !== (seq === 0)) return 'outOfOrder';
  const { hash, ...body } = raw as Entry;
  try {
    return hash === link(previous?.hash ?? '', body) ? entry : 'edited';
  } catch {
    return 'malformed'; // What JSON cannot say, or nested too deep for it.
  }
}
