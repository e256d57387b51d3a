/**
 * What a table remembers durably, in the one order in which it happened: the entries of the match's
 * log, and notes of what befell the table around it. One order for both, because a move and its
 * player's removal must not both win. The entries alone, notes left out, are a log for `replay`.
 */
import type { Level } from '@mazzo/bots';
import type { AnyPhrase, Closed, Moved, Opened, Seat } from '@mazzo/kernel';
import type { ClockName } from './clocks.ts';
import type { Wish } from './consent.ts';

/** Whoever connects, by a name that everybody at the table may know: never a secret. */
export type Person = string;

/** Counts changes of the records' shape. One without a version is of the first. */
export const JOURNAL_VERSION = 1;

export type Holder =
  /** The name is what others read; left out, the person's own. */
  | { readonly kind: 'person'; readonly person: Person; readonly name?: string }
  | { readonly kind: 'bot'; readonly bot: Level };

/** Why a bot plays for a person: they said so, lost the connection, or let their time run out. */
export type Absence = 'left' | 'away' | 'idle';

export type Note =
  | {
      readonly type: 'sat';
      readonly seat: Seat;
      readonly person: Person;
      readonly name?: string;
    }
  | { readonly type: 'removed'; readonly seat: Seat; readonly person: Person }
  | { readonly type: 'standInCame'; readonly seat: Seat; readonly why: Absence }
  | { readonly type: 'cameBack'; readonly seat: Seat }
  | { readonly type: 'moreTime'; readonly seat: Seat; readonly decision: number }
  /** While nobody kept this table no clock ran: each goes on so much later. */
  | { readonly type: 'delayed'; readonly by: number }
  | {
      readonly type: 'wished';
      readonly person: Person;
      readonly wish: Wish;
      readonly want: boolean;
    }
  | { readonly type: 'said'; readonly seat: Seat; readonly phrase: AnyPhrase }
  | { readonly type: 'rematched'; readonly match: string };

/** Who made a move: the seat's person, a bot, or the clock. */
export type Cause = 'person' | 'bot' | 'time';

export type Unwritten =
  | {
      readonly kind: 'opened';
      readonly entry: Opened;
      readonly holders: readonly Holder[];
      readonly clocks: ClockName;
      /** The match that this is the rematch of. */
      readonly after?: string;
    }
  | { readonly kind: 'moved'; readonly entry: Moved; readonly cause: Cause }
  | { readonly kind: 'closed'; readonly entry: Closed }
  | { readonly kind: 'noted'; readonly note: Note };

/** A person and the id they gave their command, as one text. Each is written once. */
export type CommandKey = string;

export function commandKey(person: Person, id: string): CommandKey {
  return JSON.stringify([person, id]);
}

export function senderOf(command: CommandKey): Person {
  return (JSON.parse(command) as readonly Person[])[0]!;
}

export type Written = Unwritten & {
  readonly version?: number;
  /** Counted from 0 without gaps; whoever writes a position first has it. */
  readonly position: number;
  /** When it was decided. Deadlines follow from it, so every process reckons the same. */
  readonly time: number;
  readonly command: CommandKey | null;
};
