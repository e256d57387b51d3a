/** Which of the people drawn sits where: whoever plays is always the same, and nobody else has a face twice. */
import type { Seat } from '@mazzo/kernel';
import { people } from '../cards/people.ts';
import type { Person } from '../cards/people.ts';

const [you, ...others] = Object.keys(people) as [Person, ...Person[]];

export function personOf(seat: Seat, own: Seat | null): Person {
  if (seat === own) return you;
  // Whoever sits at the first seat has the face of the seat that is taken by the one who looks on.
  return others[(seat === 0 ? (own ?? others.length) : seat) - 1] ?? you;
}
