/**
 * A match under way: everything that follows from its journal. It changes by `follow` alone,
 * with what is durable already, so that two processes that have read the same stand at the same.
 */
import { countAsk } from '#company';
import { isWindow, readOptions } from '@mazzo/kernel';
import type { AnyGame, AnyOptions, Entry, Status } from '@mazzo/kernel';
import { delay, extend, halt, resume, wind } from './clocks.ts';
import type { Clocks } from './clocks.ts';
import { isAgreed, noWishes, recordWish } from './consent.ts';
import type { Wishes } from './consent.ts';
import type { Cause, CommandKey, Note, Person, Written } from './journal.ts';
import { noticeMove, peopleAt, reseat, seatHolders } from './seats.ts';
import type { Seating } from './seats.ts';
import { recordTalk } from './talk.ts';
import type { Utterance } from './talk.ts';

export interface RunningMatch {
  readonly game: AnyGame;
  readonly match: string;
  readonly options: AnyOptions;
  /** The last position followed, and its time. */
  position: number;
  time: number;
  /** The log of the match, and who made the move of each entry. */
  readonly log: Entry[];
  readonly causes: (Cause | null)[];
  state: unknown;
  status: Status;
  readonly seating: Seating;
  readonly clocks: Clocks;
  readonly wishes: Wishes;
  /** The latest that was said. */
  readonly talk: Utterance[];
  rematch: 'open' | 'agreed' | { readonly match: string };
  /** How often each person has asked for something of the table since the last entry. */
  readonly asks: Map<Person, number>;
  /** The seq up to which whoever sent a command must have heard to see what it did. */
  readonly answers: Map<CommandKey, number>;
}

/** A match that has just been opened. Whoever dealt it has the state already. */
export function beginMatch(
  game: AnyGame,
  match: string,
  first: Written,
  dealt?: unknown,
): RunningMatch {
  if (first.kind !== 'opened') throw new Error(`the journal of ${match} has no beginning`);
  const { entry, holders, clocks: name, time } = first;
  const read = readOptions(game.options, entry.options);
  if (entry.game !== game.id || !read.ok) throw new Error(`match ${match} is not of ${game.id}`);
  const state = dealt ?? game.blank(read.options, entry.seats);
  if (dealt === undefined) for (const event of entry.events) game.apply(state, event);
  const clocks: Clocks = { name, asked: [], sessions: [], pausedSince: null };
  const status = game.status(state);
  wind(clocks, status, { seq: 0, by: null, time });
  return {
    game,
    match,
    options: read.options,
    position: 0,
    time,
    log: [entry],
    causes: [null],
    state,
    status,
    seating: seatHolders(holders),
    clocks,
    wishes: noWishes(),
    talk: [],
    rematch: 'open',
    asks: new Map(),
    answers: new Map(),
  };
}

/**
 * Goes on by one entry of the journal. Whoever decided it has the state after it already; for
 * anybody else its events make it.
 */
export function follow(running: RunningMatch, written: Written, decided?: unknown): void {
  if (written.position !== running.position + 1) {
    throw new Error(`position ${written.position} does not follow ${running.position}`);
  }
  running.position = written.position;
  running.time = written.time;
  switch (written.kind) {
    case 'moved':
      followMove(running, written, decided);
      break;
    case 'closed':
      running.log.push(written.entry);
      running.causes.push(null);
      break;
    case 'noted':
      followNote(running, written.note);
      countAsk(running.asks, written.note, written.command);
      break;
    case 'opened':
      throw new Error(`${running.match} is opened twice`);
  }
  settle(running);
  if (written.command !== null) running.answers.set(written.command, running.log.length - 1);
}

function followMove(
  running: RunningMatch,
  { entry, cause, time }: Extract<Written, { kind: 'moved' }>,
  decided: unknown,
): void {
  const { game, clocks, seating } = running;
  if (decided === undefined) for (const event of entry.events) game.apply(running.state, event);
  else running.state = decided;
  running.log.push(entry);
  running.causes.push(cause);
  running.asks.clear();
  if (entry.by !== 'clock') {
    const asked = clocks.asked.find(({ seat }) => seat === entry.by);
    noticeMove(seating.chairs[entry.by]!, cause, asked !== undefined && isWindow(asked), time);
  }
  running.status = game.status(running.state);
  wind(clocks, running.status, { seq: entry.seq, by: entry.by, time });
}

function followNote(running: RunningMatch, note: Note): void {
  const { clocks, wishes, time } = running;
  switch (note.type) {
    case 'sat':
    case 'removed':
    case 'standInCame':
    case 'cameBack':
      return reseat(running.seating, note, time);
    case 'delayed':
      return delay(clocks, note.by);
    case 'moreTime':
      return extend(clocks, note.seat, note.decision);
    case 'wished':
      recordWish(wishes, note.person, note.wish, note.want);
      if (note.wish === 'pause' && !note.want) resume(clocks, time);
      return;
    case 'said': {
      const { position, log } = running;
      const { seat, phrase } = note;
      return recordTalk(running.talk, { position, seq: log.length - 1, seat, phrase });
    }
    case 'rematched':
      running.rematch = { match: note.match };
  }
}

/** What everybody wishes, happens; also when the only one against it has gone. */
function settle(running: RunningMatch): void {
  const { wishes, clocks, status } = running;
  const people = peopleAt(running.seating);
  if (!status.over && isAgreed(wishes, 'pause', people)) {
    wishes.pause.length = 0;
    halt(clocks, running.time);
  }
  if (status.over && running.rematch === 'open' && isAgreed(wishes, 'rematch', people)) {
    running.rematch = 'agreed';
  }
}

export function isClosed(running: RunningMatch): boolean {
  return running.log.at(-1)?.kind === 'closed';
}

/** What a command was answered that has been written before: a repeat changes nothing. */
export function answerTo(running: RunningMatch, command: CommandKey): number | undefined {
  return running.answers.get(command);
}
