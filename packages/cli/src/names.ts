/** Who sits where. The person is at the first seat; the others are given names. */
import { seatNames } from '@mazzo/bots';
import { isName } from '@mazzo/kernel';
import type { Audience, Seat } from '@mazzo/kernel';
import { Mistake } from './mistake.ts';
import { quoted } from './screen.ts';
import type { CliText } from './text/text.ts';

export const YOU: Seat = 0;

/** `names` are those that a log carries; without them everybody has the seat's. */
export function audience(
  you: Seat | null,
  text: CliText,
  names: readonly string[] = seatNames,
): Audience {
  return {
    you,
    name: (seat) => (seat === you ? text.play.you : (names[seat] ?? String(seat + 1))),
  };
}

/** What a log calls everybody, if the person has said what they are called. */
export function namesFor(
  given: string | undefined,
  seats: number,
  text: CliText,
): readonly string[] | null {
  if (given === undefined) return null;
  const others: readonly string[] = seatNames.slice(1, seats);
  if (!isName(given)) throw new Mistake(text.mistakes.name(quoted(given)));
  if (others.includes(given)) throw new Mistake(text.mistakes.nameTaken(quoted(given)));
  return [given, ...others];
}
