import type { Actor, Decision, Pace, Status } from './game.ts';
import { refuse } from './rejection.ts';
import type { Rejection } from './rejection.ts';

/** The open decision of this seat, if it has one. */
export function decisionOf(status: Status, by: Actor): Decision | undefined {
  return status.over ? undefined : status.decisions.find((decision) => decision.seat === by);
}

/** Whether passing is an answer that costs nothing: several are asked at once. */
export function isWindow({ pace }: { readonly pace: Pace }): boolean {
  return pace === 'window' || pace === 'longWindow';
}

/** Whether this question is still open: a decision of the seat or, for time itself, a table's clock. */
export function isOpen(status: Status, by: Actor, id: number): boolean {
  if (by !== 'clock') return decisionOf(status, by)?.id === id;
  return !status.over && status.clocks.some((clock) => clock.id === id);
}

/** C-10: a command answers an open decision of its own seat. */
export function refuseUnasked(status: Status, by: Actor): Rejection | null {
  if (status.over) return refuse('C-10', 'matchOver');
  return decisionOf(status, by) === undefined ? refuse('C-10', 'notYourDecision') : null;
}
