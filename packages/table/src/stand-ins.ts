/** C-1: a bot for whoever stays away while others wait; and the seat back when they return. */
import type { RunningMatch } from './running-match.ts';
import { proposeSitting, proposeStandIn } from './propose-seat.ts';
import { peopleAt, personIn } from './seats.ts';
import type { Situation, TimedAction } from './timed-actions.ts';

/** How long a lost connection is waited for before a bot takes over. */
const AWAY = 20_000;

export function* standInActions({ running, presence, since }: Situation): Generator<TimedAction> {
  const { seating } = running;
  const { here } = presence;
  for (const [seat, chair] of seating.chairs.entries()) {
    const person = personIn(chair);
    if (person === null) continue;
    if (here.has(person)) {
      if (chair.standIn?.why !== 'away') continue;
      const propose = (running: RunningMatch) => proposeSitting(running.seating, person, seat);
      yield { name: `back ${seat}`, time: 0, propose };
      continue;
    }
    const isWaitedFor = peopleAt(seating).some((other) => here.has(other));
    if (chair.standIn !== null || !isWaitedFor) continue;
    const gone = Math.max(presence.goneSince(person) ?? since, since);
    const propose = (running: RunningMatch) => proposeStandIn(running.seating, seat, 'away');
    yield { name: `away ${seat} ${gone}`, time: gone + AWAY, propose };
  }
}
