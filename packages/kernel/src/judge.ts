import * as v from 'valibot';
import { isOpen } from './asked.ts';
import type { Actor, AnyEvent, AnyMove, Game } from './game.ts';
import { isModest } from './modest.ts';
import { refuse } from './rejection.ts';
import type { Rejection } from './rejection.ts';

/**
 * Judges whatever somebody sent: is it a move of this game at all, does it answer the decision it
 * names, and do the rules allow it.
 */
export function judge<Options, State, Move extends AnyMove, Event extends AnyEvent>(
  game: Game<Options, State, Move, Event>,
  state: State,
  seats: number,
  by: unknown,
  move: unknown,
  decision?: number,
): Rejection | null {
  return judgeRead(game, state, seats, by, readMove(game, move), decision);
}

/** The same for what `readMove` has made of it, so that it is read once. */
export function judgeRead<Options, State, Move extends AnyMove, Event extends AnyEvent>(
  game: Game<Options, State, Move, Event>,
  state: State,
  seats: number,
  by: unknown,
  read: Move | null,
  decision?: number,
): Rejection | null {
  if (!isActor(by, seats)) return refuse('C-10', 'noSuchSeat');
  if (read === null) return refuse('C-10', 'notAMove');
  if (decision !== undefined && !isOpen(game.status(state), by, decision)) {
    return refuse('C-10', 'staleDecision');
  }
  return game.check(state, by, read);
}

/** A copy of the move that was sent, or null if it is none. What throws when it is read is none. */
export function readMove<Options, State, Move extends AnyMove, Event extends AnyEvent>(
  game: Game<Options, State, Move, Event>,
  move: unknown,
): Move | null {
  return readAs(game.moves, move);
}

/** The same for anything else that is sent. */
export function readAs<Read>(schema: v.GenericSchema<unknown, Read>, sent: unknown): Read | null {
  try {
    if (!isModest(sent)) return null;
    const read = v.safeParse(schema, sent, { abortEarly: true });
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

function isActor(by: unknown, seats: number): by is Actor {
  return by === 'clock' || (Number.isInteger(by) && (by as number) >= 0 && (by as number) < seats);
}
