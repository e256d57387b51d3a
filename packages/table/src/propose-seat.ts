/** Sitting down, leaving, being stood in for, being removed. */
import { refuse } from '@mazzo/kernel';
import type { Seat } from '@mazzo/kernel';
import type { Absence, Person } from './journal.ts';
import { noted, nothing, refused } from './proposal.ts';
import type { Proposal } from './proposal.ts';
import { seatOf } from './seats.ts';
import type { Seating } from './seats.ts';

export function proposeSitting(seating: Seating, who: Person, seat: Seat, name?: string): Proposal {
  const chair = seating.chairs[seat];
  const held = seatOf(seating, who);
  if (chair === undefined) {
    return { kind: 'refuse', refusal: refuse('C-10', 'noSuchSeat'), always: true };
  }
  if (seating.removed.includes(who)) return refused(null, 'wasRemoved');
  if (held === seat) {
    return chair.standIn === null ? nothing : noted({ type: 'cameBack', seat });
  }
  if (held !== null) return refused('C-9', 'keepsSeat');
  if (chair.holder.kind === 'person') return refused('C-9', 'seatTaken');
  return noted({
    type: 'sat',
    seat,
    person: who,
    ...(name === undefined || name === who ? {} : { name }),
  });
}

export function proposeLeaving(seating: Seating, who: Person): Proposal {
  const seat = seatOf(seating, who);
  if (seat === null) return refused(null, 'notSeated');
  return proposeStandIn(seating, seat, 'left');
}

/** C-1: a bot takes over. One who has left stays so, whatever the connection does. */
export function proposeStandIn(seating: Seating, seat: Seat, why: Absence): Proposal {
  const { holder, standIn } = seating.chairs[seat]!;
  if (holder.kind === 'bot') return nothing;
  const called = standIn === null || (why === 'left' && standIn.why !== 'left');
  return called ? noted({ type: 'standInCame', seat, why }) : nothing;
}

export function proposeRemoval(seating: Seating, who: Person): Proposal {
  const seat = seatOf(seating, who);
  return seat === null ? refused(null, 'notSeated') : noted({ type: 'removed', seat, person: who });
}
