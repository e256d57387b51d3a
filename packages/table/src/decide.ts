/** Deciding a move: judged and resolved on a clone; nothing has happened until it is written. */
import { chain, chanceFrom, closedBody, judge, movedBody, readMove } from '@mazzo/kernel';
import type { Actor, AnyEvent, Closed, Moved } from '@mazzo/kernel';
import type { Course } from './course.ts';
import type { Cause } from './journal.ts';
import { nothing, refused } from './proposal.ts';
import type { Proposal } from './proposal.ts';

export interface Attempt {
  readonly by: Actor;
  /** Whatever was sent: perhaps a move. */
  readonly sent: unknown;
  readonly decision: number;
  readonly cause: Cause;
}

export function decide(course: Course, key: string, attempt: Attempt): Proposal {
  const { game, log } = course;
  const { by, sent, decision, cause } = attempt;
  if (course.clocks.pausedSince !== null) return refused('C-10', 'paused');
  // Read once: what a getter says the second time has not been judged.
  const move = readMove(game, sent);
  const seats = course.seating.chairs.length;
  const rejection = judge(game, course.state, seats, by, move, decision);
  if (rejection !== null) return { kind: 'refuse', refusal: rejection };
  const seq = log.length;
  const state = game.clone(course.state);
  const events: AnyEvent[] = [];
  // By the entry's own seq, which notes do not move: nobody can shuffle again by pausing.
  game.resolve(state, by, move!, chanceFrom(key, seq), (event) => {
    game.apply(state, event);
    events.push(event);
  });
  const entry = chain(log.at(-1), movedBody(seq, by, move!, events)) as Moved;
  return { kind: 'write', draft: { kind: 'moved', entry, cause }, state };
}

export function decideClosing(course: Course): Proposal {
  const { log, status } = course;
  if (!status.over || log.at(-1)?.kind === 'closed') return nothing;
  const entry = chain(log.at(-1), closedBody(log.length, status)) as Closed;
  return { kind: 'write', draft: { kind: 'closed', entry } };
}
