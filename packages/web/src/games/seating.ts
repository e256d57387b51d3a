import type { Seat } from '@mazzo/kernel';

/** All seats as they sit round the table, whoever looks on last: the others lie before them. */
export function clockwise(seats: number, you: Seat | null): Seat[] {
  const first = you === null ? 0 : you + 1;
  return Array.from({ length: seats }, (_, n) => (first + n) % seats);
}
