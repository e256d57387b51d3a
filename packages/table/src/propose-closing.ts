import { chain, closedBody } from '@mazzo/kernel';
import type { Closed } from '@mazzo/kernel';
import { nothing } from './proposal.ts';
import type { Proposal } from './proposal.ts';
import type { RunningMatch } from './running-match.ts';

/** The entry with which a log ends. */
export function proposeClosing(running: RunningMatch): Proposal {
  const { log, status } = running;
  if (!status.over || log.at(-1)?.kind === 'closed') return nothing;
  const entry = chain(log.at(-1), closedBody(log.length, status)) as Closed;
  return { kind: 'write', unwritten: { kind: 'closed', entry } };
}
