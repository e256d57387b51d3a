/** What is asked of a table beside moves: time, talk, seats, wishes. */
import { proposeMoreTime } from './propose-more-time.ts';
import { proposeTalk } from './propose-talk.ts';
import { proposeWish } from './propose-wish.ts';
import type { Person } from './journal.ts';
import { refused } from './proposal.ts';
import type { Proposal } from './proposal.ts';
import type { RunningMatch } from './running-match.ts';
import { proposeLeaving, proposeSitting } from './propose-seat.ts';
import { peopleAt, playedSeatOf, seatOf } from './seats.ts';
import type { Request } from './client-messages.ts';

/** What is asked of the table itself, beside playing: its host decides who may. */
export type TableRequest = Extract<Request, { readonly type: 'sit' | 'wish' | 'leave' }>;

/** Whether the host of the table lets somebody do this. */
export type Allows = (person: Person, asked: TableRequest) => boolean;

/** Who sends it. */
export interface Sender {
  readonly person: Person;
  readonly name: string;
}

/** Between two entries nobody asks more of a table: whoever wants to toggle has to play. */
const MOST_ASKS = 5;

export function proposeRequest(
  running: RunningMatch,
  sender: Sender,
  request: Exclude<Request, { readonly type: 'command' }>,
  allows: Allows | undefined,
): Proposal {
  const { seating, clocks } = running;
  const { person } = sender;
  const seat = playedSeatOf(seating, person);
  switch (request.type) {
    case 'moreTime':
      return proposeMoreTime(clocks, seat, request.decision);
    case 'say': {
      const { game, state, log, talk } = running;
      return proposeTalk({ game, state, seq: log.length - 1, talk }, seat, request.phrase);
    }
    default:
      if (isAllowed(running, person, request, allows)) return propose(running, sender, request);
      return refused(null, 'notAllowed');
  }
}

/** Without a host nobody takes a bot's seat, where they would see its hand. */
function isAllowed(
  { seating }: RunningMatch,
  person: Person,
  request: TableRequest,
  allows: Allows | undefined,
): boolean {
  if (allows !== undefined) return allows(person, request);
  return request.type !== 'sit' || seatOf(seating, person) !== null;
}

function propose(running: RunningMatch, { person, name }: Sender, request: TableRequest): Proposal {
  const { seating, clocks, wishes, status } = running;
  switch (request.type) {
    case 'wish': {
      const paused = clocks.pausedSince !== null;
      const occasion = { people: peopleAt(seating), wishes, over: status.over, paused };
      const proposal = proposeWish(occasion, person, request.wish, request.want);
      return request.want ? bounded(running, person, proposal) : proposal;
    }
    case 'sit':
      return bounded(running, person, proposeSitting(seating, person, request.seat, name));
    case 'leave':
      return proposeLeaving(seating, person);
  }
}

/** What undoes it is not counted: nobody is kept in a pause, or at a table. */
function bounded({ asks }: RunningMatch, person: Person, proposal: Proposal): Proposal {
  const isTooMuch = proposal.kind === 'write' && (asks.get(person) ?? 0) >= MOST_ASKS;
  return isTooMuch ? refused(null, 'tooOften') : proposal;
}
