/**
 * What a table does by itself and when: time-outs, stand-ins for the absent, the
 * closing entry. Each is judged again when its time has come, for much may have happened since.
 */
import { standInActions } from '#company';
import { proposeClosing } from '#later';
import type { Clock as GameClock, Seat } from '@mazzo/kernel';
import type { Thinking } from './thinking.ts';
import type { Asked, Session } from './clocks.ts';
import { isClosed } from './running-match.ts';
import type { RunningMatch } from './running-match.ts';
import { mustDecide } from './decide.ts';
import type { Presence } from './presence.ts';
import { nothing } from './proposal.ts';
import type { Proposal } from './proposal.ts';
import type { Views } from './views.ts';

export interface TimedAction {
  /** Says what it is for, so that one that has become pointless is a different one. */
  readonly name: string;
  readonly time: number;
  propose(running: RunningMatch): Proposal;
}

export interface Situation {
  readonly running: RunningMatch;
  readonly views: Views;
  readonly key: string;
  readonly thinking: Thinking;
  readonly presence: Presence;
  /** Since when this process has known of the table: nobody is missed from before. */
  readonly since: number;
}

export function timedActions(situation: Situation): TimedAction[] {
  const { running } = situation;
  const { status, clocks } = running;
  const actions = [...standInActions(situation)];
  if (status.over) {
    if (!isClosed(running)) actions.push({ name: 'close', time: 0, propose: proposeClosing });
    return actions;
  }
  if (clocks.pausedSince !== null) return actions;
  for (const asked of clocks.asked) actions.push(...timeOut(situation, asked));
  for (const session of clocks.sessions) actions.push(sessionEnd(situation, session));
  return actions;
}

/** C-8 */
function* timeOut(
  { views, key }: Situation,
  { seat, id, deadline }: Asked,
): Generator<TimedAction> {
  if (deadline === null) return;
  yield {
    name: `time ${seat} ${id} ${deadline}`,
    time: deadline,
    propose(running) {
      const asked = stillAsked(running, seat, id);
      const decision = decisionIn(running, seat, id);
      if (asked?.deadline !== deadline || decision === undefined) return nothing;
      const sent = running.game.timeout(views.of(seat), decision);
      return mustDecide(running, key, { by: seat, sent, decision: id, cause: 'time' });
    },
  };
}

function sessionEnd({ views, key }: Situation, { id, deadline }: Session): TimedAction {
  return {
    name: `session ${id} ${deadline}`,
    time: deadline,
    propose(running) {
      const { game, status, clocks } = running;
      const clock = status.over ? undefined : status.clocks.find((one) => one.id === id);
      const due = clocks.sessions.some((one) => one.id === id && one.deadline === deadline);
      if (clock === undefined || !due || clocks.pausedSince !== null) return nothing;
      const sent = game.timeout(views.of('spectator'), clock);
      return mustDecide(running, key, { by: 'clock', sent, decision: id, cause: 'time' });
    },
  };
}

export function stillAsked({ clocks }: RunningMatch, seat: Seat, id: number): Asked | undefined {
  if (clocks.pausedSince !== null) return undefined;
  return clocks.asked.find((one) => one.seat === seat && one.id === id);
}

export function decisionIn(
  { status }: RunningMatch,
  seat: Seat,
  id: number,
): GameClock | undefined {
  const decisions = status.over ? [] : status.decisions;
  return decisions.find((one) => one.seat === seat && one.id === id);
}
