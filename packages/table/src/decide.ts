/** Deciding a move: judged and resolved on a clone; nothing has happened until it is written. */
import { chain, chanceFrom, judgeRead, movedBody, readMove } from '@mazzo/kernel';
import type { Actor, AnyEvent, Moved } from '@mazzo/kernel';
import type { RunningMatch } from './running-match.ts';
import type { Cause } from './journal.ts';
import { refused } from './proposal.ts';
import type { Proposal } from './proposal.ts';

export interface Attempt {
  readonly by: Actor;
  /** Whatever was sent: perhaps a move. */
  readonly sent: unknown;
  readonly decision: number;
  readonly cause: Cause;
}

export function decide(running: RunningMatch, key: string, attempt: Attempt): Proposal {
  const { game, log } = running;
  const { by, sent, decision, cause } = attempt;
  // Read once: what a getter says the second time has not been judged.
  const move = readMove(game, sent);
  if (running.clocks.pausedSince !== null && move !== null) return refused('C-10', 'paused');
  const seats = running.seating.chairs.length;
  const rejection = judgeRead(game, running.state, seats, by, move, decision);
  if (rejection !== null) {
    return { kind: 'refuse', refusal: rejection, always: move === null };
  }
  const seq = log.length;
  const state = game.clone(running.state);
  const events: AnyEvent[] = [];
  // By the entry's own seq, which notes do not move: nobody can shuffle again by pausing.
  game.resolve(state, by, move!, chanceFrom(key, seq), (event) => {
    game.apply(state, event);
    events.push(event);
  });
  const entry = chain(log.at(-1), movedBody(seq, by, move!, events)) as Moved;
  return { kind: 'write', unwritten: { kind: 'moved', entry, cause }, state };
}

/** A time-out or a bot's move that the rules refuse is a mistake of ours. */
export function mustDecide(running: RunningMatch, key: string, attempt: Attempt): Proposal {
  const proposal = decide(running, key, attempt);
  if (proposal.kind !== 'refuse') return proposal;
  const { rule, reason } = proposal.refusal;
  throw new Error(
    `${running.game.id} refused ${attempt.cause} at seat ${attempt.by}: ${rule} ${reason}`,
  );
}
