/**
 * Who holds which seat. A seat is its person's for the whole match (C-9); when they are not there a
 * bot plays for them and hands it back (C-1). What was a bot's seat, a newcomer may take.
 */
import { levels, standardLevel } from '@mazzo/bots';
import type { Level } from '@mazzo/bots';
import { refuse } from '@mazzo/kernel';
import type { Seat } from '@mazzo/kernel';
import type { Absence, Cause, Holder, Note, Person } from './journal.ts';
import { noted, nothing, refused } from './proposal.ts';
import type { Proposal } from './proposal.ts';

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

export function person(name: Person): Holder {
  return { kind: 'person', person: name };
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

/** For the next match the same seats; those who have gone leave theirs to bots. */
export function holdersAgain({ chairs }: Seating): Holder[] {
  return chairs.map((chair) => {
    const played = botIn(chair);
    return played === null ? chair.holder : bot(played);
  });
}

export function proposeSitting(seating: Seating, who: Person, seat: Seat): Proposal {
  const chair = seating.chairs[seat];
  const held = seatOf(seating, who);
  if (chair === undefined) return { kind: 'refuse', refusal: refuse('C-10', 'noSuchSeat') };
  if (seating.removed.includes(who)) return refused(null, 'wasRemoved');
  if (held === seat) {
    return chair.standIn === null ? nothing : noted({ type: 'cameBack', seat });
  }
  if (held !== null) return refused('C-9', 'keepsSeat');
  if (chair.holder.kind === 'person') return refused('C-9', 'seatTaken');
  return noted({ type: 'sat', seat, person: who });
}

export function proposeLeaving(seating: Seating, who: Person): Proposal {
  const seat = seatOf(seating, who);
  if (seat === null) return refused(null, 'notSeated');
  return proposeStandIn(seating, seat, 'left');
}

/** C-1: a bot takes over. One who has left stays so, whatever the connection does. */
export function proposeStandIn(seating: Seating, seat: Seat, why: Absence): Proposal {
  const { holder, standIn } = seating.chairs[seat]!;
  if (holder.kind === 'bot') return nothing;
  const called = standIn === null || (why === 'left' && standIn.why !== 'left');
  return called ? noted({ type: 'standInCame', seat, why }) : nothing;
}

export function proposeRemoval(seating: Seating, who: Person): Proposal {
  const seat = seatOf(seating, who);
  return seat === null ? refused(null, 'notSeated') : noted({ type: 'removed', seat, person: who });
}

/** Records what a note says of the seats. */
export function reseat(seating: Seating, note: Note, time: number): void {
  if (!('seat' in note) || note.type === 'moreTime' || note.type === 'said') return;
  const chair = seating.chairs[note.seat]!;
  chair.ranOut = 0;
  chair.standIn = note.type === 'standInCame' ? { why: note.why, since: time } : null;
  if (note.type === 'sat') chair.holder = person(note.person);
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
