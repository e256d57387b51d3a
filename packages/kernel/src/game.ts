/**
 * The contract a game implements. One idea: a move is told as events, and everyone folds what they
 * were told. `resolve` knows the rules and tells; `apply` only records; `reveal` decides what each
 * viewer may hear. A view is a State folded from revealed events, so `status`, `legal` and `check`
 * work on it unchanged.
 */
import type { GenericSchema } from 'valibot';
import type { Brain } from './brain.ts';
import type { CardTable } from './cards.ts';
import type { Chance } from './chance.ts';
import type { Rejection, RulingLetter } from './rejection.ts';
import type { OptionFields } from './schema.ts';

/** A place at the table, counted from 0 clockwise. */
export type Seat = number;
/** Whoever looks on: a seat, or somebody who holds no cards. */
export type Viewer = Seat | 'spectator';
/** Whoever moves: a seat, or time itself. */
export type Actor = Seat | 'clock';

/**
 * How much time a decision gets; a table turns it into seconds (C-8). A window is open to several at
 * once, and its time-out passes; a long one lasts as long as a long turn. A `free` decision may be
 * answered while somebody else is waited for, and has no clock.
 */
export type Pace = 'turn' | 'longTurn' | 'window' | 'longWindow' | 'free';

/** A seat is asked for a move. The id changes when the question does, so a late answer can be told apart (C-10). */
export interface Decision {
  readonly seat: Seat;
  readonly id: number;
  readonly pace: Pace;
  /** Decisions of a seat with the same number share one clock, which the second does not wind again. */
  readonly clock?: number;
}

/** A clock that belongs to no seat, such as the length of a session. */
export interface TableClock {
  readonly seat: null;
  readonly id: number;
  readonly minutes: number;
}

export type Clock = Decision | TableClock;

export interface Standing {
  readonly seat: Seat;
  /** 1 for the winner; equal results share a place, and skip the places they fill unless the rules say otherwise. */
  readonly place: number;
  readonly score: number;
}

export type Status =
  | {
      readonly over: false;
      readonly decisions: readonly Decision[];
      readonly clocks: readonly TableClock[];
    }
  | { readonly over: true; readonly standings: readonly Standing[] };

/** What has been counted so far: rounds played to their end, and every seat's total. */
export interface Tally {
  readonly rounds: number;
  readonly totals: readonly number[];
}

/** Passes an event on after applying it: when `tell` returns, the state is the state after the event. */
export type Tell<Event> = (event: Event) => void;

export interface AnyMove {
  readonly type: string;
}
export interface AnyEvent {
  readonly type: string;
}
/** Something that may be said: plain data, for each reader's own language to put into words. */
export type AnyPhrase = Readonly<Record<string, unknown>>;
export interface Said<Phrase = AnyPhrase> {
  readonly seat: Seat;
  readonly phrase: Phrase;
}
export type AnyOptions = Readonly<Record<string, string | number>>;

/**
 * What players may say beside their moves, true or not. It binds nobody and is no part of the state:
 * the table passes it on and remembers it.
 */
export interface Talk<State = unknown, Phrase = AnyPhrase> {
  readonly phrases: GenericSchema<unknown, Phrase>;
  /** Why nobody may say anything now, or null; equal on the state and on every view. */
  barred(state: State): Rejection | null;
  /** What a bot would say of its own accord, or null. */
  remark(view: State, seat: Seat, chance: Chance): Phrase | null;
}

/**
 * How a log of a game is read: what an event may say, and what chance said before it was told. Replay
 * hands that to `open` and `resolve` again and compares what they tell with what is written. So chance
 * must leave as events at once: an order that was shuffled as the `cards` of the very next event,
 * numbers as `draws` finds them in the next one.
 */
export interface Recorded<Event> {
  readonly schema: GenericSchema<unknown, Event>;
  /** The numbers that `below` gave before this event, in order; left out where chance only shuffles. */
  draws?(event: Event): readonly number[];
  /** Older `rulesVersion`s whose events `apply` still reads. They are replayed without being judged. */
  readonly olderRules?: readonly number[];
}

// Methods, not function-valued fields: method parameters are compared bivariantly, which lets a
// Game of a definite State stand in a list of games (`AnyGame`).
export interface Game<
  Options = AnyOptions,
  State = unknown,
  Move extends AnyMove = AnyMove,
  Event extends AnyEvent = AnyEvent,
> {
  readonly id: string;
  /** No two games have the same. */
  readonly letter: RulingLetter;
  readonly rulesVersion: number;
  readonly seats: { readonly min: number; readonly max: number; readonly default: number };
  readonly cards: CardTable;
  readonly options: OptionFields<Options>;
  /** Named sets of options; what a preset leaves out keeps its default. */
  readonly presets: Readonly<Record<string, Partial<Options>>>;
  readonly moves: GenericSchema<unknown, Move>;
  readonly events: Recorded<Event>;
  readonly unlisted?: readonly Move['type'][];
  /** C-5: chance draws who deals first, and the next seat begins; where it is left out, who begins. */
  readonly drawsDealer?: true;
  /** Left out where players have nothing to say beside their moves. */
  readonly talk?: Talk<State>;

  /** The options of a match without a clock, such as a simulation; by default the same. */
  untimed?(options: Options): Options;
  /** An empty table; the state and every view start here. */
  blank(options: Options, seats: number): State;
  /** Shuffles and deals until somebody has to decide. */
  open(state: State, chance: Chance, tell: Tell<Event>): void;
  /** Who is waited for, or how it ended; equal on the state and on every view. */
  status(state: State): Status;
  tally(state: State): Tally;
  /**
   * Everything this seat may do now; of the types in `unlisted` some moves only, each of them sound,
   * because there are too many: `check` alone knows all.
   */
  legal(state: State, seat: Seat): readonly Move[];
  /** Why this move may not be made now, or null. */
  check(state: State, by: Actor, move: Move): Rejection | null;
  /** The move made when a clock runs out, judged from its seat's view alone. */
  timeout(view: State, clock: Clock): Move;
  /** What the move does. Only called with checked moves. */
  resolve(state: State, by: Actor, move: Move, chance: Chance, tell: Tell<Event>): void;
  /** The only writer of State: one short case an event; no rules, no chance. */
  apply(state: State, event: Event): void;
  /** The event with what this viewer may not know turned into holes. */
  reveal(event: Event, viewer: Viewer, options: Options): Event;
  /** A full state that agrees with the view, everything unseen dealt at random: for search. */
  imagine(view: State, seat: Viewer, chance: Chance): State;
  clone(state: State): State;
  /** How it is played well: its bots, and its hint. */
  readonly brain: Brain<State, Move, Event>;
}

export type AnyGame = Game;
