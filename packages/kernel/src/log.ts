/**
 * The log of a match: what was opened, every move with all its events, and a closing entry, chained
 * by hashes. The events alone rebuild the state; no seed and no clock are needed.
 */
import * as v from 'valibot';
import type { Actor, AnyEvent, AnyMove, Game, Standing, Status } from './game.ts';
import { readOptions, seatSchema, whole } from './schema.ts';
import { judge } from './judge.ts';
import { hex, sha256, utf8 } from './sha256.ts';

/** Counts changes of the entries' shape. */
const LOG_FORMAT = 1;

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
const nameSchema = v.pipe(
  v.string(),
  v.regex(/^(?!\p{Zs})[^\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]{1,20}(?<!\p{Zs})$/u),
);

/** What somebody may be called in a log. */
export function isName(words: string): boolean {
  return v.is(nameSchema, words);
}

const openedSchema = v.strictObject({
  seq: v.literal(0),
  kind: v.literal('opened'),
  format: v.literal(LOG_FORMAT),
  game: v.string(),
  rulesVersion: seqSchema,
  seats: whole(1, 8),
  options: v.record(v.string(), v.union([v.string(), v.number()])),
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
export type Log = readonly Entry[];

type Body<E> = E extends Entry ? Omit<E, 'hash'> : never;
export type EntryBody = Body<Entry>;

export const logProblems = [
  'malformed',
  'outOfOrder',
  'edited',
  'truncated',
  'afterClosing',
  'otherGame',
  'newerRules',
  'badOptions',
  'badEvent',
  'illegalMove',
  'wrongStandings',
] as const;
export type LogProblem = (typeof logProblems)[number];

export interface LogFault {
  readonly ok: false;
  /** The seq of the first entry that is not as it was written, or is missing. */
  readonly entry: number;
  readonly problem: LogProblem;
}

/** The entry with its link in the chain. */
export function chain(previous: Entry | undefined, body: EntryBody): Entry {
  return { ...body, hash: link(previous?.hash ?? '', body) };
}

function link(previous: string, body: EntryBody): string {
  return hex(sha256(utf8(`${previous}\n${JSON.stringify(body)}`)));
}

export function openedBody<Options>(
  game: Game<Options>,
  options: Options,
  seats: number,
  events: readonly AnyEvent[],
  names?: readonly string[],
): EntryBody {
  return {
    seq: 0,
    kind: 'opened',
    format: LOG_FORMAT,
    game: game.id,
    rulesVersion: game.rulesVersion,
    seats,
    options: options as Opened['options'],
    ...(names === undefined ? {} : { names: [...names] }),
    events: [...events],
  };
}

export function movedBody(
  seq: number,
  by: Actor,
  move: AnyMove,
  events: readonly AnyEvent[],
): EntryBody {
  return { seq, kind: 'moved', by, move, events: [...events] };
}

export function closedBody(seq: number, status: Status): EntryBody {
  const standings: Standing[] = status.over ? [...status.standings] : [];
  return { seq, kind: 'closed', over: status.over, standings };
}

/** Reads entries as they were stored; refuses at the first that was cut off, moved or edited. */
export function readLog(stored: unknown): { ok: true; log: Log } | LogFault {
  if (!Array.isArray(stored)) return { ok: false, entry: 0, problem: 'malformed' };
  const log: Entry[] = [];
  for (const [seq, raw] of (stored as unknown[]).entries()) {
    const previous = log.at(-1);
    const problem = faultOf(raw, seq, previous);
    if (problem !== null) return { ok: false, entry: seq, problem };
    log.push(v.parse(entrySchema, raw));
  }
  if (log.at(-1)?.kind !== 'closed') return { ok: false, entry: log.length, problem: 'truncated' };
  return { ok: true, log };
}

function faultOf(raw: unknown, seq: number, previous: Entry | undefined): LogProblem | null {
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
    return hash === link(previous?.hash ?? '', body) ? null : 'edited';
  } catch {
    return 'malformed'; // What JSON cannot say, or nested too deep for it.
  }
}

export interface Replay<State> {
  readonly ok: true;
  readonly state: State;
  readonly status: Status;
  readonly log: Log;
}

/**
 * Rebuilds a match from its log, checking every link, every event against the game's schema and,
 * where the rules are still the same version, every move against the rules.
 */
export function replay<Options, State, Move extends AnyMove, Event extends AnyEvent>(
  game: Game<Options, State, Move, Event>,
  stored: unknown,
): Replay<State> | LogFault {
  const read = readLog(stored);
  if (!read.ok) return read;
  const [opened, ...rest] = read.log as [Opened, ...Entry[]];
  if (opened.game !== game.id) return { ok: false, entry: 0, problem: 'otherGame' };
  if (opened.rulesVersion > game.rulesVersion)
    return { ok: false, entry: 0, problem: 'newerRules' };
  const options = readOptions(game.options, opened.options);
  const seatsFit = opened.seats >= game.seats.min && opened.seats <= game.seats.max;
  if (!options.ok || !seatsFit) return { ok: false, entry: 0, problem: 'badOptions' };

  const state = game.blank(options.options, opened.seats);
  if (!fold(game, state, opened.events)) return { ok: false, entry: 0, problem: 'badEvent' };
  for (const entry of rest) {
    const problem = followed(game, state, entry, opened);
    if (problem !== null) return { ok: false, entry: entry.seq, problem };
  }
  return { ok: true, state, status: game.status(state), log: read.log };
}

/** A forged log may hold events that make a table no rules can be asked about. */
function followed<Options, State, Move extends AnyMove, Event extends AnyEvent>(
  game: Game<Options, State, Move, Event>,
  state: State,
  entry: Entry,
  opened: Opened,
): LogProblem | null {
  try {
    return follow(game, state, entry, opened);
  } catch {
    return 'badEvent';
  }
}

function follow<Options, State, Move extends AnyMove, Event extends AnyEvent>(
  game: Game<Options, State, Move, Event>,
  state: State,
  entry: Entry,
  opened: Opened,
): LogProblem | null {
  if (entry.kind === 'closed') return standingsMatch(game.status(state), entry);
  if (entry.kind === 'opened') return 'outOfOrder';
  const sameRules = opened.rulesVersion === game.rulesVersion;
  if (sameRules && judge(game, state, opened.seats, entry.by, entry.move) !== null) {
    return 'illegalMove';
  }
  return fold(game, state, entry.events) ? null : 'badEvent';
}

function standingsMatch(status: Status, closed: Closed): LogProblem | null {
  const standings = status.over ? status.standings : [];
  const same = standings.every(({ seat, place, score }, n) => {
    const written = closed.standings[n];
    return written?.seat === seat && written.place === place && written.score === score;
  });
  const complete = status.over === closed.over && standings.length === closed.standings.length;
  return same && complete ? null : 'wrongStandings';
}

/** Applies stored events; false at one that is not an event of this game or does not fit the table. */
function fold<Options, State, Move extends AnyMove, Event extends AnyEvent>(
  game: Game<Options, State, Move, Event>,
  state: State,
  events: readonly AnyEvent[],
): boolean {
  for (const raw of events) {
    const event = v.safeParse(game.events, raw);
    if (!event.success) return false;
    try {
      game.apply(state, event.output);
    } catch {
      return false;
    }
  }
  return true;
}
