/**
 * What a table does by itself and when: time-outs, stand-ins for the absent, the
 * closing entry. Each is judged again when its time has come, for much may have happened since.
 */
import type { Clock as GameClock, Seat } from '@mazzo/kernel';
import type { Thinking } from './thinking.ts';
import type { Asked, Session } from './clocks.ts';
import { isClosed } from './running-match.ts';
import type { RunningMatch } from './running-match.ts';
import { decideClosing, mustDecide } from './decide.ts';
import type { Person } from './journal.ts';
import { nothing } from './proposal.ts';
import type { Proposal } from './proposal.ts';
import { peopleAt, personIn, proposeSitting, proposeStandIn } from './seats.ts';
import type { Views } from './views.ts';

/** C-1: how long a lost connection is waited for before a bot takes over. */
const AWAY = 20_000;

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
  /** Since when people are not connected, as far as is known here. */
  readonly absent: ReadonlyMap<Person, number>;
  /** Who is connected here. */
  readonly here: ReadonlySet<Person>;
}

export function timedActions(situation: Situation): TimedAction[] {
  const { running } = situation;
  const { status, clocks } = running;
  const actions = [...standInActions(situation)];
  if (status.over) {
    if (!isClosed(running)) actions.push({ name: 'close', time: 0, propose: decideClosing });
    return actions;
  }
  if (clocks.pausedSince !== null) return actions;
  for (const asked of clocks.asked) actions.push(...timeOut(situation, asked));
  for (const session of clocks.sessions) actions.push(sessionEnd(situation, session));
  return actions;
}

/** C-1: a bot for whoever stays away while others wait; and the seat back when they return. */
function* standInActions({ running, absent, here }: Situation): Generator<TimedAction> {
  const { seating } = running;
  for (const [seat, chair] of seating.chairs.entries()) {
    const person = personIn(chair);
    if (person === null) continue;
    const gone = absent.get(person);
    if (chair.standIn?.why === 'away' && here.has(person)) {
      const propose = (running: RunningMatch) => proposeSitting(running.seating, person, seat);
      yield { name: `back ${seat}`, time: 0, propose };
    }
    const waited = peopleAt(seating).some((other) => other !== person && !absent.has(other));
    if (gone === undefined || chair.standIn !== null || !waited) continue;
    const propose = (running: RunningMatch) => proposeStandIn(running.seating, seat, 'away');
    yield { name: `away ${seat} ${gone}`, time: gone + AWAY, propose };
  }
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
      if (asked?.deadline !== deadline) return nothing;
      const sent = running.game.timeout(views.of(seat), decisionIn(running, seat, id));
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

function decisionIn({ status }: RunningMatch, seat: Seat, id: number): GameClock {
  const decisions = status.over ? [] : status.decisions;
  return decisions.find((one) => one.seat === seat && one.id === id)!;
}
