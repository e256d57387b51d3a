/**
 * The log of a match: what was opened, every move with all its events, and a closing entry, chained
 * by hashes. The events alone rebuild the state; no seed and no clock are needed. What reads one is
 * apart, in read-log.ts: whoever only writes needs no schema.
 */
import type { Actor, AnyEvent, AnyMove, Game, Standing, Status } from './game.ts';
import type { Closed, Entry, Moved, Opened } from './read-log.ts';
import { hex, sha256, utf8 } from './sha256.ts';

/** Counts changes of the entries' shape. */
export const LOG_FORMAT = 1;

export type { Closed, Entry, Moved, Opened };
export type Log = readonly Entry[];

type Body<E> = E extends Entry ? Omit<E, 'hash'> : never;
export type EntryBody = Body<Entry>;

/** The entry with its link in the chain. */
export function chain(previous: Entry | undefined, body: EntryBody): Entry {
  return { ...body, hash: link(previous?.hash ?? '', body) };
}

export function link(previous: string, body: EntryBody): string {
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
