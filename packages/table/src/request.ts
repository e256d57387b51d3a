/** From a message to what should be written. */
import { proposeRequest } from '#later';
import { refuse } from '@mazzo/kernel';
import type { RunningMatch } from './running-match.ts';
import { decide } from './decide.ts';
import type { Allows, Sender } from './propose-request.ts';
import type { Proposal } from './proposal.ts';
import { playedSeatOf } from './seats.ts';
import type { Request } from './client-messages.ts';

export function proposalFor(
  running: RunningMatch,
  key: string,
  sender: Sender,
  request: Request,
  allows: Allows | undefined,
): Proposal {
  if (request.type !== 'command') return proposeRequest(running, sender, request, allows);
  const seat = playedSeatOf(running.seating, sender.person);
  if (seat === null) return { kind: 'refuse', refusal: refuse('C-10', 'notYourDecision') };
  const { move: sent, decision } = request;
  return decide(running, key, { by: seat, sent, decision, cause: 'person' });
}
