import { seatNames } from '@mazzo/bots';
import type { Audience, Seat } from '@mazzo/kernel';

/** `youWord` is what the one who looks on is called. */
export function audience(you: Seat | null, youWord: string): Audience {
  return {
    you,
    name: (seat) => (seat === you ? youWord : (seatNames[seat] ?? String(seat + 1))),
  };
}
