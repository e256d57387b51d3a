/** Who sits where. The person is at the first seat; the others are given names. */
import { seatNames } from '@mazzo/bots';
import type { Audience, Seat } from '@mazzo/kernel';
import type { CliText } from './text/text.ts';

export const YOU: Seat = 0;

export function audience(you: Seat | null, text: CliText): Audience {
  return {
    you,
    name: (seat) => (seat === you ? text.play.you : (seatNames[seat] ?? String(seat + 1))),
  };
}
