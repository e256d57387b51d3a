import type { Seat } from '@mazzo/kernel';
import type { Playing } from '../playing.ts';

/** Where bots sit, who have a manner each: people are not told theirs. */
export function botSeats({ seats }: Playing): Seat[] {
  const all = seats.value?.seats ?? [];
  return all.flatMap(({ holder }, seat) => (holder.kind === 'bot' ? [seat] : []));
}
