/**
 * How a game is played well: knowledge beside the rules. All of it judges by what one seat has been
 * told, its view and its memory, and by a chance of its own; the levels of bots and the search that
 * use it know no game.
 */
import type { Chance } from './chance.ts';
import type { AnyEvent, AnyMove, Said, Seat } from './game.ts';

/** How somebody likes to play. At 0 all through, what is best is played. */
export interface Manner {
  /** From −1, which plays safe, to 1, which dares. */
  readonly risk: number;
  /** From −1, honest and trusting, to 1, which bluffs and doubts. */
  readonly bluff: number;
  /** How much is forgotten, from 0 to 1. */
  readonly forgets: number;
  /** How often something else is played than what seems best, from 0 to 1. */
  readonly mistakes: number;
}

export const soberly: Manner = { risk: 0, bluff: 0, forgets: 0, mistakes: 0 };

/** A seat that is to choose. */
export interface Position<State, Memory = unknown> {
  readonly view: State;
  readonly seat: Seat;
  /** Nobody waits for it: it may also do nothing. */
  readonly free: boolean;
  readonly memory: Memory;
  readonly manner: Manner;
  readonly chance: Chance;
}

/** Something that could be done, and why: plain data, for each reader's own language to put into words. */
export interface Weighed<Move> {
  /** Null: nothing, which only a free decision allows. */
  readonly move: Move | null;
  /** In whatever the game reckons in, a chance to win or points; the highest is the best. */
  readonly value: number;
  readonly reasons: Readonly<Record<string, number>>;
}

/**
 * What search needs: worlds as they may be, in which everybody plays quickly. The values of `worth`
 * are all of one kind, and where it has none, a match that is over is worth its share of the win.
 */
export interface Imagination<State, Move, Memory = unknown> {
  /** How many moves in imagined worlds a decision is worth; 0 where there is nothing to think about. */
  steps(view: State, seat: Seat): number;
  /** A full state that agrees with the view; more often one that explains what the others did. */
  imagine(position: Position<State, Memory>, chance: Chance): State;
  /**
   * The next move in a world, null for nothing where nobody waits for this seat. It may read of the
   * world only what that seat may know; `memory` is that of the seat that imagines. Left out where
   * `worth` knows of every world.
   */
  play?(world: State, seat: Seat, chance: Chance, memory: Memory): Move | null;
  /** The seat's share of the win from here, so many moves on; null: play on. */
  worth(world: State, seat: Seat, moves: number, memory: Memory): number | null;
}

/** For a game in which much is the same in all worlds of a decision: it is worked out once. */
export interface Pondering<State, Move, Memory = unknown> {
  steps(view: State, seat: Seat): number;
  /** What search needs for this decision alone. */
  ponder(position: Position<State, Memory>): Imagination<State, Move, Memory>;
}

// Methods, as in Game: a brain of a definite memory stands where any brain is meant.
export interface Brain<
  State = unknown,
  Move extends AnyMove = AnyMove,
  Event extends AnyEvent = AnyEvent,
  Memory = unknown,
> {
  /** What a seat remembers before anything has happened. It is plain data, and sound though poorer if nothing is ever noted. */
  remember(blank: State, seat: Seat): Memory;
  /** An event as this seat was told it; the view is the one after it. */
  note(memory: Memory, event: Event, view: State, seat: Seat): void;
  /** What somebody said. */
  hear?(memory: Memory, said: Said, seat: Seat): void;
  /** After every event, for whoever's manner it is: what is no longer remembered. */
  forget?(memory: Memory, view: State, seat: Seat, manner: Manner, chance: Chance): void;
  /**
   * What could sensibly be done, never nothing at all: all of it legal, in any order, the best of it
   * what `good` plays. It leaves the memory as it is: it may be asked twice.
   */
  weigh(position: Position<State, Memory>): readonly Weighed<Move>[];
  /** Without it, who would search plays what is weighed best. */
  readonly search?: Imagination<State, Move, Memory> | Pondering<State, Move, Memory>;
}

/** A player who only looks at the table, and at what was said: one thing to do, and no reasons. */
export function simpleBrain<State, Move extends AnyMove, Event extends AnyEvent>(
  choose: (view: State, seat: Seat, chance: Chance, heard: readonly Said[]) => Move,
): Brain<State, Move, Event, Said[]> {
  return {
    remember: () => [],
    note: () => {},
    hear: (heard, said) => void heard.push(said),
    weigh({ view, seat, free, memory, chance }) {
      const move = free ? null : choose(view, seat, chance, memory);
      return [{ move, value: 0, reasons: {} }];
    },
  };
}

/** The first of those with the highest value. */
export function bestOf<Move>(weighed: readonly Weighed<Move>[]): Weighed<Move> {
  return weighed.reduce((best, one) => (one.value > best.value ? one : best));
}

/** What is best for somebody who comes to the table now and has heard of nothing. */
export function offhand<State, Move extends AnyMove, Event extends AnyEvent>(
  { brain }: { readonly brain: Brain<State, Move, Event> },
  view: State,
  seat: Seat,
  chance: Chance,
): Move {
  const memory = brain.remember(view, seat);
  const { move } = bestOf(
    brain.weigh({ view, seat, free: false, memory, manner: soberly, chance }),
  );
  if (move === null) throw new Error(`seat ${seat} is waited for, and does nothing`);
  return move;
}
