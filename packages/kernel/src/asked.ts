import type { Actor, Decision, Status } from './game.ts';
import { refuse } from './rejection.ts';
import type { Rejection } from './rejection.ts';

/** The open decision of this seat, if it has one. */
export function decisionOf(status: Status, by: Actor): Decision | undefined {
  return status.over ? undefined : status.decisions.find((decision) => decision.seat === by);
}

/** C-10: a command answers an open decision of its own seat. */
export function refuseUnasked(status: Status, by: Actor): Rejection | null {
  if (status.over) return refuse('C-10', 'matchOver');
  return decisionOf(status, by) === undefined ? refuse('C-10', 'notYourDecision') : null;
}
