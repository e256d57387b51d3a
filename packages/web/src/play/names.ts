import { seatNames } from '@mazzo/bots';
import type { Audience, Seat } from '@mazzo/kernel';
import type { SeatsMessage } from '@mazzo/table';

/** `youWord` is what the one who looks on is called. People have names of their own, bots their seats'. */
export function audience(
  you: Seat | null,
  youWord: string,
  seats: SeatsMessage['seats'] = [],
): Audience {
  const nameAt = (seat: Seat): string | undefined => {
    const holder = seats[seat]?.holder;
    return holder?.kind === 'person' ? holder.name : seatNames[seat];
  };
  return { you, name: (seat) => (seat === you ? youWord : (nameAt(seat) ?? String(seat + 1))) };
}
