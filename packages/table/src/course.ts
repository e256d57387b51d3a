/**
 * The course of a match: everything that follows from its journal. It changes by `follow` alone,
 * with what is durable already, so that two processes that have read the same stand at the same.
 */
import { readOptions } from '@mazzo/kernel';
import type { AnyGame, AnyOptions, Entry, Status } from '@mazzo/kernel';
import { extend, halt, resume, wind } from './clocks.ts';
import type { Clocks } from './clocks.ts';
import { isAgreed, noWishes, recordWish } from './consent.ts';
import type { Wishes } from './consent.ts';
import type { Cause, CommandKey, Note, Written } from './journal.ts';
import { noticeMove, peopleAt, reseat, seatHolders } from './seats.ts';
import type { Seating } from './seats.ts';

export interface Course {
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
  rematch: 'open' | 'agreed' | { readonly match: string };
  /** The seq up to which whoever sent a command must have heard to see what it did. */
  readonly answers: Map<CommandKey, number>;
}

/** The course of a match that has just been opened. */
export function beginCourse(game: AnyGame, match: string, first: Written): Course {
  if (first.kind !== 'opened') throw new Error(`the journal of ${match} has no beginning`);
  const { entry, holders, clocks: name, time } = first;
  const read = readOptions(game.options, entry.options);
  if (entry.game !== game.id || !read.ok) throw new Error(`match ${match} is not of ${game.id}`);
  const state = game.blank(read.options, entry.seats);
  for (const event of entry.events) game.apply(state, event);
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
    rematch: 'open',
    answers: new Map(),
  };
}

/**
 * Goes on by one entry of the journal. Whoever decided it has the state after it already; for
 * anybody else its events make it.
 */
export function follow(course: Course, written: Written, decided?: unknown): void {
  if (written.position !== course.position + 1) {
    throw new Error(`position ${written.position} does not follow ${course.position}`);
  }
  course.position = written.position;
  course.time = written.time;
  switch (written.kind) {
    case 'moved':
      followMove(course, written, decided);
      break;
    case 'closed':
      course.log.push(written.entry);
      course.causes.push(null);
      break;
    case 'noted':
      followNote(course, written.note);
      break;
    case 'opened':
      throw new Error(`${course.match} is opened twice`);
  }
  settle(course);
  if (written.command !== null) course.answers.set(written.command, course.log.length - 1);
}

function followMove(
  course: Course,
  { entry, cause, time }: Extract<Written, { kind: 'moved' }>,
  decided: unknown,
): void {
  const { game, clocks, seating } = course;
  if (decided === undefined) for (const event of entry.events) game.apply(course.state, event);
  else course.state = decided;
  course.log.push(entry);
  course.causes.push(cause);
  if (entry.by !== 'clock') {
    const asked = clocks.asked.find(({ seat }) => seat === entry.by);
    noticeMove(seating.chairs[entry.by]!, cause, asked?.pace === 'window', time);
  }
  course.status = game.status(course.state);
  wind(clocks, course.status, { seq: entry.seq, by: entry.by, time });
}

function followNote(course: Course, note: Note): void {
  const { clocks, wishes, time } = course;
  switch (note.type) {
    case 'sat':
    case 'removed':
    case 'standInCame':
    case 'cameBack':
      return reseat(course.seating, note, time);
    case 'moreTime':
      return extend(clocks, note.seat, note.decision);
    case 'wished':
      recordWish(wishes, note.person, note.wish, note.want);
      if (note.wish === 'pause' && !note.want) resume(clocks, time);
      return;
    case 'rematched':
      course.rematch = { match: note.match };
  }
}

/** What everybody wishes, happens; also when the only one against it has gone. */
function settle(course: Course): void {
  const { wishes, clocks, status } = course;
  const people = peopleAt(course.seating);
  if (!status.over && isAgreed(wishes, 'pause', people)) {
    wishes.pause.length = 0;
    halt(clocks, course.time);
  }
  if (status.over && course.rematch === 'open' && isAgreed(wishes, 'rematch', people)) {
    course.rematch = 'agreed';
  }
}

export function isClosed(course: Course): boolean {
  return course.log.at(-1)?.kind === 'closed';
}

/** What a command was answered that has been written before: a repeat changes nothing. */
export function answerTo(course: Course, command: CommandKey): number | undefined {
  return course.answers.get(command);
}
