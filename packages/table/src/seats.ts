/**
 * Who holds which seat. A seat is its person's for the whole match (C-9); when they are not there a
 * bot plays for them and hands it back (C-1). What was a bot's seat, a newcomer may take.
 */
import { levels, standardLevel } from '@mazzo/bots';
import type { Level } from '@mazzo/bots';
import type { Seat } from '@mazzo/kernel';
import type { Absence, Cause, Holder, Note, Person } from './journal.ts';

/** A person who lets so many turns in a row run out is taken to have gone. */
const IDLE_TURNS = 2;

interface StandIn {
  readonly why: Absence;
  readonly since: number;
}

export interface Chair {
  holder: Holder;
  standIn: StandIn | null;
  /** Turns in a row that ran out. */
  ranOut: number;
}

export interface Seating {
  readonly chairs: readonly Chair[];
  readonly removed: Person[];
}

/** `name` is what others read, if that is something else. */
export function person(person: Person, name?: string): Holder {
  return { kind: 'person', person, ...(name === undefined ? {} : { name }) };
}

export function bot(name: Level = standardLevel): Holder {
  return { kind: 'bot', bot: name };
}

export function seatHolders(holders: readonly Holder[]): Seating {
  return {
    chairs: holders.map((holder) => ({ holder: known(holder), standIn: null, ranOut: 0 })),
    removed: [],
  };
}

/** Journals of earlier versions seat bots by names that are no more. */
function known(holder: Holder): Holder {
  return holder.kind === 'person' || levels.includes(holder.bot) ? holder : bot();
}

export function seatOf(seating: Seating, person: Person): Seat | null {
  const seat = seating.chairs.findIndex((chair) => personIn(chair) === person);
  return seat < 0 ? null : seat;
}

/** The seat that somebody plays and sees: whoever has left it looks on, until they come back. */
export function playedSeatOf(seating: Seating, person: Person): Seat | null {
  const seat = seatOf(seating, person);
  return seat === null || seating.chairs[seat]!.standIn?.why === 'left' ? null : seat;
}

export function personIn({ holder }: Chair): Person | null {
  return holder.kind === 'person' ? holder.person : null;
}

/** The bot that plays this seat now: its own, or the one that stands in. */
export function botIn({ holder, standIn }: Chair): Level | null {
  if (holder.kind === 'bot') return holder.bot;
  return standIn === null ? null : standardLevel;
}

/** Everybody who plays for themselves: those whose consent counts. */
export function peopleAt({ chairs }: Seating): Person[] {
  return chairs.flatMap((chair) => (botIn(chair) === null ? [personIn(chair)!] : []));
}

/** Records what a note says of the seats. */
export function reseat(seating: Seating, note: Note, time: number): void {
  if (!('seat' in note) || note.type === 'moreTime' || note.type === 'said') return;
  const chair = seating.chairs[note.seat]!;
  chair.ranOut = 0;
  chair.standIn = note.type === 'standInCame' ? { why: note.why, since: time } : null;
  if (note.type === 'sat') chair.holder = person(note.person, note.name);
  if (note.type === 'removed') {
    chair.holder = bot();
    seating.removed.push(note.person);
  }
}

/** A person's own move brings them back; turns that run out one after another send a bot. */
export function noticeMove(chair: Chair, cause: Cause, window: boolean, time: number): void {
  if (cause === 'person') {
    chair.standIn = null;
    chair.ranOut = 0;
  }
  // Many wait a window out instead of passing: that is no absence.
  if (cause !== 'time' || window || botIn(chair) !== null) return;
  chair.ranOut++;
  if (chair.ranOut >= IDLE_TURNS) chair.standIn = { why: 'idle', since: time };
}
