/** From a message to what should be written. */
import { refuse } from '@mazzo/kernel';
import { proposeMoreTime } from './clocks.ts';
import { proposeWish } from './consent.ts';
import type { RunningMatch } from './running-match.ts';
import { decide } from './decide.ts';
import type { Person } from './journal.ts';
import type { Proposal } from './proposal.ts';
import { peopleAt, proposeLeaving, proposeSitting, seatOf } from './seats.ts';
import { proposeTalk } from './talk.ts';
import type { Request } from './client-messages.ts';

export function proposalFor(
  running: RunningMatch,
  key: string,
  person: Person,
  request: Request,
): Proposal {
  const { seating, clocks, wishes, status } = running;
  switch (request.type) {
    case 'command': {
      const seat = seatOf(seating, person);
      if (seat === null) return { kind: 'refuse', refusal: refuse('C-10', 'notYourDecision') };
      const { move: sent, decision } = request;
      return decide(running, key, { by: seat, sent, decision, cause: 'person' });
    }
    case 'moreTime':
      return proposeMoreTime(clocks, seatOf(seating, person), request.decision);
    case 'wish': {
      const paused = clocks.pausedSince !== null;
      const occasion = { people: peopleAt(seating), wishes, over: status.over, paused };
      return proposeWish(occasion, person, request.wish, request.want);
    }
    case 'sit':
      return proposeSitting(seating, person, request.seat);
    case 'say': {
      const { game, state, log, talk } = running;
      const occasion = { game, state, seq: log.length - 1, talk };
      return proposeTalk(occasion, seatOf(seating, person), request.phrase);
    }
    case 'leave':
      return proposeLeaving(seating, person);
  }
}
